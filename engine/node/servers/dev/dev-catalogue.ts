import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseUrl } from '../../../core/addresses/parse-url'
import { renderBlockPage } from '../../block-tools/catalogue/block-page'
import {
  blockPagePath,
  blockPicturePath,
  buildCatalogue,
  CATALOGUE_ROUTE,
  EXAMPLES_ROUTE,
  listPictures,
  routeOfExample,
} from '../../block-tools/catalogue/catalogue'
import { loadExamples } from '../../block-tools/catalogue/examples'
import { buildLooks, listLookFiles } from '../../block-tools/catalogue/looks'
import { writeCatalogueSite } from '../../block-tools/catalogue/site'
import { renderStartPage } from '../../block-tools/catalogue/start-page'
import { CACHE_FOLDER } from '../../bundle/bundle-cache'
import { checkSite } from '../../check/run/check-site'
import { sendError } from '../../lib/http/guard'
import { sendPath } from '../../lib/http/send-file'
import { sendHtml } from './request'
import { DevSite } from './site'
import type { DevState } from './watch'

/** The catalogue of block types on the development server. */
export interface DevCatalogue {
  /** Returns `true` if a request is for a page or a picture of the catalogue itself. */
  isCatalogue: (request: IncomingMessage) => boolean
  /** Returns `true` if a request is for an example's page, or comes from one. */
  isExample: (request: IncomingMessage) => boolean
  /** The site of the examples. It is written on the first request, and after they change. */
  openExamples: () => Promise<DevSite | undefined>
  /** Sends a page or a file of the catalogue. */
  answer: (exchange: Exchange) => Promise<void>
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** The URL at which the server reaches itself. */
  origin: string
}

export function createDevCatalogue(state: DevState): DevCatalogue {
  const { site } = state
  let examples: DevSite | undefined
  let written: string | undefined

  async function openExamples(): Promise<DevSite | undefined> {
    const text = JSON.stringify([...loadExamples()])
    const loaded = text === written ? undefined : await site.loadState()
    if (loaded) {
      const dir = join(CACHE_FOLDER, `examples-${process.pid}`)
      writeCatalogueSite(dir, { siteDir: site.dir, theme: loaded.site.settings.theme })
      examples = new DevSite(dir, undefined, () => state.code.tools)
      written = text
    }
    return examples
  }

  /** The page at a path within the catalogue. Undefined if it has none there. */
  async function render(path: string, origin: string): Promise<string | undefined> {
    const [type = ''] = loadExamples().keys()
    const [{ site: checked }, sample] = await Promise.all([
      checkSite(site.dir, { tools: state.code.tools }),
      fetch(origin + routeOfExample(type, 0)),
    ])
    const { buildThemeVariables } = state.code.server
    const looks = checked && buildLooks(checked.settings.theme, buildThemeVariables)
    const look = { sample: await sample.text(), looks, isLive: true }
    const catalogue = buildCatalogue(checked)
    if (path === '') return renderStartPage(catalogue, look)
    const entry = catalogue.entries.find(({ type }) => blockPagePath(type) === path)
    return entry && renderBlockPage(catalogue, entry, look)
  }

  return {
    isCatalogue: (request) => {
      const path = pathOf(request)
      return path === CATALOGUE_ROUTE || path.startsWith(`${CATALOGUE_ROUTE}/`)
    },
    isExample: ({ url = '', headers }) =>
      [url, headers.referer ?? ''].some((address) => isWithinExamples(address)),
    openExamples,
    async answer({ request, response, origin }) {
      const sendNothing = () => sendError(response, { status: 404, message: 'Not found.' })
      const path = pathOf(request).slice(CATALOGUE_ROUTE.length + 1)
      const file = listFiles().get(path)
      if (file) return sendPath(file, sendNothing, { request, response })
      const html = await render(path, origin)
      if (html === undefined) sendNothing()
      else sendHtml(response, 200, html)
    },
  }
}

/** The pictures of blocks and the fonts of looks: their paths within the catalogue, and on disk. */
function listFiles(): Map<string, string> {
  const pictures = [...listPictures()].map(
    ([type, file]) => [blockPicturePath(type), file] as const,
  )
  return new Map([...pictures, ...listLookFiles()])
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? ''

/** `address` is a path, or the value of a `Referer` header, which may be any string. */
function isWithinExamples(address: string): boolean {
  const url = parseUrl(address, 'http://localhost')
  if (!url) return false
  return url.pathname.replace(/^\/_data/, '').startsWith(`${EXAMPLES_ROUTE}/`)
}
