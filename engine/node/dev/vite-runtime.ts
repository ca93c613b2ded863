import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { join, relative, sep } from 'node:path'
import type { HotPayload, ViteDevServer, WebSocketClient } from 'vite'
import { createServer as createViteServer } from 'vite'
import { CHANGE_EVENT, OPENED_EVENT } from '../../core/dev-protocol'
import { buildInlineScripts } from '../bundle/inline-scripts'
import type { ServerModule } from '../bundle/server-module'
import { listBlockTypes } from '../schemas/schemas'
import { endSocket, hasPlainQuery, isSameOrigin } from '../serve/guard'
import type { Handlers, ListenOptions } from '../serve/listen'
import { projectRoot } from '../util/project-root'
import { showFailures } from './failures'
import type { DevNews, DevRuntime } from './runtime'

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
function createVite(
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

/** Whether an address of the server is in a folder from which pages get sources. */
function isSourceFolder(url: string): boolean {
  return ['node_modules', ...SOURCES].includes(url.split('/')[1] ?? '')
}

const DEV_ENTRY = '/engine/entry-dev.ts'
const CLIENT_ENTRY = '/engine/entry-client.tsx'

/** The sources of the repository, compiled one by one; a saved one shows at once. */
export async function createViteRuntime(
  options: ListenOptions,
  gate: SocketGate,
): Promise<DevRuntime> {
  const [vite, inlineScripts] = await Promise.all([
    createVite(options, gate.server),
    buildInlineScripts(),
  ])
  showFailures(vite)
  // What is wrong with the site, and the pages that are told so, also those that are opened later.
  let trouble: HotPayload | undefined
  const opened = new WeakSet<WebSocketClient>()
  vite.ws.on(OPENED_EVENT, (_, page) => {
    opened.add(page)
    if (trouble) page.send(trouble)
  })
  const types = listBlockTypes(projectRoot)
  return {
    async answer(request, response, whole) {
      const { url } = request
      // Its files are at the root of the server, whatever the base of the site is.
      if (url !== whole && !isSourceFolder(whole)) return false
      request.url = whole
      // None of Vite's own addresses has a query that it could not decode.
      const isAnswered = hasPlainQuery(whole) && (await passThrough(vite, request, response))
      request.url = url
      return isAnswered
    },
    loadServer: async () => (await vite.ssrLoadModule('/engine/entry-server.tsx')) as ServerModule,
    async loadBundle() {
      const none = { scripts: [], styles: [] }
      const blocks = new Map(types.map((type) => [type, none]))
      return { entry: none, thirdParty: '', blocks, contentParts: new Map(), inlineScripts }
    },
    renderScripts: (isPage) => writeScripts(vite, [DEV_ENTRY, ...(isPage ? [CLIENT_ENTRY] : [])]),
    renderStyles: () => collectStyles(vite),
    tell(news: DevNews) {
      if (news.kind === 'trouble') {
        const { message, stack } = news
        trouble = { type: 'error', err: { message, stack } }
        for (const page of vite.ws.clients) if (opened.has(page)) page.send(trouble)
      } else {
        trouble = undefined
        const { sharedChanged } = news
        vite.ws.send({ type: 'custom', event: CHANGE_EVENT, data: { sharedChanged } })
      }
    },
    tellFailure: () => undefined,
    explain: (reason) => vite.ssrFixStacktrace(reason),
    close: () => vite.close(),
  }
}

/**
 * The scripts of a page, Vite's client first. Vite gets a document that holds nothing else: of a
 * whole page it would compile each style sheet again, and keep all of them for each address.
 */
async function writeScripts(vite: ViteDevServer, entries: string[]): Promise<string> {
  const tags = entries.map((entry) => `<script type="module" src="${entry}"></script>`)
  const document = await vite.transformIndexHtml('/', `<head>${tags.join('')}</head>`)
  return document.slice(document.indexOf('<head>') + '<head>'.length, document.indexOf('</head>'))
}

/**
 * The styles of everything that has been rendered, as Vite's client knows them, so that the page
 * is styled before its scripts run and hot updates find them.
 */
async function collectStyles(vite: ViteDevServer): Promise<string> {
  const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()]
  const styles = modules.filter(({ url }) => url.endsWith('.css'))
  const render = async ({ url, id }: (typeof styles)[number]) => {
    // Loaded on the server's side: in the browser's graph a module that nothing imports would
    // turn every change of it into a reload.
    const { default: css } = await vite.ssrLoadModule(`${url}?inline`)
    return `<style type="text/css" data-vite-dev-id="${id}">${css}</style>`
  }
  return (await Promise.all(styles.map(render))).join('')
}

/** Whether Vite answered a request, as it does for sources and packages. */
function passThrough(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((done, fail) => {
    response.once('close', () => done(true))
    vite.middlewares(request, response, (reason?: Error) => (reason ? fail(reason) : done(false)))
  })
}
