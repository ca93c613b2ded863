/** Returns `true` for a name or address of this machine, on which nothing has to be encrypted. */
export function isLocalHost(hostname = ''): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
