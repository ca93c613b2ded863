import type { IncomingMessage, ServerResponse } from 'node:http'
import { SEARCH_INDEX_PATH } from '../../../core/search/search-index'
import { loadServedFile } from '../../build/assets/resources'
import { listen } from '../../lib/http/listen'
import { sendFile, sendPath } from '../../lib/http/send-file'
import type { PageTrial } from './page-trial'

const SITE_PATH = '/_data/site.json'
/** The path of the trial page. The site has no page there. */
const TRIAL_PATH = '/trial'

export interface TrialServer {
  /** Renders a page and serves it. Returns its URL and its HTML. */
  show: (page: object) => Promise<{ url: string; html: string }>
  close: () => Promise<void>
}

/** Serves one trial page at a time, with its resources, on a free port. */
export async function startTrialServer(trial: PageTrial): Promise<TrialServer> {
  let shown = ''
  const { url, close } = await listen({ port: 0 }, answer)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`)
    const sendNothing = () => response.writeHead(404).end()
    const asset = await loadServedFile(trial.assets.values(), decodeURI(pathname))
    if (pathname === TRIAL_PATH) send(response, 'text/html;charset=utf-8', shown)
    else if (trial.bundle.files.includes(pathname)) {
      sendFile({ root: trial.bundle.clientDir, pathname, sendNothing }, request, response)
    } else if (asset !== undefined) {
      sendPath(asset, sendNothing, { request, response })
    } else {
      const data = await findData(pathname)
      if (data === undefined) sendNothing()
      else send(response, 'application/json', JSON.stringify(data))
    }
  }

  async function findData(pathname: string): Promise<unknown> {
    if (pathname === SITE_PATH) return trial.siteData
    // Generated pages are not searched.
    if (pathname === SEARCH_INDEX_PATH) return []
    const [, route] = /^\/_data(\/.+)\.json$/.exec(pathname) ?? []
    return route && trial.findPageData(route === '/index' ? '/' : route)
  }

  return {
    async show(page) {
      shown = await trial.renderDocument(page, SITE_PATH)
      return { url: url + TRIAL_PATH, html: shown }
    },
    close,
  }
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(text)
}
