/** All filters that drop, change, sort or limit issues between the rules and the report. */
import { limitEqual } from '../../lib/problems/limit-equal'
import type { Issue, Problem } from '../../lib/problems/problem'
import type { CheckedFile, DocumentContext } from '../facts/context'
import { dropIgnored, findUnusedIgnores } from '../facts/ignored-warnings'
import { listUnpublished } from '../facts/unpublished'
import type { Rule } from '../rules/rule'
import { createNameFilter } from './taken-names'
import type { WarningLimit } from './warning-limit'

/** A problem before it is filtered. */
export interface LocatedIssue extends Problem {
  /** For a page generated from a row, the key that rows with the same issue share. */
  rowKey?: string
  /** The locations of the values that placeholders insert here. See `renderValueName`. */
  passedOn?: string[]
}

/** The context for filtering the rules' issues. */
export interface FilteredSite {
  tools: { rules: Rule[] }
  shared: Pick<DocumentContext, 'shared' | 'clock'>
  /** The files with the issues. */
  documents: CheckedFile[]
  /** If `true`, all rules were applied to all files. */
  isWhole?: boolean
}

type FilterIssues = (issues: Issue[], site: FilteredSite) => Issue[]
type FilterProblems = (problems: LocatedIssue[]) => LocatedIssue[]

/**
 * Site filters apply to all issues, file filters to the issues located in one file at a time, and
 * report filters to all problems at the end.
 */
type IssueFilter = { name: string } & (
  | { stage: 'site'; apply: FilterIssues }
  | { stage: 'file'; create: (limit: WarningLimit) => FilterProblems }
  | { stage: 'report'; apply: FilterProblems }
)

/** The filters, in the order in which they are applied. */
export const FILTERS: IssueFilter[] = [
  // If a value violates its schema, a rule's issue about it is only a consequence.
  { name: 'explained by schemas', stage: 'site', apply: dropExplained },
  // A rule's issue may be a consequence of another rule's issue (`after`).
  { name: 'explained by rules', stage: 'site', apply: dropAfter },
  // Visitors do not see an unpublished page, so nothing in it fails the check.
  { name: 'unpublished pages', stage: 'site', apply: softenUnpublished },
  // The settings list the warnings that the site's owner accepts.
  { name: 'ignored warnings', stage: 'site', apply: filterIgnored },
  // A fix that renames a property is offered only if the object does not have the new name yet.
  { name: 'taken names', stage: 'file', create: createNameFilter },
  // An issue with a value that a page passes on is reported where the value is defined.
  { name: 'values passed on', stage: 'file', create: () => dropPassedOn },
  // An issue in a file that several pages share is reported once.
  { name: 'repetitions', stage: 'file', create: createRepetitionFilter },
  // A large site has thousands of warnings. A build prints only the first few.
  { name: 'first warnings', stage: 'file', create: (limit) => (found) => limit.filter(found) },
  // A report is sorted by file and line.
  { name: 'order', stage: 'report', apply: (found) => found.sort(compareProblems) },
  // An issue in a file that generates pages from rows occurs once per row.
  { name: 'equal rows', stage: 'report', apply: limitRows },
]

/** Filters issues from rules and schemas. */
export function filterIssues(issues: Issue[], site: FilteredSite): Issue[] {
  return FILTERS.reduce(
    (left, filter) => (filter.stage === 'site' ? filter.apply(left, site) : left),
    issues,
  )
}

/** Returns a function that filters the issues located in one file at a time. */
export function createFileFilter(limit: WarningLimit): FilterProblems {
  const filters = FILTERS.flatMap((one) => (one.stage === 'file' ? [one.create(limit)] : []))
  return (found) => filters.reduce((left, filter) => filter(left), found)
}

/** Filters the problems of all files. */
export function filterReport(found: LocatedIssue[]): Problem[] {
  return FILTERS.reduce(
    (left, filter) => (filter.stage === 'report' ? filter.apply(left) : left),
    found,
  ).map(({ rowKey: _, passedOn: __, ...problem }) => problem)
}

/** A later error does not imply a current error. */
const LATER = 'later-mistake'

/** Keeps issues that concern only part of the value. */
function dropExplained(issues: Issue[], { tools }: FilteredSite): Issue[] {
  const names = new Set([LATER, ...tools.rules.map(({ name }) => name)])
  // Issues in Markdown and CSV have no pointers, only places.
  const placeOf = ({ file, pointer, place }: Issue) =>
    `${file}#${pointer} ${place?.line}:${place?.column}`
  const explained = new Set(issues.filter(({ rule }) => !names.has(rule)).map(placeOf))
  if (explained.size === 0) return issues
  return issues.filter((issue) => {
    const isOfRule = names.has(issue.rule) && issue.rule !== LATER
    return !isOfRule || issue.isPart || !explained.has(placeOf(issue))
  })
}

function dropAfter(issues: Issue[], { tools }: FilteredSite): Issue[] {
  const reporting = new Map(
    tools.rules.flatMap(({ name, after }) => {
      const others = after === undefined ? [] : issues.filter(({ rule }) => rule === after)
      return others.length > 0 ? [[name, others.map(renderIssue)]] : []
    }),
  )
  if (reporting.size === 0) return issues
  return issues.filter(({ rule, about }) => {
    const others = reporting.get(rule)
    // Messages quote a file by its name, or by its path from the root.
    const isQuoted = (text: string) => text.includes(`"${about}"`) || text.includes(`"/${about}"`)
    return !others?.some((text) => about === undefined || isQuoted(text))
  })
}

function renderIssue({ message, hint = '' }: Issue): string {
  return `${message} ${hint}`
}

function softenUnpublished(issues: Issue[], { documents, shared }: FilteredSite): Issue[] {
  const unpublished = listUnpublished(documents, shared.clock)
  if (unpublished.size === 0) return issues
  return issues.map((issue) =>
    unpublished.has(issue.file) ? { ...issue, severity: 'warning' } : issue,
  )
}

function filterIgnored(issues: Issue[], { shared, isWhole }: FilteredSite): Issue[] {
  const unused = isWhole ? findUnusedIgnores(issues, shared) : []
  return [...dropIgnored(issues, shared), ...unused]
}

/** The value that a problem concerns. */
export function renderValueName(file: string, pointer: string): string {
  return `${file}#${pointer}`
}

function dropPassedOn(found: LocatedIssue[]): LocatedIssue[] {
  const nameOf = ({ file, pointer }: LocatedIssue) => renderValueName(file, pointer)
  const isOriginal = (problem: LocatedIssue) => !problem.passedOn?.includes(nameOf(problem))
  return found.filter(
    ({ rule, passedOn = [] }) =>
      passedOn.length === 0 ||
      !found.some(
        (other) => other.rule === rule && isOriginal(other) && passedOn.includes(nameOf(other)),
      ),
  )
}

const COMPARED = ['pointer', 'rule', 'severity', 'message'] as const

function createRepetitionFilter(): FilterProblems {
  // Nested maps, by file and position: one string key per warning would take more memory than the
  // warnings.
  const known = new Map<string, Map<number, LocatedIssue[]>>()
  return (found) =>
    found.filter((problem) => {
      const { file, line, column } = problem
      const inFile = known.get(file) ?? new Map<number, LocatedIssue[]>()
      known.set(file, inFile)
      const place = line * 2 ** 20 + column
      const here = inFile.get(place) ?? []
      inFile.set(place, here)
      const isSame = (other: LocatedIssue) =>
        COMPARED.every((key) => other[key] === problem[key]) &&
        // Rows with the same problem are counted later.
        (problem.rowKey === undefined || other.hint === problem.hint)
      if (here.some(isSame)) return false
      here.push(problem)
      return true
    })
}

export function compareProblems(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

function limitRows(found: LocatedIssue[]): LocatedIssue[] {
  return limitEqual(found, {
    keyOf: ({ file, rule, severity, rowKey }) =>
      rowKey === undefined ? undefined : JSON.stringify([file, rule, severity, rowKey]),
    renderRest: (more) => `${more} more ${more === 1 ? 'row has' : 'rows have'} this problem.`,
  })
}
