import { createServer } from 'node:http'
import { join, relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { createServer as createViteServer } from 'vite'
import { endSocket, isSameOrigin } from '../serve/guard'
import type { Handlers, ListenOptions } from '../serve/listen'
import { projectRoot } from '../util/project-root'

/** What Vite's client asks for when it opens its socket. */
const PROTOCOLS = ['vite-hmr', 'vite-ping']

const SOURCES = ['engine', 'blocks', 'schemas', 'vite.config.ts', 'package.json', 'tsconfig.json']

export interface SocketGate {
  /** What Vite listens to; it never listens for connections itself. */
  server: ReturnType<typeof createServer>
  /** Lets the pages of this server through to Vite's socket, and nobody else. */
  upgrade: NonNullable<Handlers['upgrade']>
}

export function createSocketGate(): SocketGate {
  const server = createServer()
  return {
    server,
    upgrade(request, socket, head) {
      if (!PROTOCOLS.includes(request.headers['sec-websocket-protocol'] ?? '')) {
        endSocket(socket, { status: 400, message: 'There is no such protocol here.' })
      } else if (!isSameOrigin(request.headers)) {
        endSocket(socket, { status: 403, message: 'Only a page of this server may listen.' })
      } else if (!server.emit('upgrade', request, socket, head)) {
        endSocket(socket, { status: 503, message: 'The server is not ready yet.' })
      }
    },
  }
}

/** Vite behind a server of ours, which has let through only what may ask. */
export function createVite(
  { allowedHosts = [], host }: ListenOptions,
  sockets: SocketGate['server'],
): Promise<ViteDevServer> {
  return createViteServer({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      allowedHosts: [...allowedHosts, ...(host ? [host] : [])],
      cors: false,
      hmr: { server: sockets },
      ws: { server: sockets } as never,
      watch: { ignored: (path) => !isSource(path) },
    },
  })
}

/** Whether Vite watches it: what is built and kept in the project's folder may be large. */
function isSource(path: string): boolean {
  const within = relative(projectRoot, path)
  return within === '' || SOURCES.includes(within.split(sep)[0] ?? '')
}
