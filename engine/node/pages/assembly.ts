/**
 * The one place where a checked site becomes the data of its pages: for the build, the development
 * server, the catalogue and the tests.
 */
import type { RedirectRule, Settings, Theme } from '../../../schemas/generated/types'
import { absoluteUrl } from '../../core/addresses/base'
import { listPatternRules } from '../../core/addresses/find-redirect'
import type { PageData, SiteData, ThirdPartyScripts } from '../../core/page/data'
import type { Thing } from '../../core/page/structured-data'
import { collectTokens, resolveTokens } from '../../core/text/tokens'
import { CTA_FILE, LAYOUT_FILE, MESSAGES_FILE, REDIRECTS_FILE } from '../check/facts/context'
import type { FileUrls, LinkedFile } from '../check/facts/linked-files'
import { placeFileLinks } from '../check/facts/linked-files'
import type { PageDigest } from '../check/facts/page-digest'
import type { ResourceNames } from '../check/facts/resource-names'
import { nameResources } from '../check/facts/resource-names'
import type { Site, SitePage } from '../check/run/check-site'
import type { FilesOfSite } from '../resources/files'
import type { ServedAsset } from '../resources/resources'
import { loadAssets, loadSiteFiles, resolveResources } from '../resources/resources'
import type { SocialImageLook } from '../social-images/look'
import { buildLook } from '../social-images/look'
import type { PageContext } from './page-data'
import { buildPageSource, createPageDataBuilder } from './page-data'
import type { PageLists } from './page-lists'
import { createPageLists } from './page-lists'

export interface AssemblyOptions {
  site: Site
  /** The id of the bundle. */
  build: string
  /** The year that pages show until the visitor's clock is known. */
  year: number
  /**
   * Names the state of the engine, for a site that is published: its pages have pictures for links
   * to them, and the files that they link to are served below a hash.
   */
  sources?: string
  /** Those that lists can show; all pages of the site by default. */
  listed?: SitePage[]
}

export interface Assembly {
  assets: Map<string, ServedAsset>
  /** The files that links lead to, where they are served under other names. */
  linked: Map<string, LinkedFile>
  /** How pictures of links look; there are none without it. */
  look?: SocialImageLook
  /** What the data of pages are built from. */
  context: PageContext
  /** What a page shows of other files. */
  showsOf: PageLists['showsOf']
  /** The pages that a query selects. */
  list: PageLists['list']
  /** With the addresses of linked files. */
  redirects: RedirectRule[]
  /** The data that all pages share. */
  buildSiteData: () => SiteData
  buildPageData: (page: SitePage) => PageData
}

export async function loadAssembly(options: AssemblyOptions): Promise<Assembly> {
  const { site, build, year, sources, listed } = options
  const tokens = collectTokens(site.settings)
  const lists = createPageLists({
    pages: listed ?? site.pages,
    people: site.people,
    folders: site.collections,
    tagPages: site.tagPages,
    url: site.settings.url,
    brand: site.settings.brand,
    tokens: { ...tokens, year: String(year) },
    language: site.settings.language,
  })
  const names = collectNames(options, lists)
  const assets = await loadAssets(site, names)
  const isPublished = sources !== undefined
  const linked = isPublished ? await loadSiteFiles(site, tokens) : new Map<string, LinkedFile>()
  const look = isPublished ? buildLook({ settings: site.settings, assets, sources }) : undefined
  const files = Object.fromEntries([...linked].map(([path, { url }]) => [path, url]))
  const known = { assets: site.assets, linked, language: site.settings.language }
  const assembled = { site, assets, build, year, look: look?.id, files, lists, names, known }
  const context = buildPageContext(assembled)
  const buildPage = createPageDataBuilder(context)
  const placed = { file: REDIRECTS_FILE, data: { rules: site.redirects } }
  const redirects = placeShared(site, files, placed).rules
  return {
    assets,
    linked,
    look,
    context,
    showsOf: lists.showsOf,
    list: lists.list,
    redirects,
    buildSiteData: () => buildSiteData({ ...assembled, redirects }),
    buildPageData: (page) => buildPage(buildPageSource(page, lists.showsOf(page), context)),
  }
}

interface Assembled extends Omit<AssemblyOptions, 'sources' | 'listed'> {
  assets: Map<string, ServedAsset>
  lists: PageLists
  /** What pages show by name. */
  names: ResourceNames
  /** Names how pictures of links look. */
  look?: string
  files: FileUrls
  known: FilesOfSite
}

/** The data that all pages share. */
function buildSiteData({
  redirects,
  site,
  assets,
  year,
  files,
  known,
  lists: pageLists,
}: Assembled & Pick<Assembly, 'redirects'>): SiteData {
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
  const { lists, persons, assets: listed } = pageLists.listsOf(site.shared, {})
  const names = nameResources(site.shared)
  const patterns = listPatternRules(redirects)
  return {
    brand: settings.brand,
    language: settings.language,
    restoreScroll: settings.restoreScroll,
    toastDuration: settings.notices.duration,
    errorsUrl: settings.monitoring.errors.url,
    thirdParty: listThirdPartyScripts(settings, assets),
    year,
    messages: placeShared(site, files, { file: MESSAGES_FILE, data: messages }),
    audiences,
    ...buildSiteLook(settings.theme),
    ...placeShared(site, files, { file: LAYOUT_FILE, data: { before, after } }),
    ...resolveResources({ ...names, assets: unique([...names.assets, ...listed]) }, assets, known),
    ...(lists && { lists }),
    ...(persons && { persons }),
    ...(patterns && { redirects: patterns }),
  }
}

const HEADER_TONES = { section: undefined, light: 'paper', dark: 'ink' } as const

function buildSiteLook({ headerTone, dark }: Theme): Pick<SiteData, 'look'> {
  const tone = HEADER_TONES[headerTone]
  if (!tone && !dark) return {}
  return { look: { ...(tone && { header: tone }), ...(dark && { dark: true }) } }
}

/** The content of a file that is no page, with the addresses of linked files. */
function placeShared<T>(
  { fileLinks }: Pick<Site, 'fileLinks'>,
  files: FileUrls,
  { file, data }: { file: string; data: T },
): T {
  const pointers = (fileLinks.get(file) ?? []).map(({ pointer }) => pointer)
  return placeFileLinks(data, pointers, files)
}

function listThirdPartyScripts(
  { chat, badgeRemover, monitoring }: Settings,
  assets: Assembled['assets'],
): ThirdPartyScripts {
  return {
    chat: chat && { ...chat, src: assets.get(chat.src)?.url ?? chat.src },
    badgeRemover,
    vitalsUrl: monitoring.performance.url,
  }
}

function buildPageContext(options: Assembled): PageContext {
  const { site, assets, build, year, look, files, names, known } = options
  const tokens = collectTokens(site.settings)
  const data = { rules: resolveTokens(site.ctas, tokens) }
  return {
    settings: site.settings,
    ctas: placeShared(site, files, { file: CTA_FILE, data }).rules,
    tokens,
    resources: resolveResources(names, assets, known),
    sharedFrames: names.frames,
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
    logo: picture && absoluteUrl(url, picture.url),
    sameAs: profiles.length > 0 ? profiles : undefined,
  }
}

/** What the pages of a site show by name; what lists show of them is among it. */
function collectNames(
  { site: { pages, people, shared }, listed }: AssemblyOptions,
  { showsOf, listsOf }: PageLists,
): ResourceNames {
  const collect = (list: (digest: PageDigest) => string[]) =>
    pages.flatMap(({ digest }) => list(digest))
  const portraits = people.flatMap(({ picture }) => picture?.src ?? [])
  // Where lists show pages beyond these, their pictures are those of the lists alone.
  const inLists = listed
    ? [...pages.flatMap((page) => showsOf(page).assets), ...listsOf(shared, {}).assets]
    : portraits
  return {
    icons: unique(collect(({ icons }) => icons)),
    maps: unique(collect(({ maps }) => maps)),
    pictures: unique([...pages, ...(listed ?? [])].flatMap(({ digest }) => digest.pictures)),
    assets: unique([...collect(({ assets }) => assets), ...inLists]),
    files: unique(collect(({ files }) => files)),
    frames: nameResources(shared).frames,
  }
}

function unique(names: string[]): string[] {
  return [...new Set(names)]
}
