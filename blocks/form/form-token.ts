/** The security token's key in the validated values. No field may have this name. */
export const TOKEN_NAME = 'csrfToken'
/** The request header that carries the token. */
export const TOKEN_HEADER = 'X-CSRF-Token'

/** Returns `true` for 64 lower-case hexadecimal digits. */
export function isToken(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}
