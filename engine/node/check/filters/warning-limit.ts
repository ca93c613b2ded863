import type { Issue, Problem } from '../../lib/problems/problem'
import { isError, isNote } from '../../lib/problems/problem'

/** The warnings and notes that a report omits. */
export interface MoreWarnings {
  warnings: number
  notes: number
  /** The number of files for which all warnings and notes are omitted. */
  files: number
}

export interface Report {
  /** All errors, and the first warnings and notes. */
  problems: Problem[]
  more: MoreWarnings
}

/** Counts a report's warnings and notes file by file: those within the limit, and the others. */
export class WarningLimit {
  readonly more: MoreWarnings = { warnings: 0, notes: 0, files: 0 }
  #left: number

  constructor(left = Number.POSITIVE_INFINITY) {
    this.#left = left
  }

  /**
   * Selects the issues in a file whose location is needed. Locating an issue parses the file, which
   * takes far longer than checking it.
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
    const before = this.#countDropped()
    const shown = show()
    if (shown.length === 0 && this.#countDropped() > before) this.more.files += 1
    return shown
  }

  #countDropped(): number {
    return this.more.warnings + this.more.notes
  }

  #drop<T extends Pick<Issue, 'severity'>>(all: T[], kept: T[]): T[] {
    const notes = all.filter(isNote).length - kept.filter(isNote).length
    this.more.notes += notes
    this.more.warnings += all.length - kept.length - notes
    return kept
  }
}
