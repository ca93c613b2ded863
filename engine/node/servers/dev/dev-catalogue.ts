import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { parseUrl } from '../../../core/addresses/parse-url'
import {
  buildCatalogue,
  CATALOGUE_ROUTE,
  EXAMPLES_ROUTE,
  routeOfExample,
} from '../../block-tools/catalogue/catalogue'
import { loadExamples } from '../../block-tools/catalogue/examples'
import { buildLooks } from '../../block-tools/catalogue/looks'
import { renderCatalogue } from '../../block-tools/catalogue/render'
import { writeCatalogueSite } from '../../block-tools/catalogue/site'
import { CACHE_FOLDER } from '../../bundle/bundle-cache'
import { checkSite } from '../../check/run/check-site'
import { DevSite } from './site'
import type { DevState } from './watch'

/** The catalogue of block types on the development server. */
export interface DevCatalogue {
  /** Returns `true` if a request is for the catalogue itself. */
  isCatalogue: (request: IncomingMessage) => boolean
  /** Returns `true` if a request is for an example's page, or comes from one. */
  isExample: (request: IncomingMessage) => boolean
  /** The site of the examples. It is written on the first request, and after they change. */
  openExamples: () => Promise<DevSite | undefined>
  /** The document of the catalogue. `origin` is the URL at which the server reaches itself. */
  render: (origin: string) => Promise<string>
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
      writeCatalogueSite(dir, site.dir, loaded.site.settings.theme)
      examples = new DevSite(dir, undefined, () => state.code.tools)
      written = text
    }
    return examples
  }

  return {
    isCatalogue: ({ url = '' }) => url.split('?', 1)[0] === CATALOGUE_ROUTE,
    isExample: ({ url = '', headers }) =>
      [url, headers.referer ?? ''].some((address) => isWithinExamples(address)),
    openExamples,
    async render(origin) {
      const [type = ''] = loadExamples().keys()
      const [{ site: checked }, sample] = await Promise.all([
        checkSite(site.dir, { tools: state.code.tools }),
        fetch(origin + routeOfExample(type, 0)),
      ])
      const { buildThemeVariables } = state.code.server
      const looks = checked && buildLooks(checked.settings.theme, buildThemeVariables)
      return renderCatalogue(buildCatalogue(checked), {
        ...{ sample: await sample.text(), looks },
        // Each example is a page with scripts.
        loadsWhenSeen: true,
      })
    },
  }
}

/** `address` is a path, or the value of a `Referer` header, which may be any string. */
function isWithinExamples(address: string): boolean {
  const url = parseUrl(address, 'http://localhost')
  if (!url) return false
  return url.pathname.replace(/^\/_data/, '').startsWith(`${EXAMPLES_ROUTE}/`)
}
