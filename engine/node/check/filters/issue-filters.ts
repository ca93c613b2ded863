/** All filters that drop, change, sort or limit issues between the rules and the report. */
import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import { escapePointer, findNode } from '../../lib/json/text-place'
import { limitEqual } from '../../lib/problems/limit-equal'
import type { Issue, Problem } from '../../lib/problems/problem'
import { readText } from '../../sources/files/read-files'
import type { CheckedFile, DocumentContext } from '../facts/context'
import { dropIgnored, findUnusedIgnores } from '../facts/ignored-warnings'
import { listUnpublished } from '../facts/unpublished'
import type { Rule } from '../rules/rule'
import type { WarningLimit } from './warning-limit'

/** A problem before it is filtered. */
export interface LocatedIssue extends Problem {
  /** For a page of a row, the key that rows with the same issue share. */
  rowKey?: string
  /** The locations of values that placeholders pass to this one. See `renderValueName`. */
  passedOn?: string[]
}

/** The context for filtering the issues of rules. */
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
 * Filters of a site apply to all issues, those of a file to what is located in one file after the
 * other, and those of a report to all problems at its end.
 */
type IssueFilter = { name: string } & (
  | { stage: 'site'; apply: FilterIssues }
  | { stage: 'file'; create: (limit: WarningLimit) => FilterProblems }
  | { stage: 'report'; apply: FilterProblems }
)

/** They are applied in this order. */
export const FILTERS: IssueFilter[] = [
  // Issues that a rule reports about a value that breaks its schema are consequences.
  { name: 'explained by schemas', stage: 'site', apply: dropExplained },
  // An issue of one rule may be a consequence of another rule's issue (`after`).
  { name: 'explained by rules', stage: 'site', apply: dropAfter },
  // Visitors do not see an unpublished page, so nothing in it fails the check.
  { name: 'unpublished pages', stage: 'site', apply: softenUnpublished },
  // The settings of a site list the warnings that its owner accepts.
  { name: 'ignored warnings', stage: 'site', apply: filterIgnored },
  // A fix that renames a property is offered only where its object does not have that name yet.
  { name: 'taken names', stage: 'file', create: createNameFilter },
  // An issue of a value that a page passes on is reported where it is written.
  { name: 'values passed on', stage: 'file', create: () => dropPassedOn },
  // Issues in a file that several pages share are reported once.
  { name: 'repetitions', stage: 'file', create: createRepetitionFilter },
  // A large site has thousands of warnings. A build prints only the first ones.
  { name: 'first warnings', stage: 'file', create: (limit) => (found) => limit.filter(found) },
  // A report is in the order of files and lines.
  { name: 'order', stage: 'report', apply: (found) => found.sort(compareProblems) },
  // An issue of what makes pages of rows is an issue of each row.
  { name: 'equal rows', stage: 'report', apply: limitRows },
]

/** Filters what rules and schemas report. */
export function filterIssues(issues: Issue[], site: FilteredSite): Issue[] {
  return FILTERS.reduce(
    (left, filter) => (filter.stage === 'site' ? filter.apply(left, site) : left),
    issues,
  )
}

/** Returns a function that filters what is located in one file after the other. */
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

/** A later error does not imply an error of today. */
const LATER = 'later-mistake'

/** Keeps issues about a part of the value. */
function dropExplained(issues: Issue[], { tools }: FilteredSite): Issue[] {
  const names = new Set([LATER, ...tools.rules.map(({ name }) => name)])
  const placeOf = ({ file, pointer }: Issue) => `${file}#${pointer}`
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
    // A file is quoted by its name, or by its path from the root.
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

function createNameFilter(): FilterProblems {
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
        const clash = `"${fix.to}" already exists: remove one of the two.`
        return { ...without, hint: [hint, clash].filter(Boolean).join(' ') }
      }
      // If two names should become the same, only the first is renamed.
      const first = given.get(`${file}#${wanted}`) ?? pointer
      given.set(`${file}#${wanted}`, first)
      return first === pointer ? problem : without
    })
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
  // By file and position: a string key per warning would take more memory than the warnings.
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
