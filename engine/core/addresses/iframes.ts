/** The content of iframes, by their URLs. */

import { parseUrl } from './parse-url'

/** The origins of URLs, each once, in the same order on every system. */
export function listIframeHosts(addresses: string[]): string[] {
  const origins = addresses.flatMap((address) => parseUrl(address)?.origin ?? [])
  return [...new Set(origins)].sort()
}

/** The host name of a URL for display: `maps.example`. */
export function nameFrameHost(address: string): string {
  const { hostname = address } = parseUrl(address) ?? {}
  return hostname.replace(/^www\./, '')
}

/**
 * Returns `true` if a host of the security policy, possibly with a wildcard, matches an origin:
 * https://www.w3.org/TR/CSP3/#match-hosts
 */
export function coversHost(host: string, origin: string): boolean {
  const [scheme, rest] = host.split('*')
  if (rest === undefined) return host === origin
  return origin.startsWith(scheme ?? '') && origin.endsWith(rest)
}
