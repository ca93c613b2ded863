import type { JsonData } from '../../lib/json/json-source'
import { parseJson } from '../../lib/json/json-source'
import { createLocator, escapePointer } from '../../lib/json/text-place'
import { decodeUtf8 } from '../../lib/json/utf8'
import { trimCell } from './csv'
import type { CellAddress, Table, TableIssue, TableRow, TableSource } from './table'
import { quote } from './table'

const EXAMPLE = '[{ "id": "bern", "name": "Bern" }]'

/** Reads rows from JSON: a list of objects, whose numbers become strings as written. */
export function readJson(bytes: Uint8Array, mostBytes: number): TableSource {
  const source = parseJson(bytes, mostBytes)
  if ('issues' in source) return source
  let locator: ReturnType<typeof createLocator> | undefined
  const locateIn: LocateIn = (pointer, at) => {
    locator ??= createLocator(decode(bytes))
    return locator(pointer, at)
  }
  if (!Array.isArray(source.data)) {
    const message = 'A data file is a list of entries, one for each row.'
    const place = locateIn('')
    return { issues: [{ rule: 'bad-row', message, hint: `Write it as ${EXAMPLE}.`, place }] }
  }
  return buildTable({ ...source, data: source.data }, locateIn)
}

function decode(bytes: Uint8Array): string {
  const decoded = decodeUtf8(bytes)
  return 'text' in decoded ? decoded.text : ''
}

interface JsonList extends JsonData {
  data: unknown[]
}

type LocateIn = (pointer: string, at?: 'key' | 'value') => ReturnType<Table['locate']>

function buildTable({ data, numbers }: JsonList, locateIn: LocateIn): TableSource {
  const columns = new Set<string>()
  const issues: TableIssue[] = []
  const rows = data.map((entry, index): TableRow => {
    const name = `Entry ${index + 1}`
    const pointer = `/${index}`
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      const message = `${name} is not an object.`
      const hint = `Write names and values, as in ${EXAMPLE}.`
      issues.push({ rule: 'bad-row', message, hint, pointer, place: locateIn(pointer) })
      return { name, values: {}, isWhole: false }
    }
    const values: Record<string, string> = {}
    for (const [column, value] of Object.entries(entry)) {
      columns.add(column)
      const issue = isNested(value) ? reportNested(name, column, value) : undefined
      const at = `${pointer}/${escapePointer(column)}`
      if (issue) issues.push({ ...issue, pointer: at, place: locateIn(at) })
      else {
        const text = numbers?.get(at)?.written ?? trimCell(String(value ?? ''))
        if (text) values[column] = text
      }
    }
    return { name, values, isWhole: true }
  })
  return { table: { columns: [...columns], rows, locate }, issues }

  function locate({ row, column }: CellAddress, at?: 'key' | 'value') {
    if (row === undefined) return locateIn('')
    const pointer = column === undefined ? `/${row}` : `/${row}/${escapePointer(column)}`
    return locateIn(pointer, at)
  }
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function reportNested(name: string, column: string, value: object): Omit<TableIssue, 'place'> {
  const [what, hint] = Array.isArray(value)
    ? ['a list', 'Write it as one text.']
    : ['an object', `Write each of its values separately, such as "${nameInner(column, value)}".`]
  const message = `${name} has ${what} as ${quote(column)}; a value must be text, a number, true or false.`
  return { rule: 'bad-row', column, message, hint }
}

/** An unused name for a nested value of an object: `addressCity`. */
function nameInner(column: string, value: object): string {
  const [inner = 'name'] = Object.keys(value)
  return `${column}${inner.charAt(0).toUpperCase()}${inner.slice(1)}`
}
