const LOCAL = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0)$/

/** The https URL for an http URL, unless it is on the visitor's own machine. */
export function httpsRedirect(href: string): string | undefined {
  const url = new URL(href)
  if (url.protocol !== 'http:' || LOCAL.test(url.hostname)) return undefined
  url.protocol = 'https:'
  return url.href
}
