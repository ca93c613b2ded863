import type { Problem } from '../../../lib/problems/problem'
import { isError } from '../../../lib/problems/problem'

/** The number of equal errors in a file, by rule and message: positions change with every edit. */
type Counts = Map<string, number>

export interface NewError {
  file: string
  /** Its rule and message. */
  error: string
  /** The number of these errors in the file. */
  count: number
}

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

  /** The errors that the files on disk do not have, or less often. */
  findNew(problems: Iterable<Problem>): NewError[] {
    return [...countErrors(problems)].flatMap(([file, counts]) => {
      const saved = this.#byFile.get(file)
      return [...counts].flatMap(([error, count]) =>
        count > (saved?.get(error) ?? 0) ? [{ file, error, count }] : [],
      )
    })
  }

  /** Records an error of a file on disk. */
  accept({ file, error, count }: NewError): void {
    const saved = this.#byFile.get(file) ?? new Map<string, number>()
    this.#byFile.set(file, saved.set(error, count))
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
