import type { CtaRule, Page, Settings } from '../../../schemas/generated/types'
import { validateUrl } from '../../core/addresses/urls'
import { resolveCta } from '../../core/page/cta'
import type { Companions, PageData, Resources, SiteData } from '../../core/page/data'
import { buildDocumentTitle, buildHead } from '../../core/page/head'
import type { Thing } from '../../core/page/structured-data'
import { collectTokens, resolveTokens } from '../../core/text/tokens'
import { CTA_FILE, LAYOUT_FILE, MESSAGES_FILE } from '../check/facts/context'
import type { FileUrls } from '../check/facts/linked-files'
import { placeFileLinks } from '../check/facts/linked-files'
import type { PageDigest } from '../check/facts/page-digest'
import type { ResourceNames } from '../check/facts/resource-names'
import { nameResources } from '../check/facts/resource-names'
import type { Site, SitePage } from '../check/run/check-site'
import type { ServedAsset } from '../resources/resources'
import { resolveResources } from '../resources/resources'
import { nameLinkPicture } from '../social-images/name-link-picture'

export interface PageDataOptions {
  site: Site
  assets: Map<string, ServedAsset>
  /** The id of the bundle. */
  build: string
  /** The year that pages show until the visitor's clock is known. */
  year: number
  /** Names how pictures of links look; there are none without it. */
  look?: string
  /** Where files that are linked to are served; under their own names by default. */
  files?: FileUrls
}

/** The data that all pages share. */
export function buildSiteData({ site, assets, year, files = {} }: PageDataOptions): SiteData {
  const { settings, layout, messages, audiences } = resolveTokens(
    {
      settings: site.settings,
      layout: site.layout,
      messages: site.messages,
      audiences: site.audiences,
    },
    collectTokens(site.settings),
  )
  const { before, after } = layout
  return {
    brand: settings.brand,
    language: settings.language,
    restoreScroll: settings.restoreScroll,
    noticeDuration: settings.notices.duration,
    errorsUrl: settings.monitoring.errors.url,
    companions: listCompanions(settings, assets),
    year,
    messages: placeShared(site, files, { file: MESSAGES_FILE, data: messages }),
    audiences,
    ...placeShared(site, files, { file: LAYOUT_FILE, data: { before, after } }),
    ...resolveResources(nameResources(site.shared), assets),
  }
}

/** The content of a file that is no page, with the addresses of linked files. */
export function placeShared<T>(
  { fileLinks }: Pick<Site, 'fileLinks'>,
  files: FileUrls,
  { file, data }: { file: string; data: T },
): T {
  const pointers = (fileLinks.get(file) ?? []).map(({ pointer }) => pointer)
  return placeFileLinks(data, pointers, files)
}

function listCompanions(
  { chat, badgeRemover, monitoring }: Settings,
  assets: PageDataOptions['assets'],
): Companions {
  return {
    chat: chat && { ...chat, src: assets.get(chat.src)?.url ?? chat.src },
    badgeRemover,
    vitalsUrl: monitoring.performance.url,
  }
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
  /** Where files that are linked to are served. */
  files: FileUrls
  build: string
  year: number
}

export function buildPageContext(options: PageDataOptions): PageContext {
  const { site, assets, build, year, look, files = {} } = options
  const tokens = collectTokens(site.settings)
  const data = { rules: resolveTokens(site.ctas, tokens) }
  return {
    settings: site.settings,
    ctas: placeShared(site, files, { file: CTA_FILE, data }).rules,
    tokens,
    resources: resolveResources(collectNames(site.pages), assets),
    publisher: buildPublisher(resolveTokens(site.settings, tokens), assets),
    build,
    year,
    look,
    files,
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
  /** The pointers of its links to files of `assets`, where these are served under other names. */
  fileLinks?: string[]
  page: Page
}

/** Returns a function from a page to its data. */
export function createPageDataBuilder(context: PageContext): (source: PageSource) => PageData {
  const { settings, ctas, tokens, resources, build, year, look, files } = context
  return ({ route, hasTokens, fileLinks = [], page: source, ...names }) => {
    const resolved = hasTokens ? resolveTokens(source, tokens) : source
    const page = placeFileLinks(resolved, fileLinks, files)
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
