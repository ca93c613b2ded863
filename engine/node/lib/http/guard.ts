import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { tryDecode } from '../../../core/addresses/paths'
import { TOKEN_HEADER } from '../../../core/dev-protocol'

/** The reason why a request is refused. */
export interface HttpError {
  status: number
  /** One sentence for the client. */
  message: string
}

/**
 * Refuses invalid URLs and unknown hosts before any other code sees the request. Without the host
 * check, a foreign page could read from the server through its own host name, made to resolve to
 * this machine (DNS rebinding).
 */
export function findRequestError(
  { url = '', headers, headersDistinct }: IncomingMessage,
  allowedHosts: string[],
): HttpError | undefined {
  if (!isPath(url)) {
    return { status: 400, message: 'The requested address is not a path.' }
  }
  // https://www.rfc-editor.org/rfc/rfc9112#section-3.2-6
  if ((headersDistinct.host ?? []).length > 1) {
    return { status: 400, message: 'The request has more than one Host header.' }
  }
  const name = readHostName(headers.host)
  if (name === undefined) return { status: 403, message: 'The Host header is empty or invalid.' }
  if (isKnownHost(name, allowedHosts)) return undefined
  return {
    status: 403,
    message: `This server does not answer as "${name}". To allow that name, start it with --allowed-hosts ${name}.`,
  }
}

/** Returns `true` if a URL starts with a slash and can be decoded. */
function isPath(url: string): boolean {
  const path = tryDecode(url.split('?', 1)[0] ?? '')
  return url.startsWith('/') && path !== undefined && !path.includes('\0')
}

const HOST = /^(?:\[([\da-f:.]+)\]|([a-z\d._-]+))(?::\d{1,5})?$/i

/** The name or address in a `Host` header, without the port. */
function readHostName(host = ''): string | undefined {
  const [, address, name] = HOST.exec(host) ?? []
  return (address ?? name)?.toLowerCase()
}

function isKnownHost(name: string, allowedHosts: string[]): boolean {
  const isLocal = name === 'localhost' || name.endsWith('.localhost')
  return isLocal || isIP(name) !== 0 || allowedHosts.includes(name)
}

/**
 * Returns `true` if a request comes from a page of this server. Every browser sends the origin of a
 * POST; `Sec-Fetch-Site` is sent only over trustworthy connections.
 */
function isSameOrigin({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  return origin?.toLowerCase() === `http://${host?.toLowerCase()}` && site === 'same-origin'
}

/**
 * Refuses a request that acts on the machine unless one of the server's own pages sent it. Such a
 * page sends the token in a header, by default that of the site's pages.
 */
export function findActionError(
  { method, headers }: IncomingMessage,
  token: string,
  header = TOKEN_HEADER,
): HttpError | undefined {
  if (method !== 'POST') return { status: 405, message: 'This needs a POST request.' }
  const given = Buffer.from(String(headers[header] ?? ''))
  const wanted = Buffer.from(token)
  const hasToken = given.length === wanted.length && timingSafeEqual(given, wanted)
  if (hasToken && isSameOrigin(headers)) return undefined
  return { status: 403, message: 'Only pages of this server may request this.' }
}

const HEADERS = {
  'Content-Type': 'text/plain;charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** Ends a response with the error, or ends it at once if its headers are already sent. */
export function sendError(response: ServerResponse, { status, message }: HttpError): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, HEADERS).end(`${message}\n`)
}

/** Like the function above, for a request to upgrade the protocol, which has no response object. */
export function endSocket(socket: Duplex, { status, message }: HttpError): void {
  const headers = { ...HEADERS, 'Content-Length': Buffer.byteLength(message), Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.on('error', () => {})
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', message].join('\r\n'))
}
