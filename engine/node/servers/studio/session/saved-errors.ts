import type { Problem } from '../../../lib/problems/problem'
import { isError } from '../../../lib/problems/problem'

/** The number of equal errors in a file, by rule and message: positions change with every edit. */
type Counts = Map<string, number>

/** The errors of the files on disk, with which those of unsaved files are compared. */
export class SavedErrors {
  #byFile = new Map<string, Counts>()

  /** Records the errors of all files except some. Problems have paths within the site. */
  recordAll(problems: Iterable<Problem>, except: Iterable<string> = []): void {
    const earlier = this.#byFile
    this.#byFile = countErrors(problems)
    for (const file of except) this.#byFile.set(file, earlier.get(file) ?? new Map())
  }

  /** Records the errors of a file. */
  record(file: string, problems: Iterable<Problem>): void {
    this.#byFile.set(file, countErrors(problems).get(file) ?? new Map())
  }

  /** The files with more errors than on disk. */
  findWorse(problems: Iterable<Problem>): Set<string> {
    const worse = [...countErrors(problems)].filter(([file, counts]) => {
      const saved = this.#byFile.get(file)
      return [...counts].some(([error, count]) => count > (saved?.get(error) ?? 0))
    })
    return new Set(worse.map(([file]) => file))
  }
}

function countErrors(problems: Iterable<Problem>): Map<string, Counts> {
  const byFile = new Map<string, Counts>()
  for (const problem of problems) {
    if (!isError(problem)) continue
    const { file, rule, message } = problem
    const counts = byFile.get(file) ?? new Map<string, number>()
    byFile.set(file, counts)
    const error = `${rule} ${message}`
    counts.set(error, (counts.get(error) ?? 0) + 1)
  }
  return byFile
}
