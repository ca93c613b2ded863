import { renderPlainText } from '../../engine/block-api'
import { createDateReader } from './read-date'
import { createNumberReader } from './read-number'

export interface SortOptions {
  column: number
  direction: 'ascending' | 'descending'
  language: string
}

/**
 * Sorts the rows by a column: by date if all its cells are dates, by number if all are numbers in
 * the same unit or its multiples, otherwise by the language's collation. Empty cells come last in
 * both directions. The sort is stable.
 */
export function sortRows(rows: string[][], options: SortOptions): string[][] {
  const { column, direction, language } = options
  const texts = rows.map((cells) => renderPlainText(cells[column] ?? '').trim())
  const compare = buildComparison(texts, language)
  const sign = direction === 'ascending' ? 1 : -1
  const order = texts.map((text, index) => ({ text, index }))
  order.sort((a, b) => {
    if (isBlank(a.text) || isBlank(b.text)) return Number(isBlank(a.text)) - Number(isBlank(b.text))
    return sign * compare(a.text, b.text)
  })
  return order.map(({ index }) => rows[index] ?? [])
}

/** A dash means that the cell has no value. */
function isBlank(text: string): boolean {
  return text === '' || /^[–—-]$/.test(text)
}

function buildComparison(texts: string[], language: string): (a: string, b: string) => number {
  const filled = texts.filter((text) => !isBlank(text))
  const values = collectValues(filled, createDateReader(language)) ?? readNumbers(filled, language)
  if (values) return (a, b) => (values.get(a) ?? 0) - (values.get(b) ?? 0)
  return new Intl.Collator(language, { numeric: true }).compare
}

/** The numbers in a column whose cells all use one unit or its multiples. */
function readNumbers(texts: string[], language: string): Map<string, number> | undefined {
  const read = createNumberReader(language)
  const readings = new Map(texts.map((text) => [text, read(text)]))
  const [first = ''] = texts
  for (const { unit } of readings.get(first) ?? []) {
    const find = (text: string) => readings.get(text)?.find((one) => one.unit === unit)?.value
    const values = collectValues(texts, find)
    if (values) return values
  }
  return undefined
}

/** The value of each cell. Undefined if a cell has none. */
function collectValues(
  texts: string[],
  read: (text: string) => number | undefined,
): Map<string, number> | undefined {
  const values = new Map<string, number>()
  for (const text of texts) {
    const value = read(text)
    if (value === undefined) return undefined
    values.set(text, value)
  }
  return values
}
