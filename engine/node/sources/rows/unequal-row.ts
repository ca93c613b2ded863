import { count } from '../../../core/text/count'
import type { Place } from '../../lib/problems/problem'
import type { TableIssue, TableRow } from './table'
import { renderNames } from './table'

interface UnequalCells {
  cells: string[]
  columns: string[]
  separator: string
  locateIn: (cell: number) => Place
}

const RULE = 'bad-row'
/** The longest part of a row that a hint repeats. */
const LONGEST = 60

/** The issue of a row with more or fewer cells than columns. */
export function buildUnequal({ name }: TableRow, row: UnequalCells): TableIssue {
  const { cells, columns } = row
  const message = `${name} has ${count(cells.length, 'cell')}, but the first line names ${count(columns.length, 'column')}`
  if (cells.length > columns.length)
    return { ...findSplitText(row), rule: RULE, message: `${message}.` }
  const missing = columns.slice(cells.length)
  const hint = hintEmptyCells(row, missing.length)
  const place = row.locateIn(cells.length - 1)
  const verb = missing.length === 1 ? 'is' : 'are'
  return {
    rule: RULE,
    message: `${message}: ${renderNames(missing)} ${verb} missing.`,
    hint,
    place,
  }
}

/**
 * The text that an unquoted separator splits, if that is clear; otherwise the first surplus cell.
 */
function findSplitText({
  cells,
  columns,
  separator,
  locateIn,
}: UnequalCells): Pick<TableIssue, 'hint' | 'place'> {
  const character = separator === '\t' ? 'a tab' : `"${separator}"`
  const [second, ...others] = cells.flatMap((cell, index) =>
    index > 0 && /^ [^ "]/.test(cell) ? [index] : [],
  )
  const isPlain = cells.length === columns.length + 1 && others.length === 0
  if (second === undefined || !isPlain || separator === '\t') {
    const hint = `Put quotes around text that contains ${character}.`
    return { hint, place: locateIn(columns.length) }
  }
  const text = `"${cells[second - 1]?.trimStart()}${separator}${cells[second]?.trimEnd()}"`
  const hint = `Put quotes around text that contains ${character}: ${text}.`
  return { hint, place: join(locateIn(second - 1), locateIn(second)) }
}

/** From the start of one cell to the end of the next. */
function join(first: Place, second: Place): Place {
  const length = second.column + second.length - first.column
  return first.line === second.line ? { ...first, length } : first
}

function hintEmptyCells({ cells, separator }: UnequalCells, missing: number): string {
  const row = cells.join(separator) + separator.repeat(missing)
  const isShown = separator !== '\t' && !/["\n]/.test(row) && row.length <= LONGEST
  const example = isShown ? `, such as "${row}".` : '.'
  return `Write the separator even before an empty cell${example}`
}
