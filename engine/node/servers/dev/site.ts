import type { RedirectRule } from '../../../../schemas/generated/types'
import { localeOfRoute } from '../../../core/addresses/locales'
import { fileOfRoute } from '../../../core/addresses/paths'
import type { DevBadge } from '../../../core/dev-protocol'
import type { PageData, RedirectData } from '../../../core/page/data'
import type { ReceivedForm } from '../../../core/receive/received-form'
import type { SearchIndexEntry } from '../../../core/search/search-index'
import { buildSearchIndex } from '../../../core/search/search-index'
import { listForms } from '../../build/received-forms'
import { findLocale } from '../../check/files/locale-views'
import type { CheckTools } from '../../check/files/shared-context'
import { KnownProblems } from '../../check/live/known-problems'
import { LiveCheck } from '../../check/live/live-check'
import { assembleSite, buildPage } from '../../check/run/assemble-site'
import { loadPage } from '../../check/run/check-site'
import { FileChanged } from '../../check/run/file-changed'
import { createPlaceFinder, locateIssues } from '../../check/run/locate-issues'
import type { OpenSite } from '../../check/run/open-site'
import type { SitePage } from '../../check/run/site'
import { createSourceMaps } from '../../check/run/source-maps'
import type { Problem } from '../../lib/problems/problem'
import { hasErrors } from '../../lib/problems/problem'
import { KnownTexts } from '../../lib/store/known-texts'
import type { BuildTime } from '../../sources/time/clock'
import { readPresent } from '../../sources/time/clock'
import { listBadges } from './badges'
import type { DevFeed } from './feed'
import { renderFeed } from './feed'
import type { ComposedPage } from './find-source'
import { DEV_BUILD, PageAssembler } from './page-assembler'
import type { SiteState } from './site-state'
import { buildState, isDifferent, selectIframes } from './site-state'

export interface DevChange {
  /** The known errors. Those from rules about the whole site are of its last check. */
  problems: Problem[]
  /** If `true`, the layout or the settings have changed, which only a new document shows. */
  sharedChanged: boolean
}

interface OpenedPage {
  /** The last valid version. Undefined if there was none. */
  page?: PageData
}

/** A site whose files change. By default, unpublished content is shown too. */
export class DevSite {
  readonly dir: string
  readonly check: LiveCheck
  /** The site data of the documents that were sent, which these load after that. */
  readonly sentSites = new KnownTexts()
  readonly #assembler: PageAssembler
  readonly #problems: KnownProblems
  /** The last valid versions of the pages. */
  readonly #good = new Map<string, SitePage>()
  /** The last valid state. */
  #state: SiteState | undefined
  /** The state that `#loading` loads. */
  #opened: OpenSite | undefined
  #loading: Promise<SiteState | undefined> = Promise.resolve(undefined)

  constructor(
    dir: string,
    buildTime: BuildTime = { now: readPresent(), showsAll: true },
    readTools?: () => CheckTools,
  ) {
    this.dir = dir
    this.check = new LiveCheck(dir, { buildTime, readTools })
    this.#assembler = new PageAssembler(this.check)
    this.#problems = new KnownProblems(dir, this.check)
  }

  /** The last valid shared data of all pages. Undefined if there was none. */
  loadState(): Promise<SiteState | undefined> {
    const opened = this.check.open()
    if (opened !== this.#opened) {
      this.#opened = opened
      this.#loading = this.#buildState(opened)
    }
    return this.#loading
  }

  async #buildState(opened: OpenSite): Promise<SiteState | undefined> {
    this.#problems.checkShared()
    if (hasErrors(locateIssues(createSourceMaps(opened), opened.issues))) return this.#state
    const site = assembleSite(opened, [])
    const shared = [site, ...site.locales.values()].flatMap((one) => one.shared)
    const listed = await this.#assembler.findListed(shared, {})
    const state = buildState(site, await this.#assembler.assemble(site, listed))
    // A file may have been saved in the meantime, and its state been built faster.
    if (this.#opened === opened) this.#state = state
    return state
  }

  /** Undefined if there is no page. */
  async openPage(route: string): Promise<OpenedPage | undefined> {
    const file = fileOfRoute(route)
    const found = await this.check.find(file)
    if (!found) return undefined
    const built = buildPage(this.check.open(), found)
    const now = built && readNow(built)
    if (now) this.#good.set(file, now)
    else {
      if (built) this.check.forget(file)
      this.#problems.checkPage(file)
    }
    const page = this.#good.get(file)
    if (page && !this.#assembler.isVisible(page)) return undefined
    const state = await this.loadState()
    if (!page || !state) return {}
    // The shared data was read with the state; the policy of its iframes belongs to the page.
    const tagPages = this.check.listTags(found)
    const site = { ...selectIframes(state.site), tagPages, pages: [page] }
    const listed = await this.#findListed(route, page)
    const { assets, buildPageData } = await this.#assembler.assemble(site, listed)
    for (const [path, asset] of assets) state.assets.set(path, asset)
    return { page: buildPageData(page) }
  }

  /** The pages that a page shows a part of. */
  async #findListed(route: string, { made, summary }: SitePage): Promise<SitePage[]> {
    const { of = route } = made?.part ?? {}
    const listed = await this.#assembler.findListed(summary.references, { route: of })
    return summary.derivesTrail ? [...listed, ...this.#assembler.findAbove(route, listed)] : listed
  }

  /** Returns `true` if the `public` folder has a file at a path. */
  isPublic(path: string): boolean {
    const { publicFiles } = this.check.open().listed
    return publicFiles.some((file) => file.path === path && !file.issue)
  }

  /** The redirect for a path. A page at that path takes precedence. */
  async findRedirect(path: string): Promise<RedirectRule | undefined> {
    const rule = (await this.loadState())?.findRedirect(path)
    const page = rule && this.check.look(fileOfRoute(path))
    return page && this.#assembler.isVisible(page) ? undefined : rule
  }

  /** The unpublished content that a page shows. */
  listBadges(route: string): DevBadge[] {
    const { summary } = this.check.look(fileOfRoute(route)) ?? {}
    const { clock } = this.check.open().shared
    return summary && clock.showsAll ? listBadges(summary, clock) : []
  }

  /** The page data that the app requests for a path. */
  async resolveData(path: string): Promise<PageData | RedirectData | undefined> {
    const rule = await this.findRedirect(path)
    if (rule) return { build: DEV_BUILD, redirect: rule.to }
    return (await this.openPage(path))?.page
  }

  /** A folder's feed, given its path. */
  async renderFeed(path: string): Promise<DevFeed | undefined> {
    const state = await this.loadState()
    const hasPage = (route: string) => this.check.look(fileOfRoute(route)) !== undefined
    return state && renderFeed({ state, assembler: this.#assembler, hasPage }, path)
  }

  /** The text on a page that is composed of several files. Undefined for other pages. */
  readTexts(route: string): ComposedPage | undefined {
    const file = fileOfRoute(route)
    const page = this.#good.get(file)
    const sourceMaps = this.check.openSourceMaps()
    if (!page || !sourceMaps.get(file)) return undefined
    const by = page.made?.by ?? file
    return { by, data: loadPage(page), findPlace: createPlaceFinder(sourceMaps, file) }
  }

  /** A language's search index. Default: the default language's index. */
  async buildIndex(locale = ''): Promise<SearchIndexEntry[]> {
    await this.check.checkAll()
    const { shared } = this.check.open()
    const isMine = ({ file }: { file: string }) => findLocale(shared.locales, file) === locale
    const entries = this.check
      .results()
      .filter((page) => this.#assembler.isVisible(page) && isMine(page))
      .flatMap(({ route, summary }) => (summary ? [{ route, head: summary.head }] : []))
    const { tokens, language } = shared.byLocale.get(locale) ?? shared
    // The tokens include the year.
    const folders = shared.collections.filter(isMine)
    return buildSearchIndex(entries, { tokens, folders, language })
  }

  /** The forms of all pages that a receiver knows. */
  async listForms(): Promise<ReceivedForm[]> {
    const state = await this.loadState()
    if (!state) return []
    await this.check.checkAll()
    const { site } = state
    const localeOf = (route: string) =>
      site.locales.get(localeOfRoute([...site.locales.keys()], route)) ?? site
    return this.check
      .results()
      .flatMap(({ route, summary }) => (summary ? listForms(summary, localeOf(route)) : []))
  }

  /** The known problems. */
  problems(): Problem[] {
    return this.#problems.list()
  }

  /** Records a changed file and checks it. See `checkAll` for the rest of the site. */
  async change(file: string): Promise<DevChange> {
    const before = this.#state
    this.#problems.change(file)
    // The shared data may include the page in a list.
    const hasLists = before?.locales.some(({ siteData }) => siteData.lists)
    if (file.startsWith('pages/') && hasLists) this.#opened = undefined
    await this.loadState()
    return {
      problems: this.#problems.listErrors(),
      sharedChanged: before !== undefined && isDifferent(before, this.#state),
    }
  }

  /** Checks everything, because a changed file can affect others. */
  async checkAll(): Promise<Problem[]> {
    await this.loadState()
    await this.#problems.checkAll()
    return this.problems()
  }
}

/** The page in its current version. Undefined if its file has had an error since it was checked. */
function readNow(page: SitePage): SitePage | undefined {
  try {
    const source = page.readSource()
    return { ...page, readSource: () => source }
  } catch (reason) {
    // The file is being saved. The watcher reports it when it is complete.
    if (reason instanceof FileChanged) return undefined
    throw reason
  }
}
