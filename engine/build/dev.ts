import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { createServer as createViteServer } from 'vite'
import { renderReport } from './check/report'
import { handleDevRequest } from './dev-request'
import type { DevSite } from './dev-site'
import { createDevSite } from './dev-site'
import { projectRoot } from './project-root'

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
    server: { middlewareMode: true, hmr: { server: http }, ws: { server: http } as never },
  })
  const blockTypes = readdirSync(join(projectRoot, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const site = createDevSite(resolve(siteDir), blockTypes)
  watchSite(vite, site)
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      handleDevRequest({ vite, site, request, response }).catch((reason: Error) => {
        vite.ssrFixStacktrace(reason)
        response.statusCode = 500
        response.end(reason.stack)
      })
    })
  })
  await new Promise<void>((done, fail) => {
    http.once('error', fail)
    http.listen(port, done)
  })
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}`,
    close: async () => {
      await vite.close()
      http.closeAllConnections()
      await new Promise((done) => http.close(done))
    },
  }
}

/** Tells the open pages about every saved file of the site, good or bad. */
function watchSite(vite: ViteDevServer, site: DevSite): void {
  vite.watcher.add(site.dir)
  vite.watcher.on('all', async (_event, file) => {
    if (!resolve(file).startsWith(site.dir)) return
    const { problems, sharedChanged, broken } = await site.reload()
    if (broken) {
      const report = renderReport(problems)
      console.error(report)
      vite.ws.send({ type: 'error', err: { message: report, stack: '' } })
    } else {
      vite.ws.send({ type: 'custom', event: 'quire:change', data: { sharedChanged } })
    }
  })
}
