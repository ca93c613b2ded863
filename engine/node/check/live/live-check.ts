import { join } from 'node:path'
import { statFile } from '../../lib/files/stat-file'
import type { Issue } from '../../lib/problems/problem'
import { isPageFile } from '../../sources/files/file-names'
import type { SourcePage } from '../../sources/files/site-files'
import type { BuildTime } from '../../sources/time/clock'
import type { CheckedPage } from '../files/check-page'
import { checkPage } from '../files/check-page'
import type { CheckTools } from '../files/shared-context'
import { readTagPage } from '../run/assemble-site'
import { checkAmong, checkBeside, checkInSteps } from '../run/check-together'
import { loadTools } from '../run/check-tools'
import { canFollow, listTagPages } from '../run/derived-pages'
import { addPages, DERIVED_LISTS } from '../run/derived-site'
import type { LocatedByFile } from '../run/locate-issues'
import { locateByFile } from '../run/locate-issues'
import type { OpenSite } from '../run/open-site'
import { openSite } from '../run/open-site'
import type { TagPage } from '../run/site'
import type { SourceMaps } from '../run/source-maps'
import { createSourceMaps } from '../run/source-maps'
import type { Steps } from '../run/steps'
import { finishSteps, runStepsFor } from '../run/steps'
import { listShown } from '../run/timetable'

/** Folders whose list of files matters to pages, but not their content. */
const LISTED = ['assets/', 'public/']

/** A site with its derived pages. */
interface WholeState {
  site: OpenSite
  files: Map<string, SourcePage>
  /** The version of the files that it is for. */
  version: number
}

export interface LiveCheckOptions {
  /** The time at which the site is checked. Default: the current time. */
  buildTime?: BuildTime
  /**
   * Returns the schemas and rules: a new value when the schemas or the build modules of blocks
   * change.
   */
  readTools?: () => CheckTools
  /** The time that the full check may block requests at a time, in milliseconds. */
  slice?: number
}

/** Checks a site incrementally while its files change. */
export class LiveCheck {
  readonly #dir: string
  #buildTime: BuildTime | undefined
  readonly #readTools: () => CheckTools
  readonly #slice: number
  #site: OpenSite | undefined
  #files = new Map<string, SourcePage>()
  #whole: WholeState | undefined
  readonly #known = new Map<string, CheckedPage>()
  /** The result with earlier settings, which other pages use until the page is checked again. */
  readonly #outdated = new Set<string>()
  #version = 0
  #checking: Promise<LocatedByFile> | undefined

  constructor(dir: string, { buildTime, readTools = loadTools, slice = 5 }: LiveCheckOptions = {}) {
    this.#dir = dir
    this.#buildTime = buildTime
    this.#readTools = readTools
    this.#slice = slice
  }

  /** Checks the site at another time from now on. */
  setTime(buildTime: BuildTime): void {
    this.#buildTime = buildTime
    this.#version += 1
    this.#forgetShared()
  }

  /** The current files that are not pages, and the current list of all files. */
  open(): OpenSite {
    // With other schemas or build modules, everything is checked again.
    const tools = this.#readTools()
    if (this.#site && this.#site.tools !== tools) {
      this.#version += 1
      this.#forgetShared()
    }
    if (!this.#site) {
      this.#site = openSite(this.#dir, this.#buildTime, tools)
      this.#files = new Map(this.#site.pageFiles.map((page) => [page.file, page]))
    }
    return this.#site
  }

  /** The current site, with its derived pages if they are known. */
  openKnown(): OpenSite {
    const state = this.open()
    return this.#current()?.site ?? state
  }

  /** The current version of a page. Undefined if it has no file. */
  look(file: string): CheckedPage | undefined {
    const state = this.open()
    const pageFile = this.#files.get(file) ?? this.#current()?.files.get(file)
    return pageFile && this.#lookAt(pageFile, state)
  }

  /** The same, including derived pages. Handles requests while it searches for one. */
  async find(file: string): Promise<CheckedPage | undefined> {
    const result = this.look(file)
    if (result || !canFollow(this.open(), file)) return result
    await this.#run(() => this.#followSteps())
    return this.look(file)
  }

  /** The pages of a page's tags, including tags of known pages. */
  listTags(page: CheckedPage): TagPage[] {
    return listTagPages(this.open(), [page, ...this.results()]).pageFiles.flatMap(readTagPage)
  }

  /** The source map of its files. */
  openSourceMaps(): SourceMaps {
    return createSourceMaps(this.openKnown())
  }

  /** Invalidates what depends on a file that was saved, added or removed. */
  forget(file: string): void {
    this.#version += 1
    this.#drop(file)
    for (const [page, { made }] of this.#whole?.files ?? []) if (made?.by === file) this.#drop(page)
    const isPage = isPageFile(file)
    // A generated page may have the name of a file.
    const listed = this.#files.get(file)
    const isListed = listed !== undefined && !listed.made
    const isThere = () => statFile(join(this.#dir, file)) !== undefined
    if (isPage && isListed === isThere()) return
    // The list of files changed, or a file that pages are composed of.
    if (isPage || LISTED.some((folder) => file.startsWith(folder))) this.#site = undefined
    else this.#forgetShared()
  }

  /**
   * The problems of a page, without those from rules about the whole site. Undefined for a page that
   * may be derived from other pages, which only `checkAll` determines.
   */
  checkOne(file: string): LocatedByFile | undefined {
    const state = this.open()
    const result = this.look(file)
    if (result) return this.#locate(checkAmong(state, result))
    return canFollow(state, file) ? undefined : new Map()
  }

  /** The problems of the files that are not pages, without those from rules about the whole site. */
  checkShared(): LocatedByFile {
    return this.#locate(checkBeside(this.open()))
  }

  /** The problems of the whole site. Handles requests while it works. */
  checkAll(): Promise<LocatedByFile> {
    this.#checking ??= this.#run(() => this.#listSteps()).finally(() => {
      this.#checking = undefined
    })
    return this.#checking
  }

  /** Returns `true` for a rule that only `checkAll` applies. */
  isSiteRule(name: string): boolean {
    const { rules } = this.open().tools
    return rules.some((rule) => rule.name === name && rule.scope !== 'document')
  }

  /** The pages that have been checked. */
  results(): CheckedPage[] {
    return this.#listKnown([...this.#files.keys(), ...(this.#whole?.files.keys() ?? [])])
  }

  /** The site with its derived pages, unless a file has changed since. */
  #current(): WholeState | undefined {
    return this.#whole?.version === this.#version ? this.#whole : undefined
  }

  #locate(issues: Issue[]): LocatedByFile {
    return finishSteps(locateByFile(this.openSourceMaps(), issues))
  }

  #forgetShared(): void {
    for (const page of this.#known.keys()) this.#outdated.add(page)
    this.#site = undefined
  }

  #drop(file: string): void {
    this.#known.delete(file)
    this.#outdated.delete(file)
  }

  #lookAt(pageFile: SourcePage, state: OpenSite): CheckedPage {
    const { file } = pageFile
    const current = this.#outdated.has(file) ? undefined : this.#known.get(file)
    const result = current ?? checkPage(pageFile, state)
    this.#outdated.delete(file)
    this.#known.set(file, result)
    return result
  }

  #listKnown(files: Iterable<string>): CheckedPage[] {
    return [...files].flatMap((file) => this.#known.get(file) ?? [])
  }

  /** Checks all pages, and then the derived pages. */
  *#followSteps(): Steps<OpenSite> {
    let state = this.open()
    const current = this.#current()
    if (current) return current.site
    const version = this.#version
    for (const file of this.#files.keys()) {
      this.look(file)
      yield
    }
    const before = this.#whole?.files
    const further = new Map<string, SourcePage>()
    for (const list of DERIVED_LISTS) {
      const found = this.#listKnown([...this.#files.keys(), ...further.keys()])
      const pages = list(state, listShown(found, state))
      state = addPages(state, pages)
      for (const pageFile of pages.pageFiles) {
        const { file } = pageFile
        further.set(file, pageFile)
        if (JSON.stringify(before?.get(file)) !== JSON.stringify(pageFile)) this.#drop(file)
        this.#lookAt(pageFile, state)
        yield
      }
    }
    for (const file of before?.keys() ?? []) {
      if (!further.has(file) && !this.#files.has(file)) this.#drop(file)
    }
    this.#whole = { site: state, files: further, version }
    return state
  }

  *#listSteps(): Steps<LocatedByFile> {
    const state = yield* this.#followSteps()
    return yield* locateByFile(createSourceMaps(state), yield* checkInSteps(state, this.results()))
  }

  /** Runs the steps, and starts again whenever a file changes before the end. */
  async #run<T extends object>(begin: () => Steps<T>): Promise<T> {
    let version = this.#version
    let steps = begin()
    for (;;) {
      await new Promise(setImmediate)
      if (version !== this.#version) [version, steps] = [this.#version, begin()]
      const result = runStepsFor(steps, this.#slice)
      if (result) return result
    }
  }
}
