/** What pages show in frames, by the addresses of the frames. */

import { parseUrl } from './parse-url'

/** The origins of addresses, each once, in an order that is the same everywhere. */
export function listFrameHosts(addresses: string[]): string[] {
  const origins = addresses.flatMap((address) => parseUrl(address)?.origin ?? [])
  return [...new Set(origins)].sort()
}

/** The name of the host of an address, as visitors know it: `maps.example`. */
export function nameFrameHost(address: string): string {
  const { hostname = address } = parseUrl(address) ?? {}
  return hostname.replace(/^www\./, '')
}

/**
 * Whether a host of the security policy is that of an origin, or has a star where that has more:
 * https://www.w3.org/TR/CSP3/#match-hosts
 */
export function coversHost(host: string, origin: string): boolean {
  const [scheme, rest] = host.split('*')
  if (rest === undefined) return host === origin
  return origin.startsWith(scheme ?? '') && origin.endsWith(rest)
}
