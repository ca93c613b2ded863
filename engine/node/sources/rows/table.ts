import type { FileIssue, Place } from '../../lib/problems/problem'

/** The rows of a data file in any format. */
export interface Table {
  columns: string[]
  rows: TableRow[]
  /**
   * The location of a cell. For a missing cell, that of its row; for a missing row, that of the
   * column names.
   */
  locate: (cell: CellAddress, at?: 'key' | 'value') => Place
}

export interface CellAddress {
  /** The index of the row among the rows of the table. */
  row?: number
  column?: string
}

export interface TableRow {
  /**
   * Its name for the author. A row of CSV has the number that spreadsheets show, where the column
   * names are row 1: `Row 12`. An entry of JSON has its number in the list.
   */
  name: string
  /** The cells that are not empty, by column. */
  values: Record<string, string>
  /** `false` if its cells do not match the columns; then there is an issue. */
  isWhole: boolean
}

export interface TableIssue extends Omit<FileIssue, 'pointer'> {
  pointer?: string
  /** The column that it concerns: issues of one rule in one column are equal. */
  column?: string
}

/** A table. Undefined if the text cannot be parsed. */
export interface TableSource {
  table?: Table
  issues: TableIssue[]
}

/** The longest part of a cell that a message shows. */
const LONGEST = 60

/** A cell as messages show it. */
export function quote(text: string): string {
  return text.length > LONGEST ? `"${text.slice(0, LONGEST)}…"` : `"${text}"`
}

/** A list of names, shortened to fit into a sentence. */
export function renderNames(names: string[]): string {
  const most = 12
  const shown = names.slice(0, most).map(quote)
  const rest = names.length > most ? `${names.length - most} more` : shown.pop()
  return [shown.join(', '), rest].filter(Boolean).join(' and ')
}
