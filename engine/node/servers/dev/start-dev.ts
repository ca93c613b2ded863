import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { basePathOf } from '../../../core/addresses/base'
import {
  BADGES_PATH,
  ERROR_PATH,
  EVENTS_PATH,
  IFRAME_QUERY,
  SOURCE_PATH,
} from '../../../core/dev-protocol'
import { buildDevHeaders } from '../../build/hosting/site-policy'
import { sendError } from '../../lib/http/guard'
import type { Listening, ListenOptions } from '../../lib/http/listen'
import { listen } from '../../lib/http/listen'
import { ownProject } from '../../schemas/block-folders'
import type { BuildTime } from '../../sources/time/clock'
import { homePathOf, refuseOutside, resolveRequest } from '../preview/resolve-request'
import { TrialReceiver } from '../preview/trial-receiver'
import { Studio } from '../studio/studio'
import { loadCode, sendCode } from './code'
import { createDevCatalogue } from './dev-catalogue'
import { createEditor } from './editor'
import { OpenPages } from './open-pages'
import { Reporter } from './reporter'
import { handleDevRequest, sendPublicFile } from './request'
import { DevSite } from './site'
import type { SiteState } from './site-state'
import { SiteUpdates } from './site-updates'
import type { DevState } from './watch'
import { watchSite, watchSources } from './watch'

export interface DevServer extends Listening {
  /** The site's URL, including its base. */
  home: string
}

export interface DevOptions extends ListenOptions {
  siteDir: string
  /** Shows the site as published at this time. By default, all content is shown. */
  buildTime?: BuildTime
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface Served extends DevState {
  pages: OpenPages
  /** Undefined if the server is reachable from other machines. */
  studio?: Studio
  /** Undefined if the server is reachable from other machines. */
  receiver?: TrialReceiver
}

/**
 * Serves a site during development. Pages are rendered on request, and a saved file takes effect at
 * once, whether it is a component, a style, a schema or a page's JSON.
 * @throws if the port is in use, before anything else is started.
 */
export async function startDev({ siteDir, buildTime, ...options }: DevOptions): Promise<DevServer> {
  // Early requests wait until the handler is ready.
  let start: (answer: Answer) => void = () => {}
  const started = new Promise<Answer>((done) => {
    start = done
  })
  const server = await listen(options, async (...request) => (await started)(...request))
  try {
    const code = await loadCode()
    const site = new DevSite(resolve(siteDir), buildTime, () => served.code.tools)
    const served: Served = { site, pages: new OpenPages(), code }
    const reporter = new Reporter(served.pages)
    const updates = new SiteUpdates(site, reporter, () => served.studio?.recordCheck())
    if (options.host === undefined) {
      served.receiver = new TrialReceiver()
      served.studio = new Studio({
        site,
        readStudioDir: () => served.code.bundle.studioDir,
        show: (files) => updates.showEdited(files),
      })
    }
    start(createAnswer(served, server.url))
    // Warms up before the first request.
    await fetch(server.url).then((response) => response.text())
    const home = server.url + homePathOf(baseOf(await site.loadState()))
    const { studio } = served
    const stops = [
      watchSite(updates, (file) => studio?.follow(file) ?? true),
      watchSources(served, reporter),
      () => studio?.close(),
    ]
    return {
      ...server,
      home,
      async close() {
        for (const stop of stops) stop()
        served.pages.close()
        await server.close()
      },
    }
  } catch (reason) {
    await server.close()
    throw reason
  }
}

/** Empty until the site is loaded. */
function baseOf(state: SiteState | undefined): string {
  return state ? basePathOf(state.site.settings.url) : ''
}

/**
 * Answers requests for a site, its catalogue and the code. `url` is where the server reaches
 * itself.
 */
function createAnswer(served: Served, url: string): Answer {
  const { site } = served
  const catalogue = createDevCatalogue(served)
  const editor = createEditor([site.dir, ownProject])

  async function answerItself(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (catalogue.isCatalogue(request)) {
      return catalogue.answer({ request, response, origin: url })
    }
    const examples = catalogue.isExample(request) ? await catalogue.openExamples() : undefined
    const { code } = served
    const isInStudio = isFrame(request) && Boolean(served.studio?.listOrigins().length)
    const shown = examples ?? site
    return handleDevRequest({ code, editor, site: shown, request, response, isInStudio })
  }

  return async (request, response) => {
    if (await served.studio?.answer(request, response)) return
    // The catalogue shows its examples in iframes, which a site's policy forbids.
    const isOwn = !catalogue.isCatalogue(request) && !catalogue.isExample(request)
    const state = isOwn ? await site.loadState().catch(() => undefined) : undefined
    const headers = state ? buildDevHeaders(state.site.settings, served.studio?.listOrigins()) : []
    for (const [name, value] of headers) response.setHeader(name, value)
    const moved = state?.findOutside(request.url ?? '/')
    if (moved) {
      response
        .writeHead(moved.status, { Location: moved.location, 'Cache-Control': 'no-cache' })
        .end()
      return
    }
    if (isOwn && (await served.receiver?.answer(request, response, () => site.listForms()))) return
    if (await answerFile({ ...served, base: baseOf(state), isOwn }, request, response)) return
    try {
      await answerItself(request, response)
    } catch (reason) {
      console.error(reason)
      const { stack = String(reason) } = reason as Error
      sendError(response, { status: 500, message: stack })
    }
  }
}

/** https://www.w3.org/TR/fetch-metadata/#sec-fetch-dest-header */
function isFrame({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-dest'] === 'iframe'
}

interface FileOptions extends Served {
  base: string
  /** If `true`, the request is for the site itself. */
  isOwn: boolean
}

/** Requests from the server's own pages, at its root. */
const OWN_PATHS = [SOURCE_PATH, ERROR_PATH, BADGES_PATH]

/** Answers requests outside the site's pages. Otherwise returns `false`, with the base removed. */
async function answerFile(
  { site, pages, code, base, isOwn }: FileOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { url = '/' } = request
  const placed = resolveRequest(base, url)
  if (placed.kind === 'start') {
    response.writeHead(302, { Location: placed.location }).end()
    return true
  }
  const isWithin = placed.kind === 'site'
  if (isWithin) request.url = placed.url
  // Before the code, which may have files at such paths.
  if (isOwn && isWithin && (await passPublic({ site, request, response }))) return true
  if (sendCode(code, request, response)) return true
  const [path = ''] = url.split('?', 1)
  if (path === EVENTS_PATH) {
    pages.add(response, { isInIframe: url.endsWith(IFRAME_QUERY) })
    return true
  }
  if (isWithin || OWN_PATHS.includes(path)) return false
  sendError(response, refuseOutside(base))
  return true
}

/** If `true`, the `public` folder contained the requested file. */
function passPublic(dev: Parameters<typeof sendPublicFile>[0]): Promise<boolean> {
  return new Promise((done) => {
    dev.response.once('close', () => done(true))
    sendPublicFile(dev, () => done(false))
  })
}
