import type { Problem } from '../../lib/problems/problem'
import { isError } from '../../lib/problems/problem'
import { isPageFile } from '../../sources/files/file-names'
import type { LocatedByFile } from '../run/locate-issues'
import { getDisplayPath, joinLocated } from '../run/locate-issues'

/** A site's known problems, keyed by the file that was checked. */
export class KnownProblems {
  readonly #dir: string
  #located: LocatedByFile = new Map()

  constructor(dir: string) {
    this.#dir = dir
  }

  list(): Problem[] {
    return joinLocated(this.#located)
  }

  /** The errors, without the time that warnings take on a large site. */
  listErrors(): Problem[] {
    const withErrors = [...this.#located].filter(([, list]) => list.some(isError))
    return joinLocated(new Map(withErrors.map(([file, list]) => [file, list.filter(isError)])))
  }

  setAll(found: LocatedByFile): void {
    this.#located = found
  }

  /**
   * Replaces the problems from a file's own check. Those from rules about the whole site stay until
   * the whole site is checked.
   */
  setFile(file: string, found: LocatedByFile, isSiteRule: (rule: string) => boolean): void {
    const ofSite = this.#located.get(file)?.filter(({ rule }) => isSiteRule(rule)) ?? []
    this.#located.set(file, [...(found.get(file) ?? []), ...ofSite])
  }

  /** The same for all files that are not pages. */
  setShared(found: LocatedByFile, isSiteRule: (rule: string) => boolean): void {
    const known = [...this.#located.keys()].filter((file) => !isPageFile(file))
    for (const file of new Set([...known, ...found.keys()])) this.setFile(file, found, isSiteRule)
  }

  /** The pages whose problems are located in the given file. */
  listPages(file: string): string[] {
    const path = getDisplayPath(this.#dir, file)
    return [...this.#located].flatMap(([about, list]) =>
      isPageFile(about) && list.some((problem) => problem.file === path) ? [about] : [],
    )
  }
}
