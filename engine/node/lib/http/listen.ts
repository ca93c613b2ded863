import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { createServer as createNetServer, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { endSocket, findRequestError, sendError } from './guard'

export interface ListenOptions {
  /** The port. 0 means any free port. */
  port: number
  /** If `true`, the next free port is used if this one is in use. */
  moves?: boolean
  /** One of the machine's addresses, or `ALL_ADDRESSES`. Default: the loopback interface. */
  host?: string
  /** Accepted host names, in addition to `localhost` and IP addresses. */
  allowedHosts?: string[]
}

export interface Listening {
  /** The server's URL on this machine. */
  url: string
  /** The server's URLs on the network. */
  otherUrls: string[]
  close: () => Promise<void>
}

/** Called only for requests that passed the guard. Its errors are answered with 500. */
type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

export const ALL_ADDRESSES = 'all'
/** `localhost` may resolve to either address. */
const LOOPBACK = ['127.0.0.1', '::1']
/** The same port must be free on both loopback addresses. */
const TRIES = 20

/**
 * Listens for requests behind a guard, so that no invalid request reaches a handler, and no handler
 * error ends the process.
 * @throws Node's error if the port is in use, or the machine does not have the address.
 */
export async function listen(options: ListenOptions, answer: Answer): Promise<Listening> {
  const { host, moves = false } = options
  const addresses = host === undefined ? LOOPBACK : [host === ALL_ADDRESSES ? undefined : host]
  const allowedHosts = [...(options.allowedHosts ?? []), ...(host ? [host.toLowerCase()] : [])]
  const http = createGuarded(answer, allowedHosts)
  for (let { port } = options, tries = 1; ; tries += 1) {
    try {
      return describe(options, http, await bind(http, port, addresses))
    } catch (reason) {
      const isTaken = (reason as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || !(moves || port === 0) || tries === TRIES) throw reason
      if (port > 0) port += 1
    }
  }
}

function createGuarded(answer: Answer, allowedHosts: string[]): Server {
  const http = createServer(async (request, response) => {
    const error = findRequestError(request, allowedHosts)
    if (error) return sendError(response, error)
    try {
      await answer(request, response)
    } catch (reason) {
      console.error(reason)
      sendError(response, { status: 500, message: 'The server could not handle this request.' })
    }
  })
  http.on('connect', (_request, socket) => {
    endSocket(socket, { status: 405, message: 'This server is not a proxy.' })
  })
  return http
}

/** Opens one port on each of the machine's addresses. */
async function bind(
  http: Server,
  wanted: number,
  addresses: (string | undefined)[],
): Promise<NetServer[]> {
  const bound: NetServer[] = []
  let missing: unknown
  for (const host of addresses) {
    // One server handles all connections: the others pass theirs to the first.
    const server = bound.length === 0 ? http : createForwarder(http)
    const [first] = bound
    const port = first ? (first.address() as AddressInfo).port : wanted
    try {
      await new Promise<void>((done, fail) => {
        server.once('error', fail)
        server.listen({ port, host }, () => {
          server.off('error', fail)
          done()
        })
      })
      bound.push(server)
    } catch (reason) {
      missing = reason
      if (isAddressMissing(reason) && addresses.length > 1) continue
      await closeAll(bound)
      throw reason
    }
  }
  if (bound.length === 0) throw missing
  return bound
}

function createForwarder(http: Server): NetServer {
  return createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    http.emit('connection', socket)
  })
}

/** The machine may lack IPv6 or IPv4. */
function isAddressMissing(reason: unknown): boolean {
  const { code = '' } = reason as NodeJS.ErrnoException
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)
}

function closeAll(servers: NetServer[]): Promise<unknown> {
  return Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
}

function describe({ host }: ListenOptions, http: Server, bound: NetServer[]): Listening {
  const { port } = http.address() as AddressInfo
  const at = (name: string) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
  const isEverywhere = [ALL_ADDRESSES, '0.0.0.0', '::'].includes(host ?? '')
  return {
    url: at(host === undefined || isEverywhere ? 'localhost' : host),
    otherUrls: isEverywhere ? listAddresses().map(at) : [],
    async close() {
      const closed = closeAll(bound)
      http.closeAllConnections()
      await closed
    },
  }
}

/** The addresses of the machine that other machines can reach without a zone id. */
function listAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list = []) => list)
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
    .map(({ address }) => address)
}
