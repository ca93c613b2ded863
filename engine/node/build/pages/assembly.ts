/**
 * The only module that turns a checked site into the data of its pages: for the build, the
 * development server, the catalogue and tests.
 */
import type { OutsideRedirect, PageQuery, RedirectRule } from '../../../../schemas/generated/types'
import { homeOfLocale, notFoundOfLocale } from '../../../core/addresses/locales'
import type { PageData, SiteData } from '../../../core/page/data'
import { collectTokens, resolveTokens } from '../../../core/text/tokens'
import { CTA_FILE, PEOPLE_FILE, REDIRECTS_FILE } from '../../check/facts/context'
import type { FileUrls, LinkedFile } from '../../check/facts/linked-files'
import type { PageSummary } from '../../check/facts/page-summary'
import type { ResourceNames } from '../../check/facts/resource-names'
import { listResourceNames } from '../../check/facts/resource-names'
import type { Site, SitePage } from '../../check/run/site'
import type { ServedAsset } from '../assets/resources'
import { loadAssets, loadSiteFiles, resolveResources } from '../assets/resources'
import type { SocialImageLook } from '../assets/social-images/look'
import { buildLook } from '../assets/social-images/look'
import type { LocaleSite } from './locale-sites'
import { createLocaleFinder, hasFonts, partPages, splitSite } from './locale-sites'
import type { PageContext } from './page-data'
import { createPageDataBuilder } from './page-data'
import type { ShowingPage } from './page-lists'
import { PageLists } from './page-lists'
import { buildPageSource } from './page-source'
import { createVersions } from './page-versions'
import { buildPublisher } from './publisher'
import type { Assembled, PreparedLocale } from './site-data'
import { buildSiteData, listLanguages, resolveShared } from './site-data'

export interface AssemblyOptions {
  site: Site
  /** The bundle's id. */
  build: string
  /** The year that pages show until the visitor's clock has been read. */
  year: number
  /**
   * A hash of the engine, set if the site will be published: its pages have social images, and the
   * paths of linked files contain a hash.
   */
  sources?: string
  /** The pages that lists can show. Default: all of the site's pages. */
  listed?: SitePage[]
  /** Returns a page's summary. Default: the summary in the site. */
  findHead?: (route: string) => SitePage['head'] | undefined
}

/** The data for one of the site's languages. */
export interface LocaleAssembly {
  site: LocaleSite
  /** The design for social images. Undefined if the site has none. */
  look?: SocialImageLook
  /** The context for building page data. */
  context: PageContext
  /** Returns the pages that a query selects. */
  list: PageLists['list']
  /** The data that all pages share. */
  buildSiteData: () => SiteData
}

export interface Assembly {
  assets: Map<string, ServedAsset>
  /** File path → published URL, for linked files that are published under another path. */
  linked: Map<string, LinkedFile>
  /** The site in each of its languages, starting with the default language. */
  locales: [LocaleAssembly, ...LocaleAssembly[]]
  /** Returns the language that a path belongs to. */
  localeOf: (route: string) => LocaleAssembly
  /** Returns the content from other files that a page shows. */
  showsOf: PageLists['showsOf']
  /** The data contains the URLs of linked files. */
  redirects: RedirectRule[]
  outside: OutsideRedirect[]
  buildPageData: (page: SitePage) => PageData
}

export async function loadAssembly(options: AssemblyOptions): Promise<Assembly> {
  const { site, sources } = options
  const prepared = prepareLocales(options)
  const assets = await loadAssets(
    { assets: site.assets, shared: prepared.flatMap((one) => one.site.shared) },
    {
      assets: prepared.flatMap(({ names }) => names.assets),
      pictures: prepared.flatMap(({ names }) => names.pictures),
    },
  )
  const isPublished = sources !== undefined
  const linked = new Map<string, LinkedFile>()
  for (const { site: own } of isPublished ? prepared : []) {
    const found = await loadSiteFiles(own, collectTokens(own.settings))
    for (const [path, file] of found) linked.set(path, file)
  }
  const files = Object.fromEntries([...linked].map(([path, { url }]) => [path, url]))
  const written = { file: REDIRECTS_FILE, data: { rules: site.redirects, outside: site.outside } }
  const { rules: redirects, outside } = resolveShared(site, files, written)
  const assembled = prepared.map((one) =>
    assembleLocale(one, { ...options, assets, linked, files, redirects }),
  )
  const [own, ...further] = assembled
  if (!own) throw new Error('Internal error: no default locale.')
  const byPath = new Map(assembled.map((one) => [one.site.path, one]))
  const find = createLocaleFinder(site)
  const localeOf = (route: string) => byPath.get(find(route)) ?? own
  return {
    assets,
    linked,
    locales: [own, ...further],
    localeOf,
    showsOf: (page) => localeOf(page.route).showsOf(page),
    redirects,
    outside,
    buildPageData: (page) => localeOf(page.route).buildPageData(page),
  }
}

function prepareLocales(options: AssemblyOptions): PreparedLocale[] {
  const { site, year } = options
  const { listed = site.pages, findHead = createHeadFinder(site.pages) } = options
  const find = createLocaleFinder(site)
  const sites = splitSite(site)
  const versionsOf = createVersions({
    ...{ settings: site.settings, localeOf: find, findHead },
    languages: new Map(sites.map(({ path, settings }) => [path, settings.language])),
  })
  const list = sites.length > 1 ? listLanguages(sites) : []
  return sites.map((own) => {
    const { path, settings } = own
    const { own: pages, others } = partPages(listed, find, path)
    const tokens = { ...collectTokens(settings), year: String(year) }
    const data = resolveTokens({ people: own.people }, tokens)
    const lists = new PageLists({
      ...{ pages, others, versionsOf },
      ...{ home: homeOfLocale(path), notFound: notFoundOfLocale(path) },
      people: resolveShared(own, {}, { file: PEOPLE_FILE, data }).people,
      folders: own.collections,
      tagPages: own.tagPages,
      url: settings.url,
      brand: settings.brand,
      tokens,
      language: settings.language,
    })
    const { label } = own.messages.languages
    const languages = list.length > 0 ? { label, path, list } : undefined
    const mine = options.listed && pages
    return { site: own, lists, names: collectNames(own, mine, lists), languages }
  })
}

function createHeadFinder(pages: SitePage[]): (route: string) => SitePage['head'] | undefined {
  const heads = new Map(pages.map(({ route, head }) => [route, head]))
  return (route) => heads.get(route)
}

/** The data that all languages share. */
interface CommonParts extends AssemblyOptions {
  assets: Map<string, ServedAsset>
  linked: Map<string, LinkedFile>
  files: FileUrls
  /** The data contains the URLs of linked files. */
  redirects: RedirectRule[]
}

function assembleLocale(prepared: PreparedLocale, common: CommonParts) {
  const { site, lists } = prepared
  const { assets, linked, files, redirects, sources, build, year } = common
  const { settings } = site
  const isDrawn = sources !== undefined && hasFonts(site, common.site)
  const look = isDrawn ? buildLook({ settings, assets, sources }) : undefined
  const known = { assets: site.assets, linked, language: settings.language }
  const placed = { assets, files, redirects }
  const assembled = { ...prepared, ...placed, build, year, known, look: look?.id }
  const context = buildPageContext(assembled)
  const buildPage = createPageDataBuilder(context)
  return {
    ...{ site, look, context },
    list: (query: PageQuery) => lists.list(query),
    showsOf: (page: ShowingPage) => lists.showsOf(page),
    buildSiteData: () => buildSiteData(assembled),
    buildPageData: (page: SitePage) =>
      buildPage(buildPageSource(page, lists.showsOf(page), context)),
  }
}

function buildPageContext(options: Assembled): PageContext {
  const { site, assets, build, year, look, files, names, known } = options
  const tokens = collectTokens(site.settings)
  const data = { rules: resolveTokens(site.ctas, tokens) }
  return {
    settings: site.settings,
    locale: site.path,
    ctas: resolveShared(site, files, { file: CTA_FILE, data }).rules,
    tokens,
    resources: resolveResources(names, assets, known),
    sharedIframes: names.frames,
    publisher: buildPublisher(resolveTokens(site.settings, tokens), assets),
    build,
    year,
    look,
    files,
  }
}

/** The resources that the site's pages refer to by name, including those in lists. */
function collectNames(
  { pages, people, shared }: LocaleSite,
  listed: SitePage[] | undefined,
  lists: PageLists,
): ResourceNames {
  const collect = (list: (summary: PageSummary) => string[], from = pages) => {
    const names = new Set<string>()
    for (const { summary } of from) for (const name of list(summary)) names.add(name)
    return [...names]
  }
  const portraits = people.flatMap(({ picture }) => picture?.src ?? [])
  // If lists also show other pages, those pages' pictures are added.
  const inLists = listed
    ? [...pages.flatMap((page) => lists.showsOf(page).assets), ...lists.listsOf(shared, {}).assets]
    : portraits
  return {
    icons: collect(({ icons }) => icons),
    maps: collect(({ maps }) => maps),
    pictures: collect(({ pictures }) => pictures, listed ? [...pages, ...listed] : pages),
    assets: [...new Set([...collect(({ assets }) => assets), ...inLists])],
    files: collect(({ files }) => files),
    frames: listResourceNames(shared).frames,
  }
}
