import { join } from 'node:path'
import type { PageFile, PageResult } from '../check/run/check-page'
import { checkPage } from '../check/run/check-page'
import type { OpenSite, TagPage } from '../check/run/check-site'
import { addPages, FURTHER_LISTS, openSite, readTagPage } from '../check/run/check-site'
import { checkAmong, checkBeside, checkInSteps } from '../check/run/check-together'
import { loadTools } from '../check/run/check-tools'
import { canFollow, listTagPages } from '../check/run/further-pages'
import type { LocatedByFile } from '../check/run/locate-issues'
import { locateByFile } from '../check/run/locate-issues'
import { NO_MEMORY } from '../check/run/page-memory'
import type { Steps } from '../check/run/steps'
import { finishSteps, takeSteps } from '../check/run/steps'
import { listShown } from '../check/run/timetable'
import type { Traced } from '../check/run/trace'
import { traceSite } from '../check/run/trace'
import type { Moment } from '../moments/clock'
import type { FoundIssue } from '../problems/problem'
import { isPageFile } from '../site/file-names'
import { statFile } from '../util/stat-file'

/** A site that is checked again and again while its files change. */
export interface DevCheck {
  /** The files that are no pages, and the list of all, as they are now. */
  open: () => OpenSite
  /** A page as it is now; undefined when it has no file. */
  look: (file: string) => PageResult | undefined
  /** The same, also of a page that follows from others; lets requests in while it looks for it. */
  find: (file: string) => Promise<PageResult | undefined>
  /** The pages of the tags that a page has, and of those that are known. */
  listTags: (result: PageResult) => TagPage[]
  /** Where the values of its files are written. */
  trace: () => Traced
  /** Takes note of a file that was saved, added or removed. */
  forget: (file: string) => void
  /** The problems of a page as far as it makes them itself. */
  checkOne: (file: string) => LocatedByFile
  /** The problems of the files that are no pages, as far as these make them themselves. */
  checkShared: () => LocatedByFile
  /** The problems of the whole site as it is in the end; lets requests in while it works. */
  checkAll: () => Promise<LocatedByFile>
  /** The pages that have been looked at. */
  results: () => PageResult[]
}

/** Of the files in these, only that they are there is of interest for pages. */
const LISTED = ['assets/', 'public/']

/** A site with the pages that follow from others. */
interface WholeState {
  site: OpenSite
  files: Map<string, PageFile>
  /** Which state of the files it is about. */
  version: number
}

export interface DevCheckOptions {
  /** The moment for which the site is checked: the present one by default. */
  moment?: Moment
  /** How long the whole check may keep requests waiting at a time, in milliseconds. */
  slice?: number
}

export function createDevCheck(dir: string, { moment, slice = 5 }: DevCheckOptions = {}): DevCheck {
  let site: OpenSite | undefined
  let files = new Map<string, PageFile>()
  let whole: WholeState | undefined
  const known = new Map<string, PageResult>()
  // Looked at when other settings held; of use among others until it is looked at again.
  const outdated = new Set<string>()
  let version = 0
  let checking: Promise<LocatedByFile> | undefined

  const open = () => {
    // With other schemas everything is to be looked at again.
    if (site && site.tools !== loadTools()) {
      version += 1
      forgetShared()
    }
    if (!site) {
      site = openSite(dir, moment)
      files = new Map(site.pageFiles.map((page) => [page.file, page]))
    }
    return site
  }

  function forgetShared(): void {
    for (const page of known.keys()) outdated.add(page)
    site = undefined
  }

  function drop(file: string): void {
    known.delete(file)
    outdated.delete(file)
  }

  /** With the pages that follow from others, as far as they are known. */
  const openWhole = () => {
    const state = open()
    return whole?.version === version ? whole.site : state
  }

  const look = (file: string) => {
    const state = open()
    const further = whole?.version === version ? whole.files.get(file) : undefined
    const pageFile = files.get(file) ?? further
    return pageFile && lookAt(pageFile, state)
  }

  function lookAt(pageFile: PageFile, state: OpenSite): PageResult {
    const { file } = pageFile
    const current = outdated.has(file) ? undefined : known.get(file)
    const result = current ?? checkPage(pageFile, { ...state, memory: NO_MEMORY })
    outdated.delete(file)
    known.set(file, result)
    return result
  }

  const listKnown = (all: Iterable<string>) => [...all].flatMap((file) => known.get(file) ?? [])
  const results = () => listKnown([...files.keys(), ...(whole?.files.keys() ?? [])])

  // While some pages have not been looked at, links to them would seem to lead nowhere.
  const isComplete = () => [...files.keys()].every((file) => known.has(file))

  /** Looks at all pages, and then at those that follow from them. */
  function* followSteps(): Steps<OpenSite> {
    let state = open()
    if (whole?.version === version) return whole.site
    const begun = version
    for (const file of files.keys()) {
      look(file)
      yield
    }
    const before = whole?.files
    const further = new Map<string, PageFile>()
    for (const list of FURTHER_LISTS) {
      const found = listKnown([...files.keys(), ...further.keys()])
      const pages = list(state, listShown(found, state))
      state = addPages(state, pages)
      for (const pageFile of pages.pageFiles) {
        const { file } = pageFile
        further.set(file, pageFile)
        if (JSON.stringify(before?.get(file)) !== JSON.stringify(pageFile)) drop(file)
        lookAt(pageFile, state)
        yield
      }
    }
    for (const file of before?.keys() ?? []) {
      if (!further.has(file) && !files.has(file)) drop(file)
    }
    whole = { site: state, files: further, version: begun }
    return state
  }

  function* listSteps(): Steps<LocatedByFile> {
    const state = yield* followSteps()
    return yield* locateByFile(traceSite(state), yield* checkInSteps(state, results()))
  }

  /** Takes the steps, and begins anew whenever a file changes before the end. */
  async function run<T extends object>(begin: () => Steps<T>): Promise<T> {
    let begun = version
    let steps = begin()
    for (;;) {
      await new Promise(setImmediate)
      if (begun !== version) [begun, steps] = [version, begin()]
      const result = takeSteps(steps, slice)
      if (result) return result
    }
  }

  const locate = (state: OpenSite, issues: FoundIssue[]) =>
    finishSteps(locateByFile(traceSite(state), issues))

  /** Once all pages are known as they are, those that follow from them are found at once. */
  const followKnown = () =>
    outdated.size === 0 && isComplete() ? finishSteps(followSteps()) : openWhole()

  return {
    open,
    look,
    async find(file) {
      const result = look(file)
      if (result || !canFollow(open(), file)) return result
      await run(followSteps)
      return look(file)
    },
    listTags({ document }) {
      const { pageFiles } = listTagPages(open(), [
        document,
        ...results().map((one) => one.document),
      ])
      return pageFiles.flatMap(readTagPage)
    },
    trace: () => traceSite(openWhole()),
    forget(file) {
      version += 1
      drop(file)
      for (const [page, { made }] of whole?.files ?? []) if (made?.by === file) drop(page)
      const isPage = isPageFile(file)
      if (isPage && files.has(file) === (statFile(join(dir, file)) !== undefined)) return
      // The list of files is another one, or what pages are put together from.
      if (isPage || LISTED.some((folder) => file.startsWith(folder))) site = undefined
      else forgetShared()
    },
    checkOne(file) {
      look(file)
      const isAmong = isComplete()
      const state = followKnown()
      const result = look(file)
      if (!result) return new Map()
      return locate(state, isAmong ? checkAmong(state, result, results()) : result.issues)
    },
    checkShared() {
      open()
      const isAmong = isComplete()
      const state = followKnown()
      return locate(state, isAmong ? checkBeside(state, results()) : state.issues)
    },
    checkAll() {
      checking ??= run(listSteps).finally(() => {
        checking = undefined
      })
      return checking
    },
    results,
  }
}
