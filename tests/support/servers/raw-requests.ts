import { connect } from 'node:net'

/** The response received over a connection. */
export interface RawAnswer {
  /** All received bytes, as Latin-1. */
  text: string
  /** How the connection ended. No server should cause `hung`. */
  end: 'closed' | 'reset' | 'hung'
}

export interface Target {
  port: number
  host?: string
}

/** If no data arrives for this long, the server counts as hung, in milliseconds. */
const TIMEOUT = 60_000
/** How long a client waits after the response before it closes its side, in milliseconds. */
const PAUSE = 300

/** Sends raw bytes, and waits until the connection ends. */
export function sendRaw({ port, host = '127.0.0.1' }: Target, bytes: string): Promise<RawAnswer> {
  return new Promise((done) => {
    const socket = connect({ port, host })
    let text = ''
    let end: RawAnswer['end'] = 'closed'
    let pause: NodeJS.Timeout | undefined
    socket.setEncoding('latin1')
    socket.setTimeout(TIMEOUT, () => {
      end = 'hung'
      socket.destroy()
    })
    socket.on('data', (part) => {
      text += part
      clearTimeout(pause)
      pause = setTimeout(() => socket.end(), PAUSE)
    })
    socket.on('error', () => {
      end = 'reset'
    })
    socket.on('close', () => {
      clearTimeout(pause)
      done({ text, end })
    })
    socket.write(bytes, 'latin1')
  })
}

/** A request with the given lines that asks the server to close the connection. */
export function writeRequest(line: string, headers: string[] = []): string {
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: localhost']
  return [line, ...host, ...headers, 'Connection: close', '', ''].join('\r\n')
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT']
const ODD_METHODS = ['get', 'G\0T', '', 'PRI', 'M-SEARCH', 'GET GET', 'PROPFIND']
const VERSIONS = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/9',
  'http/1.1',
  '',
]
const TARGETS = [
  ...['/', '/bread', '/bread/', '//bread/', '///', '/_data/bread.json', '/assets/', '/assets/x.js'],
  ...['*', '*:99999', '*%zz', '%', '/%', '/%zz', '/%00', '/%E0%A4%A', '/%2e%2e/%2e%2e/etc/passwd'],
  ...['/../../package.json', '/..%5c..%5cx', '/\\evil.example/', '/.quire/headers.json', '/?%zz'],
  ...[
    'http://localhost/',
    'http://[',
    'http://evil.example/',
    'https:///',
    'localhost:80',
    '?',
    '#',
  ],
  ...[
    '/__open-in-editor?file=/etc/passwd',
    '/__OPEN-IN-EDITOR',
    '/_source',
    '/_source?file=/x:1:1',
  ],
  ...['/_catalogue', '/-examples/hero/0', '/-examples/%zz', '/@vite/client', '/@fs/etc/passwd'],
  ...[
    '/@id/__x00__x',
    '/@fs/%00',
    '/engine/entry-live.ts?raw??',
    '/engine/%zz.ts',
    '/x.css?inline',
  ],
  ...['/@vite-plugin-react', '/node_modules/.vite/deps/x.js?v=1', '/?html-proxy&index=0.js'],
]
const HEADERS = [
  ...[
    'bytes=5-1',
    'bytes=-1',
    'bytes=0-0',
    'bytes=99999999-',
    'bytes=a-b',
    'bytes=1-2,3-4',
    'x',
  ].map((range) => `Range: ${range}`),
  ...['http://[', 'http://localhost/-examples/hero/0', '%zz', '//', 'a:b', '\x01'].map(
    (referer) => `Referer: ${referer}`,
  ),
  ...['', 'evil.example', '[', '[::1]', '127.0.0.1:99999', 'a@b', 'localhost:x', 'LOCALHOST'].map(
    (host) => `Host: ${host}`,
  ),
  ...['gzip;q=x', 'br', '*', ';;;', 'identity;q=0'].map((coding) => `Accept-Encoding: ${coding}`),
  ...['Upgrade: websocket', 'Upgrade: h2c', 'Sec-WebSocket-Protocol: vite-hmr'],
  ...[
    'Sec-WebSocket-Key: x',
    'Sec-WebSocket-Version: 13',
    'Origin: http://localhost',
    'Origin: null',
  ],
  ...[
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 9999999999',
    'Expect: 100-continue',
  ],
  ...[
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: x',
    'Expect: x',
    'If-None-Match: *',
    'Accept: x',
  ],
  ...[
    'If-Modified-Since: x',
    'If-Range: "x"',
    'Cookie: \xff',
    'x',
    ': x',
    'X : y',
    ' folded',
    'TE: x',
  ],
  ...['Connection: upgrade', 'Connection: keep-alive', 'Accept: text/x-vite-ping', 'X-Long: '],
]
const BODIES = ['', '', '', 'hello', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '\0\xff']
const JUNK = ['\r\n', '\n', '\0', '\xff', '%', ' ', ':', '/', '\t', '\x7f', '{', '"']

/**
 * A request made of unusual parts, with some bytes changed. The same random numbers give the same
 * request.
 */
export function buildRawRequest(random: () => number): string {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? ''
  const method = random() < 0.85 ? pick(METHODS) : pick(ODD_METHODS)
  const target = pick(TARGETS) + (random() < 0.2 ? pick(TARGETS) : '')
  const headers = Array.from({ length: Math.floor(random() * 4) }, () => pick(HEADERS))
  if (random() < 0.02) headers.push(`X-Large: ${'x'.repeat(20_000)}`)
  const request = `${writeRequest(`${method} ${target} ${pick(VERSIONS)}`, headers)}${pick(BODIES)}`
  const changed = random() < 0.3 ? change(request, pick(JUNK), random) : request
  // Completes a request that was left open, so that the server has a reason to close the
  // connection.
  return `${changed}\r\n\r\n${writeRequest('GET /no-such-file HTTP/1.1')}`
}

function change(text: string, junk: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  return text.slice(0, at) + junk + text.slice(at + Math.floor(random() * 3))
}
