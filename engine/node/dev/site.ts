import type { PageQuery, RedirectRule, Settings } from '../../../schemas/generated/types'
import { createRedirects } from '../../core/addresses/find-redirect'
import { homeOfLocale } from '../../core/addresses/locales'
import { fileOfRoute } from '../../core/addresses/paths'
import type { DevBadge } from '../../core/dev-protocol'
import type { PageData, RedirectData, SiteData } from '../../core/page/data'
import type { ListPlace } from '../../core/page/listing'
import { canShow, keyOfQuery, listFolders, readQuery } from '../../core/page/listing'
import type { SearchIndexEntry } from '../../core/search/search-index'
import { buildSearchIndex } from '../../core/search/search-index'
import { readReferences } from '../check/facts/later-references'
import type { OpenSite, Site, SiteLocale, SitePage } from '../check/run/check-site'
import { assembleSite, buildPage, loadPage } from '../check/run/check-site'
import { FileChanged } from '../check/run/file-changed'
import { findLocale } from '../check/run/locale-views'
import type { LocatedByFile } from '../check/run/locate-issues'
import { createPlaceFinder, joinLocated, locateIssues, nameFile } from '../check/run/locate-issues'
import { traceSite } from '../check/run/trace'
import type { Reference } from '../check/schema/validate'
import { createFeeds, listFeeds } from '../discovery/feeds'
import { DevCheck } from '../fix/dev-check'
import type { Moment } from '../moments/clock'
import { readPresent } from '../moments/clock'
import { yearOf } from '../moments/read-moment'
import { isShown } from '../moments/window'
import type { Assembly, LocaleAssembly } from '../pages/assembly'
import { loadAssembly } from '../pages/assembly'
import type { Problem } from '../problems/problem'
import { hasErrors } from '../problems/problem'
import type { ServedAsset } from '../resources/resources'
import { isPageFile } from '../site/file-names'
import { listBadges } from './badges'
import type { ComposedPage } from './find-source'

/** Pages and site carry no bundle id in development: sources change all the time. */
const DEV_BUILD = 'dev'

/** How many pages of a list are looked at before requests are let in. */
const LOOKED_AT_ONCE = 50

/** What the pages of one language share. */
export interface DevLocale {
  /** The path of the language; empty for the site's own. */
  path: string
  settings: Settings
  siteData: SiteData
}

/** What all pages share, as it was when it was last free of errors. */
export interface DevFrame {
  /** The site without its pages. */
  site: Site
  /** The redirect for a path. */
  findRedirect: (path: string) => RedirectRule | undefined
  /** What is of each language, the site's own first. */
  locales: [DevLocale, ...DevLocale[]]
  /** The files that have been asked for by a page so far. */
  assets: Map<string, ServedAsset>
}

export interface DevChange {
  /** All that is known to be wrong. */
  problems: Problem[]
  /** Whether the layout or the settings changed, which only a new document shows. */
  sharedChanged: boolean
}

export interface DevSite {
  dir: string
  /** Undefined while it has never been free of errors. */
  loadFrame: () => Promise<DevFrame | undefined>
  /** Undefined where there is no page. */
  openPage: (route: string) => Promise<OpenedPage | undefined>
  /** Whether the folder `public` has a file at a path. */
  isPublic: (path: string) => boolean
  /** Where a path leads on to: not from a page that is shown. */
  findRedirect: (path: string) => Promise<RedirectRule | undefined>
  /** What a page shows although it is not published. */
  listBadges: (route: string) => DevBadge[]
  /** What the app asks for when it goes to a path. */
  resolveData: (path: string) => Promise<PageData | RedirectData | undefined>
  /** A feed of a folder, by its path. */
  renderFeed: (path: string) => Promise<DevFeed | undefined>
  /** The texts of a page that is put together from several files; undefined of others. */
  readTexts: (route: string) => ComposedPage | undefined
  /** The search index of a language; of the site's own by default. */
  buildIndex: (locale?: string) => Promise<SearchIndexEntry[]>
  /** The problems that are known. */
  problems: () => Problem[]
  /** Takes note of a changed file, and looks at what that file says itself. */
  change: (file: string) => Promise<DevChange>
  /** Looks at everything: what a change of one file makes of another. */
  checkAll: () => Promise<Problem[]>
}

export interface DevFeed {
  type: string
  text: string
}

interface OpenedPage {
  /** As it was when it was last free of errors; undefined when it never was. */
  page?: PageData
}

/** A site as it is at a moment; by default, what is not published is shown too. */
export function createDevSite(
  dir: string,
  moment: Moment = { now: readPresent(), showsAll: true },
): DevSite {
  const check = new DevCheck(dir, { moment })
  const isVisible = ({ digest }: Pick<SitePage, 'digest'>) => isShown(digest.window, moment)
  const good = new Map<string, SitePage>()
  /** Pages as lists show them: what was last good of them. */
  const listed = new Map<string, SitePage>()
  /** What is known to be wrong, by the file that has it. */
  let located: LocatedByFile = new Map()
  let frame: DevFrame | undefined
  let framed: OpenSite | undefined
  let framing: Promise<DevFrame | undefined> = Promise.resolve(undefined)

  function loadFrame(): Promise<DevFrame | undefined> {
    const opened = check.open()
    if (opened !== framed) {
      framed = opened
      framing = buildFrame(opened)
    }
    return framing
  }

  async function buildFrame(opened: OpenSite): Promise<DevFrame | undefined> {
    noteShared(check.checkShared())
    if (hasErrors(locateIssues(traceSite(opened), opened.issues))) return frame
    const site = assembleSite(opened, [])
    const shared = [site, ...site.locales.values()].flatMap((one) => one.shared)
    const assembly = await assemble(site, await findListed(shared, {}))
    const [own, ...further] = assembly.locales
    const built: DevFrame = {
      site,
      locales: [buildLocale(own), ...further.map(buildLocale)],
      findRedirect: createRedirects(site.redirects),
      assets: assembly.assets,
    }
    // A file may have been saved meanwhile, and its frame been built faster.
    if (framed === opened) frame = built
    return built
  }

  async function openPage(route: string): Promise<OpenedPage | undefined> {
    const file = fileOfRoute(route)
    const result = await check.find(file)
    if (!result) return undefined
    const now = result.page && readNow(buildPage(check.open(), result.page))
    if (now) good.set(file, now)
    else {
      if (result.page) check.forget(file)
      note(file, check.checkOne(file))
    }
    const page = good.get(file)
    if (page && !isVisible(page)) return undefined
    const shared = await loadFrame()
    if (!page || !shared) return {}
    // What all pages share was read with the frame of the page; its policy is the page's own.
    const tagPages = check.listTags(result)
    const site = { ...keepFrames(shared.site), tagPages, pages: [page] }
    const { of = route } = page.made?.part ?? {}
    const listed = await findListed(readReferences(page.digest), { route: of })
    const others = page.digest.derivesTrail ? [...listed, ...lookAbove(route, listed)] : listed
    const { assets, buildPageData } = await assemble(site, others)
    for (const [path, asset] of assets) shared.assets.set(path, asset)
    return { page: buildPageData(page) }
  }

  /** The pages that the lists among references may show; lets requests in while it looks. */
  async function findListed(references: Reference[], here: ListPlace): Promise<SitePage[]> {
    const queries = references.flatMap(({ meaning, value }) =>
      meaning === 'pages' ? [readQuery(value)] : [],
    )
    const { pageFiles } = check.open()
    const files = pageFiles
      .filter(({ route }) => queries.some((query) => canShow(query, here, route)))
      .map(({ file }) => file)
    const written = new Set(files)
    // Pages that follow from others are listed by hand alone.
    for (const named of queries.flatMap(({ pages = [] }) => pages).map(fileOfRoute)) {
      if (!written.has(named) && (await check.find(named))) files.push(named)
    }
    for (const [index, file] of files.entries()) {
      const page = check.look(file)?.page
      if (page) listed.set(file, buildPage(check.open(), page))
      if (index % LOOKED_AT_ONCE === 0) await new Promise(setImmediate)
    }
    return files.flatMap((file) => listed.get(file) ?? []).filter(isVisible)
  }

  function assemble(site: Site, others: SitePage[]): Promise<Assembly> {
    const findHead = (route: string) => check.look(fileOfRoute(route))?.page?.digest.head
    const { now, zone } = site.clock
    const year = yearOf(now, zone)
    return loadAssembly({ site, listed: others, build: DEV_BUILD, year, findHead })
  }

  /** The pages above one, as far as they are not among others. */
  function lookAbove(route: string, others: SitePage[]): SitePage[] {
    const among = new Set(others.map((page) => page.route))
    return listFolders(route).flatMap((above) => {
      const page = among.has(above) ? undefined : check.look(fileOfRoute(above))?.page
      return page ? [buildPage(check.open(), page)] : []
    })
  }

  /** Replaces what is known to be wrong with a page. */
  function note(file: string, found: LocatedByFile): void {
    located = new Map([...located].filter(([about]) => about !== file).concat([...found]))
  }

  /** Replaces what is known to be wrong with the files that are no pages. */
  function noteShared(found: LocatedByFile): void {
    located = new Map([...located].filter(([about]) => isPageFile(about)).concat([...found]))
  }

  /** The pages of which something in a file is known to be wrong. */
  function listTroubled(file: string): string[] {
    const path = nameFile(dir, file)
    return [...located].flatMap(([about, list]) =>
      isPageFile(about) && list.some(({ problem }) => problem.file === path) ? [about] : [],
    )
  }

  const listProblems = () => joinLocated(located)

  async function findRedirect(path: string): Promise<RedirectRule | undefined> {
    const rule = (await loadFrame())?.findRedirect(path)
    const page = rule && check.look(fileOfRoute(path))?.page
    return page && isVisible(page) ? undefined : rule
  }

  return {
    dir,
    loadFrame,
    openPage,
    isPublic: (path) =>
      check.open().listed.publicFiles.some((file) => file.path === path && !file.fault),
    findRedirect,
    listBadges(route) {
      const page = check.look(fileOfRoute(route))?.page
      return page && moment.showsAll ? listBadges(page.digest, check.open().shared.clock) : []
    },
    async resolveData(path) {
      const rule = await findRedirect(path)
      if (rule) return { build: DEV_BUILD, redirect: rule.to }
      return (await openPage(path))?.page
    },
    async renderFeed(path) {
      const shared = await loadFrame()
      const feed = listFeeds(shared?.site.collections ?? []).find((one) => one.path === path)
      if (!shared || !feed) return undefined
      const query = { from: feed.folder, deep: true, sort: 'newest' } as const
      const found = await findListed([buildListReference(query)], {})
      const site = { ...keepFrames(shared.site), pages: found }
      const { assets, localeOf } = await assemble(site, found)
      const { list, context } = localeOf(feed.folder)
      const { settings, locale } = context
      const tokens = { ...context.tokens, year: String(context.year) }
      const hasPage = (route: string) => check.look(fileOfRoute(route)) !== undefined
      const home = homeOfLocale(locale)
      const render = createFeeds({ settings, tokens, list, assets, home, hasPage })
      // A reader of feeds has the pictures from this server too.
      for (const [name, asset] of assets) shared.assets.set(name, asset)
      return { type: feed.type, text: await render(feed) }
    },
    readTexts(route) {
      const file = fileOfRoute(route)
      const page = good.get(file)
      const traced = check.trace()
      if (!page || !traced.trace(file)) return undefined
      const by = page.made?.by ?? file
      return { by, data: loadPage(page), findPlace: createPlaceFinder(traced, file) }
    },
    async buildIndex(locale = '') {
      await check.checkAll()
      const { shared } = check.open()
      const pages = check.results().flatMap(({ page }) => (page && isVisible(page) ? page : []))
      const mine = pages.filter(({ file }) => findLocale(shared.locales, file) === locale)
      const entries = mine.map(({ route, digest }) => ({ route, head: digest.head }))
      const { tokens, language } = shared.byLocale.get(locale) ?? shared
      const folders = shared.collections.filter(
        ({ file }) => findLocale(shared.locales, file) === locale,
      )
      // The year is among the tokens.
      return buildSearchIndex(entries, { tokens, folders, language })
    },
    problems: listProblems,
    async change(file) {
      const before = frame
      check.forget(file)
      // What all pages show may list the page.
      const hasLists = before?.locales.some(({ siteData }) => siteData.lists)
      if (file.startsWith('pages/') && hasLists) framed = undefined
      // First, because what all pages share is checked beside pages that have been looked at.
      const troubled = listTroubled(file)
      if (isPageFile(file)) troubled.push(file)
      for (const page of troubled) note(page, check.checkOne(page))
      await loadFrame()
      return {
        problems: listProblems(),
        sharedChanged: before !== undefined && isOther(before, frame),
      }
    },
    async checkAll() {
      await loadFrame()
      located = await check.checkAll()
      return listProblems()
    },
  }
}

/** Whether what all pages show has changed. */
function isOther(before: DevFrame, after: DevFrame | undefined): boolean {
  const listData = (frame: DevFrame | undefined) => frame?.locales.map(({ siteData }) => siteData)
  return before !== after && JSON.stringify(listData(before)) !== JSON.stringify(listData(after))
}

/** The page with what it says now; undefined where its file has been broken since it was checked. */
function readNow(page: SitePage): SitePage | undefined {
  try {
    const source = page.readSource()
    return { ...page, readSource: () => source }
  } catch (reason) {
    // The file is being saved. Once it is whole, the watcher reports it.
    if (reason instanceof FileChanged) return undefined
    throw reason
  }
}

function buildLocale({ site: { path, settings }, buildSiteData }: LocaleAssembly): DevLocale {
  return { path, settings, siteData: buildSiteData() }
}

/** The site with nothing of what all pages share but its frames: the rest was read before. */
function keepFrames(site: Site): Site {
  const keep = <L extends SiteLocale>(one: L): L => ({
    ...one,
    shared: one.shared.filter(({ meaning }) => meaning === 'frame'),
  })
  const locales = [...site.locales].map(([path, one]) => [path, keep(one)] as const)
  return { ...keep(site), locales: new Map(locales) }
}

function buildListReference(query: PageQuery): Reference {
  return { meaning: 'pages', value: keyOfQuery(query), pointer: '' }
}
