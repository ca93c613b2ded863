import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { basePathOf } from '../../core/addresses/base'
import { FAILURE_PATH, SOURCE_PATH } from '../../core/dev-protocol'
import { buildDevHeaders } from '../hosting/site-policy'
import type { Moment } from '../moments/clock'
import { listBlockTypes } from '../schemas/schemas'
import { sendRefusal } from '../serve/guard'
import type { Handlers, Listening, ListenOptions } from '../serve/listen'
import { listen } from '../serve/listen'
import { homePathOf, placeRequest, refuseOutside } from '../serve/place-request'
import { isPackage } from '../util/invocation'
import { findProject } from '../util/project'
import { projectRoot } from '../util/project-root'
import { createDevCatalogue } from './dev-catalogue'
import { createEditor } from './editor'
import { handleDevRequest, sendHtml, sendPublicFile } from './request'
import type { DevRuntime } from './runtime'
import type { DevFrame, DevSite } from './site'
import { createDevSite } from './site'
import { watchSite } from './watch-site'

export interface DevServer extends Listening {
  /** Where people find the site: below its base. */
  home: string
}

export interface DevOptions extends ListenOptions {
  siteDir: string
  /** The moment at which it is shown as it is published; by default, all of it is shown. */
  moment?: Moment
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Serves a site while it is being written: pages are rendered when they are asked for, and a
 * saved file shows at once, be it a component, a style, a schema or a page's JSON.
 * @throws when the port is taken, before anything else is started.
 */
export async function startDev({ siteDir, moment, ...options }: DevOptions): Promise<DevServer> {
  const { createRuntime, upgrade } = await prepareRuntime(options)
  // What comes early waits until there is somebody to answer it.
  let start: (answer: Answer) => void = () => {}
  const started = new Promise<Answer>((done) => {
    start = done
  })
  const answer: Answer = async (request, response) => (await started)(request, response)
  const server = await listen(options, { answer, upgrade })
  let close = server.close
  try {
    const runtime = await createRuntime()
    close = async () => {
      await runtime.close()
      await server.close()
    }
    const site = createDevSite(resolve(siteDir), listBlockTypes(projectRoot), moment)
    start(createAnswer(runtime, site, server.url))
    // What takes long at the first page is done before anyone waits for a page.
    await fetch(server.url).then((response) => response.text())
    const stopWatching = watchSite(runtime, site)
    return {
      ...server,
      home: server.url + homePathOf(baseOf(await site.loadFrame())),
      async close() {
        stopWatching()
        await close()
      },
    }
  } catch (reason) {
    await close()
    throw reason
  }
}

interface Preparation {
  createRuntime: () => Promise<DevRuntime>
  upgrade?: Handlers['upgrade']
}

/** Loads only the runtime that is used: Vite takes a while. */
async function prepareRuntime(options: ListenOptions): Promise<Preparation> {
  if (isPackage) {
    const { createBundleRuntime } = await import('./bundle-runtime')
    return { createRuntime: createBundleRuntime }
  }
  const { createSocketGate, createViteRuntime } = await import('./vite-runtime')
  const gate = createSocketGate()
  return { createRuntime: () => createViteRuntime(options, gate), upgrade: gate.upgrade }
}

/** Empty while nothing is known of the site. */
function baseOf(frame: DevFrame | undefined): string {
  return frame ? basePathOf(frame.site.settings.url) : ''
}

/** Answers for a site, its catalogue and the sources; `url` is where the server reaches itself. */
function createAnswer(runtime: DevRuntime, site: DevSite, url: string): Answer {
  const catalogue = createDevCatalogue(site, runtime)
  const editor = createEditor([site.dir, isPackage ? findProject(site.dir) : projectRoot])

  async function answerItself(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (catalogue.isCatalogue(request)) {
      return sendHtml(response, 200, await catalogue.render(url))
    }
    const examples = catalogue.isExample(request) ? await catalogue.openExamples() : undefined
    return handleDevRequest({ runtime, editor, site: examples ?? site, request, response })
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
    const options = { runtime, site, base: baseOf(frame), isOwn }
    if (await answerFile(options, request, response)) return
    try {
      await answerItself(request, response)
    } catch (reason) {
      runtime.explain(reason as Error)
      console.error(reason)
      const { stack = String(reason) } = reason as Error
      sendRefusal(response, { status: 500, message: stack })
    }
  }
}

interface FileOptions {
  runtime: DevRuntime
  site: DevSite
  base: string
  /** Whether the request is for the site itself. */
  isOwn: boolean
}

const OWN_PATHS = [SOURCE_PATH, FAILURE_PATH]

/** Answers what is no page of the site's. Otherwise returns false, with the base taken away. */
async function answerFile(
  { runtime, site, base, isOwn }: FileOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { url = '/' } = request
  const placed = placeRequest(base, url)
  if (placed.kind === 'start') {
    response.writeHead(302, { Location: placed.location }).end()
    return true
  }
  const isWithin = placed.kind === 'site'
  if (isWithin) request.url = placed.url
  // Before the runtime, which may have files of the project at such addresses.
  if (isOwn && isWithin && (await passPublic({ site, request, response }))) return true
  if (await runtime.answer(request, response, url)) return true
  // What the server's own pages ask for is at its root.
  if (isWithin || OWN_PATHS.includes(url.split('?', 1)[0] ?? '')) return false
  sendRefusal(response, refuseOutside(base))
  return true
}

/** Whether the folder `public` had what was asked for. */
function passPublic(dev: Parameters<typeof sendPublicFile>[0]): Promise<boolean> {
  return new Promise((done) => {
    dev.response.once('close', () => done(true))
    sendPublicFile(dev, () => done(false))
  })
}
