import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative, resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { createServer as createViteServer } from 'vite'
import { createDevCatalogue } from '../catalogue/dev-catalogue'
import type { Problem } from '../check/problem'
import { hasErrors, renderReport } from '../check/report'
import { buildDevHeaders } from '../hosting/site-policy'
import { projectRoot } from '../project-root'
import { watchFolder } from '../watch-folder'
import { handleDevRequest, sendHtml, sendPublicFile } from './request'
import type { DevChange, DevSite } from './site'
import { createDevSite } from './site'

export interface DevServer {
  url: string
  close: () => Promise<void>
}

export interface DevOptions {
  siteDir: string
  /** 0 for any free port. */
  port: number
}

/**
 * Serves a site while it is being written: pages are rendered when they are asked for, and a
 * saved file shows at once, be it a component, a style or a page's JSON.
 * @throws when the port is taken.
 */
export async function startDev({ siteDir, port }: DevOptions): Promise<DevServer> {
  const http = createServer()
  const vite = await createViteServer({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      hmr: { server: http },
      ws: { server: http } as never,
      watch: { ignored: (path) => !isSource(path) },
    },
  })
  const blockTypes = readdirSync(join(projectRoot, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const site = createDevSite(resolve(siteDir), blockTypes)
  const catalogue = createDevCatalogue(site)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (catalogue.isCatalogue(request)) {
      return sendHtml(response, 200, await catalogue.render(`http://${request.headers.host}`))
    }
    const examples = catalogue.isExample(request) ? await catalogue.openExamples() : undefined
    return handleDevRequest({ vite, site: examples ?? site, request, response })
  }
  http.on('request', async (request, response) => {
    // The catalogue shows its examples in frames, which a site's policy forbids.
    const isOwn = !catalogue.isCatalogue(request) && !catalogue.isExample(request)
    const frame = isOwn ? await site.loadFrame().catch(() => undefined) : undefined
    const headers = frame ? buildDevHeaders(frame.site.settings) : []
    for (const [name, value] of headers) response.setHeader(name, value)
    const serve = () =>
      vite.middlewares(request, response, () => {
        answer(request, response).catch((reason: Error) => {
          vite.ssrFixStacktrace(reason)
          response.statusCode = 500
          response.end(reason.stack)
        })
      })
    // Before Vite, which has files of the project at such addresses.
    if (isOwn) sendPublicFile({ site, request, response }, serve)
    else serve()
  })
  await new Promise<void>((done, fail) => {
    http.once('error', fail)
    http.listen(port, done)
  })
  // What takes long at the first page is done before anyone waits for a page.
  const url = `http://localhost:${(http.address() as AddressInfo).port}`
  await fetch(url).then((response) => response.text())
  const stopWatching = watchSite(vite, site)
  return {
    url,
    close: async () => {
      stopWatching()
      await vite.close()
      http.closeAllConnections()
      await new Promise((done) => http.close(done))
    },
  }
}

const SOURCES = ['engine', 'blocks', 'schemas', 'vite.config.ts', 'package.json', 'tsconfig.json']

/** Whether Vite watches it: what is built and kept in the project's folder may be large. */
function isSource(path: string): boolean {
  const within = relative(projectRoot, path)
  return within === '' || SOURCES.includes(within.split(sep)[0] ?? '')
}

/**
 * The report as Vite's overlay shows it: how many problems there are as the message, and what they
 * are as the stack, in which a place is a link that opens the file. For that it has the whole path.
 */
function renderOverlay(problems: Problem[]): { message: string; stack: string } {
  const report = renderReport(problems.map((it) => ({ ...it, file: resolve(it.file) })))
  const closingAt = report.lastIndexOf('\n\n')
  return { message: report.slice(closingAt).trim(), stack: report.slice(0, closingAt) }
}

/** How long after a change the whole site is checked, in milliseconds: the page shows it first. */
const PAUSE = 250

/** Tells the open pages about every saved file of the site, good or bad; returns what ends it. */
function watchSite(vite: ViteDevServer, site: DevSite): () => void {
  let told = ''
  let timer: NodeJS.Timeout | undefined

  const tell = ({ problems, sharedChanged }: DevChange): void => {
    const report = hasErrors(problems) ? renderReport(problems) : ''
    told = report
    if (report) {
      console.error(report)
      vite.ws.send({ type: 'error', err: renderOverlay(problems) })
    } else {
      vite.ws.send({ type: 'custom', event: 'quire:change', data: { sharedChanged } })
    }
  }

  const checkAll = async (): Promise<void> => {
    const problems = await site.checkAll()
    const report = hasErrors(problems) ? renderReport(problems) : ''
    if (report !== told) tell({ problems, sharedChanged: false })
  }

  // A picture may be read while it is half written; when it is whole, it is a change again.
  const tellReason = (reason: Error): void => console.error(reason.message)
  const checkSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => checkAll().catch(tellReason), PAUSE)
  }

  const stop = watchFolder(site.dir, (file) => {
    site.change(file).then(tell).catch(tellReason).finally(checkSoon)
  })
  checkSoon()
  return () => {
    stop()
    clearTimeout(timer)
  }
}
