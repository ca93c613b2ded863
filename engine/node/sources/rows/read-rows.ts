import { findNearest, renderSuggestion } from '../../lib/problems/nearest'
import type { Issue } from '../../lib/problems/problem'
import { buildFileIssue, WHOLE_FILE } from '../../lib/problems/problem'
import { listFirstIssues } from './first-issues'
import { parseTable } from './parse-table'
import type { IdColumn } from './row-ids'
import { checkIds } from './row-ids'
import type { Table, TableIssue } from './table'
import { quote, renderNames } from './table'

/** A row of a data file, from which a page is generated. */
interface Row {
  /** The last part of the page's path. */
  id: string
  /** Its index among the rows of the file, including rows that do not generate a page. */
  index: number
  /** Its cells by column, trimmed. Empty cells are omitted. */
  values: Record<string, string>
}

export interface RowSource extends IdColumn {
  /** The path within the site, whose extension determines the format: `data/branches.csv`. */
  file: string
  /** Undefined if the file cannot be read. */
  bytes: Uint8Array | undefined
}

export interface ReadRows {
  columns: string[]
  /** The rows whose pages can be generated, in the order of the file. */
  rows: Row[]
  issues: Issue[]
}

/**
 * Reads the rows of a data file for the file that generates pages from them. Of equal errors, the
 * first 20 are reported. Throws nothing.
 */
export function readRows({ file, bytes, ...column }: RowSource): ReadRows {
  if (bytes === undefined) {
    const message = 'The file cannot be read.'
    const issue = buildFileIssue({ file, rule: 'unreadable-file', message })
    return { columns: [], rows: [], issues: [issue] }
  }
  const { table, issues } = parseTable(file, bytes)
  if (!table) return { columns: [], rows: [], issues: listFirstIssues(file, issues) }
  const { fit, issues: found } = checkRows(table, column)
  const rows = fit.flatMap((index): Row[] => {
    const values = table.rows[index]?.values
    const id = values?.[column.id]
    return values && id !== undefined ? [{ id, index, values }] : []
  })
  return { columns: table.columns, rows, issues: listFirstIssues(file, [...issues, ...found]) }
}

function checkRows(table: Table, column: IdColumn): { fit: number[]; issues: TableIssue[] } {
  const { columns, rows } = table
  const isNamed = columns.includes(column.id)
  // An empty list has no columns.
  const issues = isNamed || columns.length === 0 ? [] : [buildMissingColumn(table, column)]
  if (rows.length === 0) return { fit: [], issues: [...issues, buildNoRows(column)] }
  return isNamed ? checkIds(table, column) : { fit: [], issues }
}

function buildMissingColumn({ columns, locate }: Table, { id, by }: IdColumn): TableIssue {
  const nearest = findNearest(id, columns)
  const message = `There is no column ${quote(id)}, which the file name ${by} refers to.`
  const known = columns.length === 1 ? 'The only column is' : 'The columns are'
  const which = renderSuggestion(nearest, `${known} ${renderNames(columns)}.`)
  const hint = `Rename a column or the page file. ${which}`
  return { rule: 'missing-column', message, hint, place: locate({ column: nearest[0] }) }
}

function buildNoRows({ by }: IdColumn): TableIssue {
  const message = `The file has no rows, so ${by} generates no pages.`
  const hint = 'Write a row for each page.'
  return { rule: 'no-rows', severity: 'warning', message, hint, place: WHOLE_FILE }
}
