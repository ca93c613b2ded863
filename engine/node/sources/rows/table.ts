import type { FileIssue, Place } from '../../lib/problems/problem'

/** The rows of a data file, whatever its format. */
export interface Table {
  columns: string[]
  rows: TableRow[]
  /**
   * The place of a cell. Without such a cell it is that of its row; without such a row, that of
   * what names the columns.
   */
  locate: (cell: CellAddress, at?: 'key' | 'value') => Place
}

export interface CellAddress {
  /** The place of the row among the rows of the table, from 0. */
  row?: number
  column?: string
}

export interface TableRow {
  /**
   * What its author knows it by. A row of CSV has the number that spreadsheets show, where the
   * names of the columns are row 1: `Row 12`. An entry of JSON has its number in the list.
   */
  name: string
  /** The cells that are not empty, by column. */
  values: Record<string, string>
  /** Whether its cells are in their columns; otherwise there is an issue. */
  isWhole: boolean
}

export interface TableIssue extends Omit<FileIssue, 'pointer'> {
  pointer?: string
  /** The column that it is about: issues of one rule in one column are equal. */
  column?: string
}

/** A table, or none where the text cannot be read as one. */
export interface TableSource {
  table?: Table
  issues: TableIssue[]
}

/** The longest piece of a cell that a message shows. */
const LONGEST = 60

/** A cell as messages show it. */
export function quote(text: string): string {
  return text.length > LONGEST ? `"${text.slice(0, LONGEST)}…"` : `"${text}"`
}

/** Names one after the other, as far as they fit into a sentence. */
export function renderNames(names: string[]): string {
  const most = 12
  const shown = names.slice(0, most).map(quote)
  const rest = names.length > most ? `${names.length - most} more` : shown.pop()
  return [shown.join(', '), rest].filter(Boolean).join(' and ')
}
