import { join, relative } from 'node:path'
import { findOrigin } from '../../compose/origins'
import { createDataLocator } from '../../data/data-locator'
import { createLocator } from '../../json/text-place'
import type { FilledIn, Issue, Origin, Place, Problem } from '../../problems/problem'
import { isError } from '../../problems/problem'
import { readText } from '../../site/read-files'
import { createFixFinder } from './certain-fix'
import type { Steps } from './steps'
import { finishSteps } from './steps'
import type { Traced } from './trace'

/** The issues with their places, in the order of files and lines. */
export function locateIssues(site: Traced, issues: Issue[]): Problem[] {
  return finishSteps(locateInSteps(site, issues))
}

/** The same, file by file: of a large site's files, one text is held at a time. */
function* locateInSteps(site: Traced, issues: Issue[]): Steps<Problem[]> {
  return joinLocated(yield* locateByFile(site, issues))
}

/** By the file that has them, which is often not the one in which they are written. */
export type LocatedByFile = Map<string, LocatedIssue[]>

/** The issues with their places; `joinLocated` makes a report of them. */
export function* locateByFile(site: Traced, issues: Issue[]): Steps<LocatedByFile> {
  const found: LocatedByFile = new Map()
  for (const about of groupByFile(issues)) {
    yield
    found.set(about.file, locateIn(site, about))
  }
  return found
}

/** The problems of several files in the order of files and lines, each once. */
export function joinLocated(byFile: LocatedByFile): Problem[] {
  const isNew = createFilter()
  const found = [...byFile.values()].flatMap((list) => list.filter(isNew))
  return listProblems(found)
}

/** Returns a function from a pointer in a file to where the value is written. */
export function createPlaceFinder(
  { dir, trace }: Traced,
  file: string,
): (pointer: string) => Place & { file: string } {
  const origins = trace(file)
  const locate = createOriginLocator(dir)
  return (pointer) => {
    const here: Origin = { file, pointer }
    const where = origins ? findOrigin(origins, file, pointer) : here
    return { file: where.file, ...locate(where) }
  }
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
  const found: LocatedIssue[] = []
  const more = { warnings: 0, files: 0 }
  const isNew = createFilter()
  let room = mostWarnings
  for (const file of groupByFile(issues)) {
    const wanted = room > 0 ? file.issues : file.issues.filter(isError)
    const told = wanted.length > 0 ? locateIn(site, { ...file, issues: wanted }) : []
    const before = found.length
    let repeated = 0
    for (const located of told) {
      if (!isNew(located)) repeated += 1
      else if (located.problem.severity === 'error') found.push(located)
      else if (room > 0) {
        found.push(located)
        room -= 1
      }
    }
    const shown = found.length - before
    const left = file.issues.length - wanted.length + told.length - repeated - shown
    more.warnings += left
    if (shown === 0 && left > 0) more.files += 1
  }
  return { problems: listProblems(found), more }
}

/** A mistake in what several pages share is told once. */
function createFilter(): (located: LocatedIssue) => boolean {
  // By file and place: a name for each of a large site's warnings would take more memory than these.
  const told = new Map<string, Map<number, Problem[]>>()
  return ({ problem }) => {
    const { file, line, column } = problem
    const inFile = told.get(file) ?? new Map<number, Problem[]>()
    told.set(file, inFile)
    const place = line * 2 ** 20 + column
    const here = inFile.get(place) ?? []
    inFile.set(place, here)
    if (here.some((other) => isSame(other, problem))) return false
    here.push(problem)
    return true
  }
}

function isSame(a: Problem, b: Problem): boolean {
  return COMPARED.every((key) => a[key] === b[key])
}

const COMPARED = ['line', 'column', 'pointer', 'rule', 'severity', 'message', 'hint'] as const

/** Of equal mistakes in the pages of rows, so many are told. */
const MOST_EQUAL = 20

/** The problems in the order of files and lines; of many equal ones of rows the first. */
function listProblems(located: LocatedIssue[]): Problem[] {
  const groups = new Map<string, { size: number; last: number }>()
  const problems: Problem[] = []
  const sorted = located.sort((a, b) => compareProblems(a.problem, b.problem))
  for (const { problem, isOfRow } of sorted) {
    if (isOfRow === undefined) {
      problems.push(problem)
      continue
    }
    const { file, rule, severity } = problem
    const name = JSON.stringify([file, rule, severity, isOfRow])
    const group = groups.get(name) ?? { size: 0, last: 0 }
    groups.set(name, group)
    group.size += 1
    if (group.size <= MOST_EQUAL) group.last = problems.push(problem) - 1
  }
  for (const { size, last } of groups.values()) {
    const problem = problems[last]
    const more = size - MOST_EQUAL
    if (more <= 0 || !problem) continue
    const rest = `${more} more ${more === 1 ? 'row has' : 'rows have'} this problem.`
    problems[last] = { ...problem, hint: problem.hint ? `${problem.hint} ${rest}` : rest }
  }
  return problems
}

/** What is said of one file. */
interface FileIssues {
  file: string
  issues: Issue[]
}

/** In the order of files: that of their paths from the current directory, which begin alike. */
function groupByFile(issues: Issue[]): FileIssues[] {
  const byFile = new Map<string, FileIssues>()
  // Those of a file mostly follow each other.
  let last: FileIssues | undefined
  for (const issue of issues) {
    const { file } = issue
    if (last?.file !== file) {
      last = byFile.get(file) ?? { file, issues: [] }
      byFile.set(file, last)
    }
    last.issues.push(issue)
  }
  return [...byFile.values()].sort((a, b) => compare(a.file, b.file))
}

/** A file's path from the current directory. */
export function nameFile(dir: string, file: string): string {
  return relative(process.cwd(), join(dir, file)) || '.'
}

interface LocatedIssue {
  problem: Problem
  /** Of a page of a row, what the rows with the same mistake have in common. */
  isOfRow?: string
}

/** Returns a function to the place where a value is written; each file is read once. */
export function createOriginLocator(dir: string): (origin: Origin, at?: Issue['at']) => Place {
  const locators = new Map<string, ReturnType<typeof createLocator>>()
  return (origin, at) => {
    const { file, pointer, place } = origin
    if (place) return place
    const locate = locators.get(file) ?? openFile(dir, origin)
    locators.set(file, locate)
    return locate(pointer, at)
  }
}

function locateIn(site: Traced, { file, issues }: FileIssues): LocatedIssue[] {
  const { dir } = site
  const origins = site.trace(file)
  const locate = createOriginLocator(dir)
  const findFix = createFixFinder(dir)
  return issues
    .map((issue): LocatedIssue => {
      const { file: _, place, source, isPart: __, part, severity = 'error', fix, ...told } = issue
      const { pointer, at } = told
      const here: Origin = { file, pointer }
      const inText = part === undefined ? undefined : origins?.get(`${pointer}#${part}`)
      const written = inText ?? (origins && !place ? findOrigin(origins, file, pointer) : here)
      const where = source ?? written
      const values = where.filled?.map((one) => renderFilled(one, locate)).join(', ')
      const { certain, clash } = fix ? findFix(fix, where, at) : {}
      const hint = [told.hint, clash, values && `Here, ${values}.`].filter(Boolean).join(' ')
      const problem: Problem = {
        file: nameFile(dir, where.file),
        ...(place ?? locate(where, at)),
        ...told,
        pointer: where.pointer,
        ...(hint && { hint }),
        ...(certain && { fix: certain }),
        severity,
      }
      if (where.idColumn !== undefined) return { problem, isOfRow: where.pointer.split('/')[2] }
      return where.filled === undefined ? { problem } : { problem, isOfRow: where.pointer }
    })
    .sort(({ problem: a }, { problem: b }) => compareProblems(a, b))
}

/** What a text was made with, so that an author finds the row. */
function renderFilled(
  { written, value, origin }: FilledIn,
  locate: ReturnType<typeof createOriginLocator>,
): string {
  const { line, column } = (origin && locate(origin)) ?? {}
  const place = origin ? ` (${origin.file}:${line}:${column})` : ''
  return `${written} is ${JSON.stringify(value)}${place}`
}

function openFile(dir: string, { file, idColumn: id }: Origin): ReturnType<typeof createLocator> {
  const text = readText(join(dir, file))
  return id === undefined ? createLocator(text) : createDataLocator({ file, text, id })
}

function compareProblems(a: Problem, b: Problem): number {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
