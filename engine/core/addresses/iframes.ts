/** The hosts of iframes, from their URLs. */

import { parseUrl } from './parse-url'

/** The distinct hosts of URLs, in the same order on every system. */
export function listIframeHosts(addresses: string[]): string[] {
  const hosts = addresses.flatMap((address) => parseUrl(address)?.origin ?? [])
  return [...new Set(hosts)].sort()
}

/** A URL's host name for display: `maps.example`. */
export function nameFrameHost(address: string): string {
  const { hostname = address } = parseUrl(address) ?? {}
  return hostname.replace(/^www\./, '')
}

/**
 * Returns `true` if a host in the security policy, possibly with a wildcard, matches that of a URL:
 * https://www.w3.org/TR/CSP3/#match-hosts
 */
export function coversHost(host: string, origin: string): boolean {
  const [scheme, rest] = host.split('*')
  if (rest === undefined) return host === origin
  return origin.startsWith(scheme ?? '') && origin.endsWith(rest)
}
