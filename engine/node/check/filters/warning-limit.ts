import type { Issue, Problem } from '../../lib/problems/problem'
import { isError } from '../../lib/problems/problem'

/** The warnings that a report omits. */
interface MoreWarnings {
  warnings: number
  /** How many files have only omitted warnings. */
  files: number
}

export interface Report {
  /** All errors, and the first warnings. */
  problems: Problem[]
  more: MoreWarnings
}

/** Counts the warnings of a report file by file: those within the limit, and the others. */
export class WarningLimit {
  readonly more: MoreWarnings = { warnings: 0, files: 0 }
  #left: number

  constructor(left = Number.POSITIVE_INFINITY) {
    this.#left = left
  }

  /**
   * Selects the issues of a file to locate. Locating an issue parses the file, which takes far
   * longer than checking it.
   */
  select(issues: Issue[]): Issue[] {
    return this.#left > 0 ? issues : this.#drop(issues, issues.filter(isError))
  }

  filter<T extends Problem>(problems: T[]): T[] {
    const shown = problems.filter((problem) => {
      if (isError(problem)) return true
      this.#left -= 1
      return this.#left >= 0
    })
    return this.#drop(problems, shown)
  }

  /** Returns the reported issues of a file. */
  countFile<T>(show: () => T[]): T[] {
    const before = this.more.warnings
    const shown = show()
    if (shown.length === 0 && this.more.warnings > before) this.more.files += 1
    return shown
  }

  #drop<T>(all: T[], kept: T[]): T[] {
    this.more.warnings += all.length - kept.length
    return kept
  }
}
