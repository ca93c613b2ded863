/**
 * An address in its parts; undefined where it is none. `URL.canParse` of Node 20 and 22 refuses
 * addresses with letters such as "ü" after some thousand calls.
 * https://github.com/AikidoSec/firewall-node/pull/1086
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
