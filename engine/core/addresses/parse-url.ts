/**
 * Parses a URL. Returns undefined if it is invalid. `URL.canParse` in Node 20 and 22 rejects URLs
 * with letters such as "ü" after several thousand calls.
 * https://github.com/AikidoSec/firewall-node/pull/1086
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
