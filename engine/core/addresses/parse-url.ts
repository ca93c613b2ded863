/**
 * Parses a URL. Undefined if it is invalid. `URL.canParse` of Node 20 and 22 refuses URLs with
 * letters such as "ü" after several thousand calls.
 * https://github.com/AikidoSec/firewall-node/pull/1086
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
