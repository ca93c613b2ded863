import type { CtaRule, Page, Settings } from '../../schemas/generated/types'
import { resolveCta } from '../core/cta'
import type { Companions, PageData, Resources, SiteData } from '../core/data'
import { buildDocumentTitle, buildHead } from '../core/head'
import type { Thing } from '../core/structured-data'
import { resolveTokens } from '../core/tokens'
import { validateUrl } from '../core/urls'
import type { PageDigest } from './check/page-digest'
import { nameLinkPicture } from './link-pictures/name-link-picture'
import type { ResourceNames, ServedAsset } from './resources'
import { nameResources, resolveResources } from './resources'
import type { Site, SitePage } from './site'

export interface PageDataOptions {
  site: Site
  assets: Map<string, ServedAsset>
  /** The id of the bundle. */
  build: string
  /** The year that pages show until the visitor's clock is known. */
  year: number
  /** Names how pictures of links look; there are none without it. */
  look?: string
}

/** The words in braces that are the same for every visitor. */
export function collectTokens(settings: Settings): Record<string, string> {
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
    collectTokens(site.settings),
  )
  return {
    brand: settings.brand,
    language: settings.language,
    restoreScroll: settings.restoreScroll,
    noticeDuration: settings.notices.duration,
    errorsUrl: settings.monitoring.errors.url,
    companions: listCompanions(settings, assets),
    year,
    messages,
    audiences,
    before: layout.before,
    after: layout.after,
    ...resolveResources(nameResources(site.shared), assets),
  }
}

function listCompanions(
  { chat, badgeRemover, monitoring }: Settings,
  assets: PageDataOptions['assets'],
): Companions | undefined {
  const companions: Companions = {
    chat: chat && { ...chat, src: assets.get(chat.src)?.url ?? chat.src },
    badgeRemover,
    vitalsUrl: monitoring.performance.url,
  }
  return Object.values(companions).some(Boolean) ? companions : undefined
}

/** What the data of pages are made with; it crosses to worker threads. */
export interface PageContext {
  settings: Settings
  ctas: CtaRule[]
  tokens: Record<string, string>
  /** Everything that pages show by name. */
  resources: Resources
  /** Who runs the site, for search engines. */
  publisher: Thing
  /** Names how pictures of links look; there are none without it. */
  look?: string
  build: string
  year: number
}

export function buildPageContext(options: PageDataOptions): PageContext {
  const { site, assets, build, year, look } = options
  const tokens = collectTokens(site.settings)
  return {
    settings: site.settings,
    ctas: resolveTokens(site.ctas, tokens),
    tokens,
    resources: resolveResources(collectNames(site.pages), assets),
    publisher: buildPublisher(resolveTokens(site.settings, tokens), assets),
    build,
    year,
    look,
  }
}

/** https://schema.org/Organization */
function buildPublisher(
  { brand, url, organization }: Settings,
  assets: Map<string, ServedAsset>,
): Thing {
  const { legalName, email, telephone, logo, profiles } = organization
  const picture = assets.get(logo ?? '')
  return {
    '@type': 'Organization',
    name: brand,
    url,
    legalName,
    email,
    telephone,
    logo: picture && new URL(picture.url, url).href,
    sameAs: profiles.length > 0 ? profiles : undefined,
  }
}

function collectNames(pages: SitePage[]): ResourceNames {
  const collect = (list: (digest: PageDigest) => string[]) => [
    ...new Set(pages.flatMap(({ digest }) => list(digest))),
  ]
  return {
    icons: collect(({ icons }) => icons),
    maps: collect(({ maps }) => maps),
    assets: collect(({ assets }) => assets),
  }
}

/** A page with the names of what it shows. */
export interface PageSource extends ResourceNames {
  route: string
  hasTokens: boolean
  page: Page
}

/** Returns a function from a page to its data. */
export function createPageDataBuilder(context: PageContext): (source: PageSource) => PageData {
  const { settings, ctas, tokens, resources, build, year, look } = context
  return ({ route, hasTokens, page: source, ...names }) => {
    const page = hasTokens ? resolveTokens(source, tokens) : source
    const closing = page.cta ? resolveCta(ctas, route) : undefined
    const { title, description } = page
    const dated = { ...page, ...resolveTokens({ title, description }, { year: String(year) }) }
    const picture = look && nameLinkPicture(source, { look, tokens, year }).url
    return {
      build,
      path: route,
      title: dated.title,
      documentTitle: buildDocumentTitle(dated, settings.brand),
      head: buildHead({ page: dated, settings, route, picture }),
      breadcrumbs: page.breadcrumbs,
      blocks: closing ? [...page.blocks, closing.block] : page.blocks,
      redirectTo: keepSafe(page.redirectTo),
      icons: pick(resources.icons, names.icons),
      assets: pick(resources.assets, names.assets),
      maps: pick(resources.maps, names.maps),
    }
  }
}

/** The check refuses it; a page that is rendered all the same sends nobody there. */
function keepSafe(href: string | undefined): string | undefined {
  return href === undefined || validateUrl(href) ? undefined : href
}

function pick<T>(table: Record<string, T>, names: string[]): Record<string, T> {
  const picked: Record<string, T> = {}
  for (const name of names) {
    const value = table[name]
    if (value !== undefined) picked[name] = value
  }
  return picked
}
