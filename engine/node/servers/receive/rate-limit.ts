import type { IncomingMessage } from 'node:http'

/** The enquiries of an address in `PERIOD_MS`. Many visitors of a company share an address. */
const MOST = 60
/** Ten minutes. */
const PERIOD_MS = 600_000
/** The time after which a client may send a form again. */
export const RETRY_SECONDS = PERIOD_MS / 1000

/** Returns `false` once a client has sent too many forms. */
export type RateLimit = (request: IncomingMessage) => boolean

/**
 * Limits the forms of each address. Addresses are in memory only, for ten minutes at most. Those
 * of this machine are not limited: behind a proxy that the settings do not have, all visitors have
 * such an address.
 */
export function createRateLimit(isBehindProxy: boolean): RateLimit {
  const counts = new Map<string, number>()
  setInterval(() => counts.clear(), PERIOD_MS).unref()
  return (request) => {
    const address = readAddress(request, isBehindProxy)
    if (/^(127\.|::1$)/.test(address)) return true
    const network = findNetwork(address)
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    return count <= MOST
  }
}

/** A proxy adds the address of its client as the last one. Clients can send those before it. */
function readAddress({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? [headers['x-forwarded-for'] ?? ''].flat().join() : ''
  const address = forwarded.split(',').at(-1)?.trim() || socket.remoteAddress || ''
  // IPv4 in IPv6: https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
  return address.replace(/^::ffff:/i, '')
}

/** Of IPv6, a customer has at least a network of 64 bits. */
function findNetwork(address: string): string {
  if (!address.includes(':')) return address
  const [start = '', end] = address.split('::').map((part) => part.split(':'))
  const groups = [start].flat()
  const zeros = end ? 8 - groups.length - end.length : 0
  return [...groups, ...Array(Math.max(zeros, 0)).fill('0'), ...(end ?? [])].slice(0, 4).join(':')
}
