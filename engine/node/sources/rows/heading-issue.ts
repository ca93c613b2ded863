import Papa from 'papaparse'
import { count } from '../../../core/text/count'
import type { Place } from '../../lib/problems/problem'
import type { Csv } from './csv'
import { findSeparator, trimCell } from './csv'
import type { TableIssue } from './table'
import { quote } from './table'

const RULE = 'bad-csv'
/** How many lines are searched for the column names. */
const MOST_ABOVE = 10
/** How many rows determine whether a line has the column names. */
const SAMPLE = 20
/** Separators of a few programs. They are reported, because texts contain them too. */
const OTHER_SEPARATORS = ['^', '~', '¦', ':', '；', '，', '؛']

/** The issue of a file whose first line does not name its columns: other lines are above them. */
export function findHeadingIssue({ text, start, separator, records }: Csv): TableIssue | undefined {
  const lines = text.slice(start).split('\n', MOST_ABOVE + SAMPLE)
  const firstLine = text.slice(0, start).split('\n').length
  const place: Place = { line: firstLine, column: 1, length: lines[0]?.length ?? 0 }
  const above = findNames(lines)
  if (above > 0) {
    const isBlank = lines.slice(0, above).every((line) => countCells(line, separator) === 0)
    const kind = isBlank ? 'is empty' : 'is a title'
    const message = `The first line ${kind}: the names of the columns are in line ${firstLine + above}.`
    const removed = above === 1 ? 'the line' : `the ${count(above, 'line')}`
    const hint = `Remove ${removed} above ${quote(lines[above] ?? '')}.`
    return { rule: RULE, message, hint, place }
  }
  const other = records[0]?.length === 1 && findOtherSeparator(lines)
  if (!other) return undefined
  const message = `The cells are separated by "${other}", which Quire does not detect.`
  const hint = `Export the file with commas, semicolons or tabs, or write "sep=${other}" above the first line.`
  return { rule: RULE, message, hint, place }
}

/** The index of the first line that names columns of the rows below it; 0 if that is unclear. */
function findNames(lines: string[]): number {
  for (let index = 1; index <= MOST_ABOVE && index < lines.length; index += 1) {
    if (lines[index]?.trim() === '') continue
    const body = lines.slice(index).join('\n')
    const separator = findSeparator(body)
    const { data } = Papa.parse<string[]>(body, { delimiter: separator, newline: '\n' })
    const [cells = [], ...rows] = data
    const names = countNames(cells)
    const filled = rows.filter((row) => row.some((cell) => trimCell(cell)))
    const fit = filled.filter((row) => row.length === cells.length)
    const most = Math.max(1, names / 2)
    const isTitled = lines.slice(0, index).every((line) => countCells(line, separator) <= most)
    if (names > 1 && isTitled && fit.length * 2 > filled.length) return index
  }
  return 0
}

/** The number of cells with text. A separator before a space is part of a sentence. */
function countCells(line: string, separator: string): number {
  const [cells = []] = Papa.parse<string[]>(line, { delimiter: separator }).data
  return cells.filter((cell, index) => trimCell(cell) && !(index > 0 && /^ /.test(cell))).length
}

/** The number of column names in a record; 0 if a cell of it cannot be a name. */
function countNames(cells: string[]): number {
  const names = cells.map((cell) => trimCell(cell))
  while (names.at(-1) === '') names.pop()
  const isNamed =
    cells.every((cell) => !/^ /.test(cell)) && names.every((name) => /^\p{L}/u.test(name))
  return isNamed && new Set(names).size === names.length ? names.length : 0
}

/** A character that occurs equally often in every line. */
function findOtherSeparator(lines: string[]): string | undefined {
  const [first = '', ...others] = lines.slice(0, SAMPLE).filter((line) => line.trim() !== '')
  return OTHER_SEPARATORS.find((separator) => {
    const cells = first.split(separator).length
    // Times and ratios contain one colon.
    if (others.length === 0 || cells < (separator === ':' ? 3 : 2)) return false
    return others.every((line) => line.split(separator).length === cells)
  })
}
