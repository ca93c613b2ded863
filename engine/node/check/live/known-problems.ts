import type { Problem } from '../../lib/problems/problem'
import { isError } from '../../lib/problems/problem'
import { isPageFile } from '../../sources/files/file-names'
import type { LocatedByFile } from '../run/locate-issues'
import { getDisplayPath, joinLocated } from '../run/locate-issues'
import type { OpenSite } from '../run/open-site'
import type { LiveCheck } from './live-check'

/** The known problems of a site whose files change. */
export class KnownProblems {
  readonly #dir: string
  readonly #check: LiveCheck
  /** Keyed by the file that was checked. */
  #located: LocatedByFile = new Map()
  /** The shared files whose problems are known. */
  #opened: OpenSite | undefined

  constructor(dir: string, check: LiveCheck) {
    this.#dir = dir
    this.#check = check
  }

  list(): Problem[] {
    return joinLocated(this.#located)
  }

  /** The errors, without the time that warnings take on a large site. */
  listErrors(): Problem[] {
    const withErrors = [...this.#located].filter(([, list]) => list.some(isError))
    return joinLocated(new Map(withErrors.map(([file, list]) => [file, list.filter(isError)])))
  }

  /** The problems located in a file. */
  listIn(file: string): Problem[] {
    const path = getDisplayPath(this.#dir, file)
    const isHere = (problem: Problem) => problem.file === path
    const found = [...this.#located].filter(([, list]) => list.some(isHere))
    return joinLocated(new Map(found)).filter(isHere)
  }

  /**
   * Records a changed file, and checks it. The problems from rules about the whole site stay until
   * the next `checkAll`.
   */
  change(file: string): void {
    this.#check.forget(file)
    for (const page of this.#listPages(file)) this.checkPage(page)
    if (isPageFile(file)) this.checkPage(file)
    this.checkShared()
  }

  checkPage(file: string): void {
    const found = this.#check.checkOne(file)
    if (found) this.#set(file, found)
  }

  /** Checks the files that are not pages, unless none of them has changed. */
  checkShared(): void {
    const opened = this.#check.open()
    if (opened === this.#opened) return
    this.#opened = opened
    const found = this.#check.checkShared()
    const known = [...this.#located.keys()].filter((file) => !isPageFile(file))
    for (const file of new Set([...known, ...found.keys()])) this.#set(file, found)
  }

  /** Checks the whole site. Handles requests while it works. */
  async checkAll(): Promise<void> {
    this.#located = await this.#check.checkAll()
  }

  #set(file: string, found: LocatedByFile): void {
    const known = this.#located.get(file) ?? []
    const ofSite = known.filter(({ rule }) => this.#check.isSiteRule(rule))
    this.#located.set(file, [...(found.get(file) ?? []), ...ofSite])
  }

  /** The pages whose problems are located in the given file. */
  #listPages(file: string): string[] {
    const path = getDisplayPath(this.#dir, file)
    return [...this.#located].flatMap(([about, list]) =>
      isPageFile(about) && list.some((problem) => problem.file === path) ? [about] : [],
    )
  }
}
