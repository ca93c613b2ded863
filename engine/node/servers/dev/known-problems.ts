import type { LocatedByFile } from '../../check/run/locate-issues'
import { getDisplayPath, joinLocated } from '../../check/run/locate-issues'
import type { Problem } from '../../lib/problems/problem'
import { isPageFile } from '../../sources/files/file-names'

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

  setAll(found: LocatedByFile): void {
    this.#located = found
  }

  /** Replaces a page's problems. */
  setPage(file: string, found: LocatedByFile): void {
    this.#replace((about) => about === file, found)
  }

  /** Replaces the problems of the files that are not pages. */
  setShared(found: LocatedByFile): void {
    this.#replace((about) => !isPageFile(about), found)
  }

  /** The pages whose problems are located in the given file. */
  listPages(file: string): string[] {
    const path = getDisplayPath(this.#dir, file)
    return [...this.#located].flatMap(([about, list]) =>
      isPageFile(about) && list.some((problem) => problem.file === path) ? [about] : [],
    )
  }

  #replace(isReplaced: (about: string) => boolean, found: LocatedByFile): void {
    const kept = [...this.#located].filter(([about]) => !isReplaced(about))
    this.#located = new Map([...kept, ...found])
  }
}
