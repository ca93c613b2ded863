import { createPlaceResolver } from '../../lib/json/text-place'
import type { Place } from '../../lib/problems/problem'
import { WHOLE_FILE } from '../../lib/problems/problem'
import type { Csv } from './csv'
import { createSpanFinder, parseCsv, trimCell } from './csv'
import { findHeadingIssue } from './heading-issue'
import { findQuoteIssues } from './quote-issues'
import type { CellAddress, TableIssue, TableRow, TableSource } from './table'
import { quote } from './table'
import { buildUnequal } from './unequal-row'

/**
 * Reads rows from CSV, separated by commas, semicolons, tabs or `|`, whichever the first line
 * contains, or by the character that a line such as `sep=;` names.
 */
export function readCsv(written: string): TableSource {
  // Some programs write U+FEFF or carriage returns twice.
  const text = written.replace(/^\uFEFF+/, '').replaceAll(/\r?\r\n/g, '\n')
  const unread = findUnreadable(text)
  if (unread) return { issues: [unread] }
  const csv = parseCsv(text)
  const broken = findQuoteIssues(csv)
  if (broken.length > 0) return { issues: broken }
  const locateCell = createCellLocator(csv)
  const columns = listColumns(csv)
  const issues = findColumnIssues(csv, columns, (cell) => locateCell(0, cell))
  const { rows, records } = buildRows(csv, columns)
  for (const [index, row] of rows.entries()) {
    const record = records[index] ?? 0
    const cells = csv.records[record] ?? []
    if (row.isWhole) continue
    const locateIn = (cell: number) => locateCell(record, cell)
    issues.push(buildUnequal(row, { cells, columns, separator: csv.separator, locateIn }))
  }
  const late = issues.length > 0 || columns.length === 1 ? findHeadingIssue(csv) : undefined
  if (late) return { issues: [late] }
  return { table: { columns: columns.filter((name) => name !== ''), rows, locate }, issues }

  function locate({ row, column }: CellAddress, at?: 'key' | 'value'): Place {
    const record = row === undefined || at === 'key' ? 0 : (records[row] ?? 0)
    const cell = column === undefined ? 0 : Math.max(0, columns.indexOf(column))
    return locateCell(record, cell)
  }
}

function findUnreadable(text: string): TableIssue | undefined {
  const issue = { rule: 'bad-csv', place: WHOLE_FILE }
  if (text.trim() === '') {
    const hint = 'Write the names of the columns into the first line, such as "id,name".'
    return { ...issue, message: 'The file is empty.', hint }
  }
  if (text.includes('\n') || !text.trim().includes('\r')) return undefined
  const message = 'This file has the line endings of old Macs, so it is read as a single line.'
  return { ...issue, message, hint: 'Save it as "CSV UTF-8", not as "CSV (Macintosh)".' }
}

/** Characters without width, which make names differ that look the same. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/**
 * The names of the columns, with ordinary spaces. That of a column without a name is empty.
 * Spreadsheets also export empty columns: those at the end are omitted.
 */
function listColumns(csv: Csv): string[] {
  const columns = (csv.records[0] ?? []).map((name) =>
    trimCell(name.replaceAll(INVISIBLE, '').replaceAll(/[\u00A0\u2007\u202F]/g, ' ')),
  )
  while (columns.length > 1 && columns.at(-1) === '' && isEmpty(csv, columns.length - 1)) {
    columns.pop()
  }
  return columns
}

function isEmpty({ records }: Csv, column: number): boolean {
  return !records.some((cells) => trimCell(cells[column] ?? ''))
}

/**
 * Returns a function to the location of a record's cell. For a missing cell, that of the last one.
 */
function createCellLocator(csv: Csv): (record: number, cell: number) => Place {
  let tools: { find: ReturnType<typeof createSpanFinder>; resolve: Resolve } | undefined
  return (record, cell) => {
    tools ??= { find: createSpanFinder(csv), resolve: createPlaceResolver(csv.text) }
    const last = (csv.records[record]?.length ?? 1) - 1
    const { offset, length } = tools.find(record, Math.min(cell, last))
    return tools.resolve(offset, length)
  }
}

type Resolve = ReturnType<typeof createPlaceResolver>

/** The rows that are not blank, with the numbers of their records. */
function buildRows({ records }: Csv, columns: string[]): { rows: TableRow[]; records: number[] } {
  // If several columns have the same name, the first one counts.
  const first = listFirst(columns)
  const names = columns.map((name, index) =>
    first.get(name) === index && name !== '__proto__' ? name : '',
  )
  const rows: TableRow[] = []
  const numbers: number[] = []
  for (let number = 1; number < records.length; number += 1) {
    const cells = records[number] ?? []
    const values: Record<string, string> = {}
    let isBlank = true
    for (let index = 0; index < cells.length; index += 1) {
      const value = trimCell(cells[index] ?? '')
      if (!value) continue
      isBlank = false
      const name = names[index]
      if (name) values[name] = value
    }
    // The line below the headings of Markdown has no content.
    if (isBlank || (number === 1 && cells.every((cell) => /^(:?-{3,}:?)?$/.test(cell.trim()))))
      continue
    const surplus = cells.slice(columns.length)
    const isWhole = cells.length >= columns.length && surplus.every((cell) => trimCell(cell) === '')
    rows.push({ name: `Row ${number + 1}`, values, isWhole })
    numbers.push(number)
  }
  return { rows, records: numbers }
}

/** The index of the first column of each name. */
function listFirst(columns: string[]): Map<string, number> {
  return new Map(columns.map((name, index) => [name, index] as const).reverse())
}

function findColumnIssues(
  csv: Csv,
  columns: string[],
  locateIn: (cell: number) => Place,
): TableIssue[] {
  const numbers = listFirst(columns)
  return columns.flatMap((column, index): TableIssue[] => {
    const number = `Column ${index + 1}`
    if (column === '') {
      if (isEmpty(csv, index)) return []
      const message = `${number} has no name.`
      const hint = 'Write its name into the first line, or remove the column.'
      return [{ rule: 'bad-column', message, hint, place: locateIn(index) }]
    }
    if (column === '__proto__') {
      const message = 'The name "__proto__" is not allowed.'
      return [{ rule: 'forbidden-key', message, place: locateIn(index) }]
    }
    const first = numbers.get(column) ?? index
    if (first === index) return []
    const message = `${number} has the same name as column ${first + 1}: ${quote(column)}.`
    const hint = 'Give one of them another name.'
    return [{ rule: 'bad-column', message, hint, place: locateIn(index) }]
  })
}
