/** Rows of data files that replace the rows of a block. */
import { count } from '../../../core/text/count'
import { hashContent } from '../../lib/files/hash-content'
import { isRecord } from '../../lib/files/is-record'
import { findNearest, listSome, suggest } from '../../lib/problems/nearest'
import type { Issue, IssueText, Place, ValueSource } from '../../lib/problems/problem'
import { buildFileIssue } from '../../lib/problems/problem'
import { listFirstIssues } from '../rows/first-issues'
import { parseTable } from '../rows/parse-table'
import type { Table } from '../rows/table'
import { quote, renderNames } from '../rows/table'
import type { RowText } from './row-texts'
import { escapeRowText, hasOtherSyntax, ROW_MASK } from './row-texts'

/** The data files of a site. */
export interface DataFiles {
  /** Their paths within the site. */
  files: string[]
  read: (file: string) => Uint8Array | undefined
}

/** The content of a data file, and a hash of it. */
export interface DataTable {
  table?: Table
  issues: Issue[]
  version: string
}

/** A reference to rows: `{ "from": "data/prices.csv", "columns": ["Name"] }`. */
export interface RowsUse {
  from: string
  /** Default: all columns. */
  columns?: string[]
}

/** Undefined for values without a file. */
export function readRowsUse(value: unknown): RowsUse | undefined {
  if (!isRecord(value)) return undefined
  const { from, columns, ...further } = value
  const isList =
    columns === undefined ||
    (Array.isArray(columns) && columns.every((name) => typeof name === 'string'))
  if (typeof from !== 'string' || !isList || Object.keys(further).length > 0) return undefined
  return { from, ...(columns !== undefined && { columns }) }
}

/** Returns a function that reads a data file. Its result is cached until the content changes. */
export function createTableReader(read: DataFiles['read']): (file: string) => DataTable {
  const known = new Map<string, DataTable>()
  return (file) => {
    const bytes = read(file)
    const version = hashContent(bytes)
    const before = known.get(file)
    if (before?.version === version) return before
    const made = { ...readTable(file, bytes), version }
    known.set(file, made)
    return made
  }
}

function readTable(file: string, bytes: Uint8Array | undefined): Omit<DataTable, 'version'> {
  if (bytes === undefined) {
    const message = 'The file cannot be read.'
    return { issues: [buildFileIssue({ file, rule: 'unreadable-file', message })] }
  }
  const { table, issues: found } = parseTable(file, bytes)
  const issues = listFirstIssues(file, found)
  if (table?.rows.length !== 0 || issues.length > 0) return { table, issues }
  const message = 'The file has no rows, so the table would be empty.'
  return { issues: [buildFileIssue({ file, rule: 'no-rows', message })] }
}

/** The issue of a missing data file. */
export function reportMissingRows(name: string, files: string[]): IssueText {
  const further =
    files.length > 0
      ? `Use one of the files in "data": ${listSome(files)}.`
      : 'Put a CSV or JSON file into the "data" folder.'
  const message = `There is no data file "${name}".`
  return { message, ...suggest(name, findNearest(name, files), further) }
}

/** The issue of a column that a data file does not have. */
export function reportMissingColumn(file: string, name: string, { columns }: Table): IssueText {
  const message = `There is no column ${quote(name)} in ${file}.`
  const further = `Use one of its columns: ${renderNames(columns)}.`
  return { message, ...suggest(name, findNearest(name, columns), further) }
}

/** The issue of a block whose own headings do not match the columns of a file. */
export function reportUnevenHeadings(file: string, headings: number, columns: number): IssueText {
  return {
    message: `There are ${count(headings, 'heading')} for ${count(columns, 'column')} of ${file}.`,
    hint: 'Write a heading for each column, or name the columns to show: "rows": { "from": …, "columns": […] }.',
  }
}

/** A cell with its source and its escaped form. */
export interface Cell {
  value: string
  escaped?: RowText
  source: ValueSource
}

/** The cells of a heading row and of each row of a file, in the order of these columns. */
export function listCells(
  file: string,
  table: Table,
  columns: string[],
): { head: Cell[]; rows: Cell[][] } {
  const build = (value: string, place: () => Place): Cell => {
    const rich = escapeRowText(value)
    const isEscaped = rich !== value || hasOtherSyntax(value)
    return {
      value,
      ...(isEscaped && { escaped: { rich, masked: ROW_MASK } }),
      // Locates only the few cells with an issue, because that searches the file.
      source: {
        file,
        pointer: '',
        get place() {
          return place()
        },
      },
    }
  }
  return {
    head: columns.map((column) => build(column, () => table.locate({ column }, 'key'))),
    rows: table.rows.map(({ values }, row) =>
      columns.map((column) => build(values[column] ?? '', () => table.locate({ row, column }))),
    ),
  }
}
