import { resolveCta } from '../core/cta'
import type { PageData, SiteData } from '../core/data'
import { buildDocumentTitle, buildHead } from '../core/head'
import { resolveTokens } from '../core/tokens'
import type { ServedAsset } from './resources'
import { resolveResources } from './resources'
import type { Site, SitePage } from './site'

export interface PageDataOptions {
  site: Site
  assets: Map<string, ServedAsset>
  /** The id of the bundle. */
  build: string
  /** The year that pages show until the visitor's clock is known. */
  year: number
}

/** The words in braces that are the same for every visitor. */
function collectTokens({ settings }: Site): Record<string, string> {
  return { ...settings.tokens, brand: settings.brand }
}

/** The data that all pages share. */
export function buildSiteData({ site, assets, year }: PageDataOptions): SiteData {
  const { settings, layout, messages, audiences } = resolveTokens(
    {
      settings: site.settings,
      layout: site.layout,
      messages: site.messages,
      audiences: site.audiences,
    },
    collectTokens(site),
  )
  return {
    brand: settings.brand,
    language: settings.language,
    restoreScroll: settings.restoreScroll,
    noticeDuration: settings.notices.duration,
    errorsUrl: settings.monitoring.errors.url,
    year,
    messages,
    audiences,
    before: layout.before,
    after: layout.after,
    ...resolveResources(site.shared, assets),
  }
}

/** Returns a function from a page to its data. */
export function createPageDataBuilder(options: PageDataOptions): (page: SitePage) => PageData {
  const { site, assets, build, year } = options
  const tokens = collectTokens(site)
  const ctas = resolveTokens(site.ctas, tokens)
  return ({ route, page: source, references }) => {
    const hasTokens = references.some(({ value }) => value.includes('{'))
    const page = hasTokens ? resolveTokens(source, tokens) : source
    const closing = page.cta ? resolveCta(ctas, route) : undefined
    const { title, description } = page
    const dated = { ...page, ...resolveTokens({ title, description }, { year: String(year) }) }
    return {
      build,
      path: route,
      title: dated.title,
      documentTitle: buildDocumentTitle(dated, site.settings.brand),
      head: buildHead({ page: dated, settings: site.settings, route }),
      breadcrumbs: page.breadcrumbs,
      blocks: closing ? [...page.blocks, closing.block] : page.blocks,
      redirectTo: page.redirectTo,
      ...resolveResources(references, assets),
    }
  }
}
