/** All that drops, changes, sorts or limits issues between the rules and the report. */
import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import { escapePointer, findNode } from '../../json/text-place'
import { limitEqual } from '../../problems/limit-equal'
import type { Issue, Problem } from '../../problems/problem'
import { isError } from '../../problems/problem'
import { readText } from '../../site/read-files'

/** A problem before it is filtered. */
export interface LocatedIssue extends Problem {
  /** Of a page of a row, what the rows with the same issue have in common. */
  rowKey?: string
}

interface FilterWorld {
  limit: WarningLimit
}

type Filter = (issues: LocatedIssue[]) => LocatedIssue[]

interface NamedFilter {
  name: string
  /** Whether it is applied to the issues of a file, before the next file is read, or to all at the end. */
  stage: 'file' | 'report'
  /** Returns the filter of one report. */
  create: (world: FilterWorld) => Filter
}

/** They are applied in this order. */
export const FILTERS: NamedFilter[] = [
  // A fix that renames a property is only offered where the object does not have the new name yet.
  { name: 'taken names', stage: 'file', create: createNameFilter },
  // What is wrong with a file that several pages share is reported once.
  { name: 'repetitions', stage: 'file', create: createRepetitionFilter },
  // A build prints the first warnings: a large site has thousands.
  {
    name: 'first warnings',
    stage: 'file',
    create:
      ({ limit }) =>
      (found) =>
        limit.filter(found),
  },
  // A report is in the order of files and lines.
  { name: 'order', stage: 'report', create: () => sortProblems },
  // A mistake in what makes pages of rows is an issue of each row.
  { name: 'equal rows', stage: 'report', create: () => limitRows },
]

/** Returns the filters of one file after the other. */
export function createFileFilter(limit: WarningLimit): Filter {
  return createStage('file', { limit })
}

/** Returns what is printed of the issues of all files. */
export function filterReport(found: LocatedIssue[]): Problem[] {
  const limit = new WarningLimit(Number.POSITIVE_INFINITY)
  return createStage('report', { limit })(found).map(({ rowKey: _, ...problem }) => problem)
}

function createStage(stage: NamedFilter['stage'], world: FilterWorld): Filter {
  const filters = FILTERS.filter((one) => one.stage === stage).map(({ create }) => create(world))
  return (issues) => filters.reduce((left, filter) => filter(left), issues)
}

function createNameFilter(): Filter {
  let read: { file: string; root: Node | undefined } | undefined
  const given = new Map<string, string>()
  return (found) =>
    found.map((problem) => {
      const { fix, ...without } = problem
      const { file, pointer, at, hint } = problem
      if (!fix || at !== 'key') return problem
      if (read?.file !== file) read = { file, root: parseTree(readText(file)) }
      const wanted = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${escapePointer(fix.to)}`
      if (findNode(read.root, wanted).isFound) {
        const clash = `"${fix.to}" is there already: remove one of the two.`
        return { ...without, hint: [hint, clash].filter(Boolean).join(' ') }
      }
      // Of two names that are meant to be the same, the first becomes it.
      const first = given.get(`${file}#${wanted}`) ?? pointer
      given.set(`${file}#${wanted}`, first)
      return first === pointer ? problem : without
    })
}

const COMPARED = ['pointer', 'rule', 'severity', 'message', 'hint'] as const

function createRepetitionFilter(): Filter {
  // By file and place: a name for each of a large site's warnings would take more memory than these.
  const known = new Map<string, Map<number, Problem[]>>()
  return (found) =>
    found.filter((problem) => {
      const { file, line, column } = problem
      const inFile = known.get(file) ?? new Map<number, Problem[]>()
      known.set(file, inFile)
      const place = line * 2 ** 20 + column
      const here = inFile.get(place) ?? []
      inFile.set(place, here)
      if (here.some((other) => COMPARED.every((key) => other[key] === problem[key]))) return false
      here.push(problem)
      return true
    })
}

/** The warnings that are left out of a report. */
interface MoreWarnings {
  warnings: number
  /** How many files have only such. */
  files: number
}

export interface Report {
  /** All errors, and the first warnings. */
  problems: Problem[]
  more: MoreWarnings
}

/** The warnings for which there is room in a report, file by file, and how many more there are. */
export class WarningLimit {
  readonly more: MoreWarnings = { warnings: 0, files: 0 }
  #room: number

  constructor(room: number) {
    this.#room = room
  }

  /**
   * The issues of a file that are to be located. To find the place of one, its file is read and
   * parsed, which takes far longer than to check it.
   */
  select(issues: Issue[]): Issue[] {
    return this.#room > 0 ? issues : this.#drop(issues, issues.filter(isError))
  }

  filter(found: LocatedIssue[]): LocatedIssue[] {
    const shown = found.filter((issue) => {
      if (isError(issue)) return true
      this.#room -= 1
      return this.#room >= 0
    })
    return this.#drop(found, shown)
  }

  /** Counts a file that has warnings, and nothing that is shown. */
  countFile(shown: LocatedIssue[], before: number): void {
    if (shown.length === 0 && this.more.warnings > before) this.more.files += 1
  }

  #drop<T>(all: T[], kept: T[]): T[] {
    this.more.warnings += all.length - kept.length
    return kept
  }
}

const sortProblems: Filter = (found) => found.sort(compareProblems)

export function compareProblems(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

const limitRows: Filter = (found) =>
  limitEqual(found, {
    keyOf: ({ file, rule, severity, rowKey }) =>
      rowKey === undefined ? undefined : JSON.stringify([file, rule, severity, rowKey]),
    renderRest: (more) => `${more} more ${more === 1 ? 'row has' : 'rows have'} this problem.`,
  })
