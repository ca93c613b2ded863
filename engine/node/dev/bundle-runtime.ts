import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EVENTS_PATH, FRAMED_QUERY } from '../../core/dev-protocol'
import type { Bundle } from '../bundle/bundle'
import { announceOwnBlocks, loadCachedBundle } from '../bundle/bundle-cache'
import type { ServerModule } from '../bundle/server-module'
import { reloadSchemas } from '../check/run/check-tools'
import { ownProject } from '../schemas/block-folders'
import { writeProjectFiles } from '../schemas/project-files'
import { GENERATED_FOLDER } from '../schemas/schema-path'
import { loadSchemas } from '../schemas/schemas'
import { sendFile } from '../serve/send-file'
import { COMPILED } from '../util/invocation'
import { projectRoot } from '../util/project-root'
import { watchFolder } from '../util/watch-folder'
import { explainFailure } from './block-failure'
import type { DevNews, DevRuntime } from './runtime'

/** What a page runs in development beside the app, compiled from `engine/entry-live.ts`. */
const LIVE_SCRIPT = 'live.js'
const LIVE_PATH = '/_live.js'

/**
 * The compiled bundle of the package, and news for pages as server-sent events.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function createBundleRuntime(): Promise<DevRuntime> {
  const listeners = new Set<ServerResponse>()
  /** Those in the frames of the catalogue, which are not about the site. */
  const framed = new WeakSet<ServerResponse>()
  let { bundle, server } = await load()
  // A page that is opened while something is wrong hears of it too.
  let last: DevNews | undefined
  /** Why the project's own blocks could not be compiled when they last changed. */
  let failure: DevNews | undefined
  const live = readFileSync(join(COMPILED, LIVE_SCRIPT))

  function listen(response: ServerResponse, isFramed: boolean): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
    // A page that has lost its server asks again soon.
    response.write('retry: 500\n\n')
    if (isFramed) framed.add(response)
    else if (last?.kind === 'trouble') response.write(renderEvent(last))
    else if (failure) response.write(renderEvent(failure))
    listeners.add(response)
    response.once('close', () => listeners.delete(response))
  }

  const tell = (news: DevNews): void => {
    last = news
    const all = news.kind === 'change' && failure ? [news, failure] : [news]
    for (const listener of listeners) {
      const heard = all.filter(({ kind }) => kind === 'change' || !framed.has(listener))
      listener.write(heard.map(renderEvent).join(''))
    }
  }

  /** Takes the project's own blocks as they are now. */
  async function reload(): Promise<void> {
    try {
      const loaded = await load()
      if (existsSync(join(ownProject, GENERATED_FOLDER))) await writeProjectFiles(ownProject)
      bundle = loaded.bundle
      server = loaded.server
      failure = undefined
      tell({ kind: 'change', sharedChanged: true })
    } catch (reason) {
      const { message: told } = reason as Error
      console.error(told)
      const [message = '', ...lines] = told.split('\n')
      failure = { kind: 'trouble', message, stack: lines.join('\n') }
      tell(failure)
    }
  }

  const stop = watchBlocks(() => void reload())

  return {
    async answer(request, response) {
      const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`)
      if (pathname === EVENTS_PATH) {
        listen(response, search === FRAMED_QUERY)
        return true
      }
      if (pathname === LIVE_PATH) {
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(live)
        return true
      }
      if (!bundle.files.includes(pathname)) return false
      const sendNothing = () => response.writeHead(404).end()
      sendFile({ root: bundle.clientDir, pathname, sendNothing }, request, response)
      return true
    },
    loadServer: async () => server,
    loadBundle: async () => bundle,
    renderScripts: async () => `<script type="module" src="${LIVE_PATH}"></script>`,
    renderStyles: async () => '',
    tell,
    tellFailure(route, failure) {
      const { told, shown } = explainFailure(route, failure)
      console.error(told)
      return shown
    },
    explain: () => {},
    async close() {
      stop()
      for (const listener of listeners) listener.end()
    },
  }
}

const renderEvent = (news: DevNews): string => `data: ${JSON.stringify(news)}\n\n`

/** How long after a change blocks are compiled, in milliseconds: a new one is several files. */
const PAUSE = 100

/** Tells of changes of the project's own blocks, also of the first; returns what ends it. */
function watchBlocks(onChange: () => void): () => void {
  const folder = join(ownProject, 'blocks')
  let timer: NodeJS.Timeout | undefined
  const tell = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onChange, PAUSE)
  }
  const stop = watchFolder(folder, tell)
  return () => {
    stop()
    clearTimeout(timer)
  }
}

/** @throws when a schema or a component has a mistake. */
async function load(): Promise<{ bundle: Bundle; server: ServerModule }> {
  // A mistake in a schema is told before what follows from it.
  loadSchemas(projectRoot)
  const bundle = await loadCachedBundle(undefined, { isDevelopment: true })
  await announceOwnBlocks({ isDevelopment: true })
  reloadSchemas()
  // Each state of the blocks has a folder of its own, and so a module of its own.
  return { bundle, server: await import(/* @vite-ignore */ pathToFileURL(bundle.serverEntry).href) }
}
