import { join, relative } from 'node:path'
import { findOrigin } from '../../compose/origins'
import { createLocator } from '../../json/text-place'
import type { Issue, Origin, Problem } from '../../problems/problem'
import { readText } from '../../site/site-files'
import type { Steps } from './steps'
import { finishSteps } from './steps'
import type { Traced } from './trace'

/** The issues with their places, in the order of files and lines. */
export function locateIssues(site: Traced, issues: Issue[]): Problem[] {
  return finishSteps(locateInSteps(site, issues))
}

/** The same, file by file: of a large site's files, one text is held at a time. */
export function* locateInSteps(site: Traced, issues: Issue[]): Steps<Problem[]> {
  const problems: Problem[] = []
  const isNew = createFilter()
  for (const file of groupByFile(site, issues)) {
    yield
    for (const problem of locateIn(site, file)) if (isNew(problem)) problems.push(problem)
  }
  return sortProblems(problems)
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
export function locateFirst(site: Traced, issues: Issue[], mostWarnings: number): FirstProblems {
  const problems: Problem[] = []
  const more = { warnings: 0, files: 0 }
  const isNew = createFilter()
  let room = mostWarnings
  for (const file of groupByFile(site, issues)) {
    const wanted = room > 0 ? file.issues : file.issues.filter(isError)
    const told = wanted.length > 0 ? locateIn(site, { ...file, issues: wanted }) : []
    const before = problems.length
    let repeated = 0
    for (const problem of told) {
      if (!isNew(problem)) repeated += 1
      else if (problem.severity === 'error') problems.push(problem)
      else if (room > 0) {
        problems.push(problem)
        room -= 1
      }
    }
    const shown = problems.length - before
    const left = file.issues.length - wanted.length + told.length - repeated - shown
    more.warnings += left
    if (shown === 0 && left > 0) more.files += 1
  }
  return { problems: sortProblems(problems), more }
}

/** A mistake in what several pages share is told once. */
function createFilter(): (problem: Problem) => boolean {
  const told = new Set<string>()
  return ({ file, line, column, pointer, rule, severity, message }) => {
    const name = JSON.stringify([file, line, column, pointer, rule, severity, message])
    if (told.has(name)) return false
    told.add(name)
    return true
  }
}

function sortProblems(problems: Problem[]): Problem[] {
  const inOrder = problems.every(
    ({ file }, index) => index === 0 || (problems[index - 1]?.file ?? '') <= file,
  )
  if (inOrder) return problems
  return problems.sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column)
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
function groupByFile({ dir }: Traced, issues: Issue[]): FileIssues[] {
  const byFile = new Map<string, Issue[]>()
  for (const issue of issues) {
    const about = byFile.get(issue.file)
    if (about) about.push(issue)
    else byFile.set(issue.file, [issue])
  }
  return [...byFile]
    .map(([file, about]) => ({ file, shown: nameFile(dir, file), issues: about }))
    .sort((a, b) => compare(a.shown, b.shown))
}

/** A file's path from the current directory. */
function nameFile(dir: string, file: string): string {
  return relative(process.cwd(), join(dir, file)) || '.'
}

function locateIn({ dir, trace }: Traced, { file, issues }: FileIssues): Problem[] {
  const origins = trace(file)
  const locators = new Map<string, Locate>()
  const locate = (origin: Origin, at: Issue['at']) => {
    const known = locators.get(origin.file) ?? createLocator(readText(join(dir, origin.file)))
    locators.set(origin.file, known)
    return known(origin.pointer, at)
  }
  return issues
    .map(({ file: _, place, source, isPart: __, severity = 'error', ...told }): Problem => {
      const { pointer, at } = told
      const here: Origin = { file, pointer }
      const written = origins && !place ? findOrigin(origins, file, pointer) : here
      const where = source ?? written
      const hint = [told.hint, where.note].filter(Boolean).join(' ')
      return {
        file: nameFile(dir, where.file),
        ...(place ?? where.place ?? locate(where, at)),
        ...told,
        pointer: where.pointer,
        ...(hint && { hint }),
        severity,
      }
    })
    .sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column)
}

type Locate = ReturnType<typeof createLocator>

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
