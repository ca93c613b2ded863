import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { buildDevHeaders } from '../hosting/site-policy'
import { listBlockTypes } from '../schemas/schemas'
import { hasPlainQuery, sendRefusal } from '../serve/guard'
import type { Listening, ListenOptions } from '../serve/listen'
import { listen } from '../serve/listen'
import { projectRoot } from '../util/project-root'
import { createDevCatalogue } from './dev-catalogue'
import { createEditor } from './editor'
import { showFailures } from './failures'
import { handleDevRequest, sendHtml, sendPublicFile } from './request'
import type { DevSite } from './site'
import { createDevSite } from './site'
import { createSocketGate, createVite } from './vite'
import { watchSite } from './watch-site'

export type DevServer = Listening

export interface DevOptions extends ListenOptions {
  siteDir: string
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Serves a site while it is being written: pages are rendered when they are asked for, and a
 * saved file shows at once, be it a component, a style, a schema or a page's JSON.
 * @throws when the port is taken, before anything else is started.
 */
export async function startDev({ siteDir, ...options }: DevOptions): Promise<DevServer> {
  const gate = createSocketGate()
  // What comes early waits until there is somebody to answer it.
  let start: (answer: Answer) => void = () => {}
  const started = new Promise<Answer>((done) => {
    start = done
  })
  const answer: Answer = async (request, response) => (await started)(request, response)
  const server = await listen(options, { answer, upgrade: gate.upgrade })
  try {
    const vite = await createVite(options, gate.server)
    const site = createDevSite(resolve(siteDir), listBlockTypes(projectRoot))
    start(createAnswer(vite, site, server.url))
    // What takes long at the first page is done before anyone waits for a page.
    await fetch(server.url).then((response) => response.text())
    showFailures(vite)
    const stopWatching = watchSite(vite, site)
    return {
      ...server,
      async close() {
        stopWatching()
        await vite.close()
        await server.close()
      },
    }
  } catch (reason) {
    await server.close()
    throw reason
  }
}

/** Answers for a site, its catalogue and the sources; `url` is where the server reaches itself. */
function createAnswer(vite: ViteDevServer, site: DevSite, url: string): Answer {
  const catalogue = createDevCatalogue(site)
  const editor = createEditor(vite, [site.dir, projectRoot])

  async function answerItself(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (catalogue.isCatalogue(request)) {
      return sendHtml(response, 200, await catalogue.render(url))
    }
    const examples = catalogue.isExample(request) ? await catalogue.openExamples() : undefined
    return handleDevRequest({ vite, editor, site: examples ?? site, request, response })
  }

  return async (request, response) => {
    if (editor.isPast(request)) {
      return sendRefusal(response, { status: 403, message: 'Files cannot be opened this way.' })
    }
    // The catalogue shows its examples in frames, which a site's policy forbids.
    const isOwn = !catalogue.isCatalogue(request) && !catalogue.isExample(request)
    const frame = isOwn ? await site.loadFrame().catch(() => undefined) : undefined
    const headers = frame ? buildDevHeaders(frame.site.settings) : []
    for (const [name, value] of headers) response.setHeader(name, value)
    // Before Vite, which has files of the project at such addresses.
    const isPublic = isOwn && (await passPublic({ site, request, response }))
    if (isPublic) return
    // None of Vite's own addresses has a query that it could not decode.
    const isVites = hasPlainQuery(request.url ?? '') && (await passThrough(vite, request, response))
    if (isVites) return
    try {
      await answerItself(request, response)
    } catch (reason) {
      vite.ssrFixStacktrace(reason as Error)
      console.error(reason)
      const { stack = String(reason) } = reason as Error
      sendRefusal(response, { status: 500, message: stack })
    }
  }
}

/** Whether the folder `public` had what was asked for. */
function passPublic(dev: Parameters<typeof sendPublicFile>[0]): Promise<boolean> {
  return new Promise((done) => {
    dev.response.once('close', () => done(true))
    sendPublicFile(dev, () => done(false))
  })
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
