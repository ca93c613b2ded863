import { join, relative } from 'node:path'
import { createLocator } from '../../json/text-place'
import type { Issue, Problem } from '../../problems/problem'
import { readText } from '../../site/site-files'
import type { Steps } from './steps'
import { finishSteps } from './steps'

/** The issues with their places, in the order of files and lines. */
export function locateIssues(dir: string, issues: Issue[]): Problem[] {
  return finishSteps(locateInSteps(dir, issues))
}

/** The same, file by file: of a large site's files, one text is held at a time. */
export function* locateInSteps(dir: string, issues: Issue[]): Steps<Problem[]> {
  const problems: Problem[] = []
  for (const file of groupByFile(dir, issues)) {
    yield
    for (const problem of locateIn(dir, file)) problems.push(problem)
  }
  return problems
}

/** The beginning of a report, and how much more there is. */
export interface FirstProblems {
  /** All errors, and the first warnings. */
  problems: Problem[]
  /** The warnings that are left out. */
  more: MoreWarnings
}

export interface MoreWarnings {
  warnings: number
  /** How many files have only such. */
  files: number
}

/**
 * All errors, and the warnings that come first in the order of files and lines: to find the place
 * of one, its file is read and parsed, which takes far longer than to check it.
 */
export function locateFirst(dir: string, issues: Issue[], mostWarnings: number): FirstProblems {
  const problems: Problem[] = []
  const more = { warnings: 0, files: 0 }
  let room = mostWarnings
  for (const file of groupByFile(dir, issues)) {
    const wanted = room > 0 ? file.issues : file.issues.filter(isError)
    const told = wanted.length > 0 ? locateIn(dir, { ...file, issues: wanted }) : []
    const before = problems.length
    for (const problem of told) {
      if (problem.severity === 'error') problems.push(problem)
      else if (room > 0) {
        problems.push(problem)
        room -= 1
      }
    }
    const shown = problems.length - before
    more.warnings += file.issues.length - shown
    if (shown === 0) more.files += 1
  }
  return { problems, more }
}

function isError({ severity = 'error' }: Issue): boolean {
  return severity === 'error'
}

/** What is said of one file, and its path from the current directory. */
interface FileIssues {
  file: string
  shown: string
  issues: Issue[]
}

/** In the order in which their files are shown. */
function groupByFile(dir: string, issues: Issue[]): FileIssues[] {
  const byFile = new Map<string, Issue[]>()
  for (const issue of issues) {
    const about = byFile.get(issue.file)
    if (about) about.push(issue)
    else byFile.set(issue.file, [issue])
  }
  return [...byFile]
    .map(([file, about]) => {
      const shown = relative(process.cwd(), join(dir, file)) || '.'
      return { file, shown, issues: about }
    })
    .sort((a, b) => compare(a.shown, b.shown))
}

function locateIn(dir: string, { file, shown, issues }: FileIssues): Problem[] {
  let locator: ReturnType<typeof createLocator> | undefined
  const locate = (pointer: string, at: Issue['at']) => {
    locator ??= createLocator(readText(join(dir, file)))
    return locator(pointer, at)
  }
  return issues
    .map(({ file: _, place, isPart: __, severity = 'error', ...told }): Problem => {
      return { file: shown, ...(place ?? locate(told.pointer, told.at)), ...told, severity }
    })
    .sort((a, b) => a.line - b.line || a.column - b.column)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
