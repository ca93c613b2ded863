import { join, relative } from 'node:path'
import { readText } from '../../lib/files/read-bytes'
import { createLocator } from '../../lib/json/text-place'
import type { FilledIn, Issue, Place, Problem, ValueSource } from '../../lib/problems/problem'
import { listProposed, readFix } from '../../lib/problems/proposed-fixes'
import { findSource } from '../../sources/compose/source-map'
import { isDataFile } from '../../sources/files/file-names'
import { createDataLocator } from '../../sources/rows/data-locator'
import type { LocatedIssue } from '../filters/issue-filters'
import {
  compareProblems,
  createFileFilter,
  filterReport,
  renderValueName,
} from '../filters/issue-filters'
import type { Report } from '../filters/warning-limit'
import { WarningLimit } from '../filters/warning-limit'
import type { SourceMaps } from './source-maps'
import type { Steps } from './steps'

/** The located issues, filtered, in the order of files and lines. */
export function locateIssues(site: SourceMaps, issues: Issue[]): Problem[] {
  return locateFirst(site, issues, Number.POSITIVE_INFINITY).problems
}

/** Keyed by the file that has the issue, which often differs from the file with the source. */
export type LocatedByFile = Map<string, LocatedIssue[]>

/**
 * The located issues before filtering, file by file: only one of a large site's files is in memory
 * at a time.
 */
export function* locateByFile(site: SourceMaps, issues: Issue[]): Steps<LocatedByFile> {
  const found: LocatedByFile = new Map()
  for (const about of groupByFile(issues)) {
    yield
    found.set(about.file, locateIn(site, about))
  }
  return found
}

/** The filtered problems of several files. */
export function joinLocated(byFile: LocatedByFile): Problem[] {
  const filter = createFileFilter(new WarningLimit())
  return filterReport([...byFile.values()].flatMap(filter))
}

/** All errors, and the first warnings in file and line order. */
export function locateFirst(site: SourceMaps, issues: Issue[], mostWarnings: number): Report {
  const limit = new WarningLimit(mostWarnings)
  const filter = createFileFilter(limit)
  const found = groupByFile(issues).flatMap(({ file, issues }) => {
    return limit.countFile(() => {
      const wanted = limit.select(issues)
      return wanted.length > 0 ? filter(locateIn(site, { file, issues: wanted })) : []
    })
  })
  return { problems: filterReport(found), more: limit.more }
}

/** Returns a function that maps a pointer in a file to the value's source. */
export function createPlaceFinder(
  { dir, get }: SourceMaps,
  file: string,
): (pointer: string) => Place & { file: string } {
  const sourceMap = get(file)
  const locate = createSourceLocator(dir)
  return (pointer) => {
    const here: ValueSource = { file, pointer }
    const where = sourceMap ? findSource(sourceMap, file, pointer) : here
    return { file: where.file, ...locate(where) }
  }
}

/** The issues of one file. */
interface FileIssues {
  file: string
  issues: Issue[]
}

/** Sorted by path from the current directory, which has a common prefix. */
function groupByFile(issues: Issue[]): FileIssues[] {
  const byFile = new Map<string, FileIssues>()
  // A file's issues are mostly adjacent.
  let last: FileIssues | undefined
  for (const issue of issues) {
    const { file } = issue
    if (last?.file !== file) {
      last = byFile.get(file) ?? { file, issues: [] }
      byFile.set(file, last)
    }
    last.issues.push(issue)
  }
  return [...byFile.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** A file's path from the current directory. */
export function getDisplayPath(dir: string, file: string): string {
  return relative(process.cwd(), join(dir, file)) || '.'
}

/** Returns a function that finds the location of a value's source. Each file is read once. */
export function createSourceLocator(dir: string): (source: ValueSource, at?: Issue['at']) => Place {
  const locators = new Map<string, ReturnType<typeof createLocator>>()
  return (source, at) => {
    const { file, pointer, place } = source
    if (place) return place
    const locate = locators.get(file) ?? openFile(dir, source)
    locators.set(file, locate)
    return locate(pointer, at)
  }
}

function locateIn(site: SourceMaps, { file, issues }: FileIssues): LocatedIssue[] {
  const { dir } = site
  const sourceMap = site.get(file)
  const locate = createSourceLocator(dir)
  return issues
    .map((issue): LocatedIssue => {
      const { file: _, place, source, isPart: __, part, about: ___, fix, fixes, ...rest } = issue
      const { severity = 'error' } = issue
      const { pointer, at } = rest
      const here: ValueSource = { file, pointer }
      const inText = part === undefined ? undefined : sourceMap?.get(`${pointer}#${part}`)
      const written = inText ?? (sourceMap && !place ? findSource(sourceMap, file, pointer) : here)
      const where = source ?? written
      const values = where.filled?.map((one) => renderFilled(one, locate)).join(', ')
      const hint = [rest.hint, values && `Here, ${values}.`].filter(Boolean).join(' ')
      const problem: LocatedIssue = {
        file: getDisplayPath(dir, where.file),
        ...(place ?? locate(where, at)),
        ...rest,
        pointer: where.pointer,
        ...(hint && { hint }),
        ...findFixes({ fix, fixes }, where),
        severity,
      }
      const passedOn = listPassedOn(dir, where)
      if (passedOn.length > 0) problem.passedOn = passedOn
      if (where.idColumn !== undefined) problem.rowKey = where.pointer.split('/')[2]
      else if (where.filled?.some(({ isPassedOn }) => !isPassedOn)) problem.rowKey = where.pointer
      return problem
    })
    .sort(compareProblems)
}

/** The locations of the values that placeholders insert into a value. */
function listPassedOn(dir: string, where: ValueSource): string[] {
  const name = ({ file, pointer }: ValueSource) =>
    renderValueName(getDisplayPath(dir, file), pointer)
  if (where.isPassedOn) return [name(where)]
  return (where.filled ?? []).flatMap(({ isPassedOn, source }) =>
    isPassedOn && source ? [name(source)] : [],
  )
}

/** A fix is certain only if it has a pointer in a JSON file, which rows and Markdown do not have. */
function findFixes(
  { fix, fixes = [] }: Pick<Issue, 'fix' | 'fixes'>,
  { file, filled }: ValueSource,
): Pick<Problem, 'fix' | 'fixes'> {
  const isCertain = file.endsWith('.json') && (fix?.offset !== undefined || !isDataFile(file))
  const all: Issue['fixes'] = fix && !isCertain ? [readFix(fix), ...fixes] : fixes
  // A value that contains placeholders would lose them.
  const open = filled ? all.filter(({ kind }) => kind !== 'value') : all
  const certain = isCertain ? fix : undefined
  const proposed = listProposed({ fix: certain, fixes: open })
  return { ...(certain && { fix: certain }), ...(proposed.length > 0 && { fixes: proposed }) }
}

/** The placeholders in a string, so that the author can find the row. */
function renderFilled(
  { written, value, source }: FilledIn,
  locate: ReturnType<typeof createSourceLocator>,
): string {
  const { line, column } = (source && locate(source)) ?? {}
  const place = source ? ` (${source.file}:${line}:${column})` : ''
  return `${written} is ${JSON.stringify(value)}${place}`
}

function openFile(
  dir: string,
  { file, idColumn: id }: ValueSource,
): ReturnType<typeof createLocator> {
  const text = readText(join(dir, file))
  return id === undefined ? createLocator(text) : createDataLocator({ file, text, id })
}
