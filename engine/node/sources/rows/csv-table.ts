import { createPlaceResolver } from '../../lib/json/text-place'
import type { Place } from '../../lib/problems/problem'
import { WHOLE_FILE } from '../../lib/problems/problem'
import type { Csv } from './csv'
import { createSpanFinder, parseCsv } from './csv'
import { findQuoteIssues } from './quote-issues'
import type { CellAddress, TableIssue, TableRow, TableSource } from './table'
import { quote } from './table'
import { buildUnequal } from './unequal-row'

/**
 * Reads rows from CSV, separated by commas, semicolons or tabs, whichever the first line contains.
 */
export function readCsv(written: string): TableSource {
  const text = written.includes('\r') ? written.replaceAll('\r\n', '\n') : written
  const unread = findUnreadable(text)
  if (unread) return { issues: [unread] }
  const csv = parseCsv(text)
  const broken = findQuoteIssues(csv)
  if (broken.length > 0) return { issues: broken }
  const locateCell = createCellLocator(csv)
  const columns = (csv.records[0] ?? []).map((name) => name.trim())
  const issues = findColumnIssues(columns, (cell) => locateCell(0, cell))
  const { rows, records } = buildRows(csv, columns)
  for (const [index, row] of rows.entries()) {
    const record = records[index] ?? 0
    const cells = csv.records[record] ?? []
    if (row.isWhole) continue
    const locateIn = (cell: number) => locateCell(record, cell)
    issues.push(buildUnequal(row, { cells, columns, separator: csv.separator, locateIn }))
  }
  return { table: { columns, rows, locate }, issues }

  function locate({ row, column }: CellAddress, at?: 'key' | 'value'): Place {
    const record = row === undefined || at === 'key' ? 0 : (records[row] ?? 0)
    const cell = column === undefined ? 0 : Math.max(0, columns.indexOf(column))
    return locateCell(record, cell)
  }
}

function findUnreadable(text: string): TableIssue | undefined {
  const issue = { rule: 'bad-csv', place: WHOLE_FILE }
  const [first = ''] = text.split('\n', 1)
  if (first.trim() === '') {
    const isEmpty = text.trim() === ''
    const message = isEmpty ? 'The file is empty.' : 'The first line is empty.'
    const hint = 'Write the names of the columns into the first line, such as "id,name".'
    return { ...issue, message, hint }
  }
  if (text.includes('\n') || !text.trim().includes('\r')) return undefined
  const message = 'This file has the line endings of old Macs, so it is read as a single line.'
  return { ...issue, message, hint: 'Save it as "CSV UTF-8", not as "CSV (Macintosh)".' }
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
      const value = cells[index]?.trim()
      if (!value) continue
      isBlank = false
      const name = names[index]
      if (name) values[name] = value
    }
    if (isBlank) continue
    const isWhole = cells.length === columns.length
    rows.push({ name: `Row ${number + 1}`, values, isWhole })
    numbers.push(number)
  }
  return { rows, records: numbers }
}

/** The index of the first column of each name. */
function listFirst(columns: string[]): Map<string, number> {
  return new Map(columns.map((name, index) => [name, index] as const).reverse())
}

function findColumnIssues(columns: string[], locateIn: (cell: number) => Place): TableIssue[] {
  const numbers = listFirst(columns)
  return columns.flatMap((column, index): TableIssue[] => {
    const number = `Column ${index + 1}`
    if (column === '') {
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
