import { isBlankCell, readCells, renderPlainText } from '../../engine/block-api'
import { createDateReader } from './read-date'

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
    if (isBlankCell(a.text) || isBlankCell(b.text))
      return Number(isBlankCell(a.text)) - Number(isBlankCell(b.text))
    return sign * compare(a.text, b.text)
  })
  return order.map(({ index }) => rows[index] ?? [])
}

function buildComparison(texts: string[], language: string): (a: string, b: string) => number {
  const filled = texts.filter((text) => !isBlankCell(text))
  const values = readDates(filled, language) ?? readCells(filled, language)?.values
  if (values) return (a, b) => (values.get(a) ?? 0) - (values.get(b) ?? 0)
  return new Intl.Collator(language, { numeric: true }).compare
}

/** The time of each cell. Undefined if a cell contains no date. */
function readDates(texts: string[], language: string): Map<string, number> | undefined {
  const read = createDateReader(language)
  const values = new Map<string, number>()
  for (const text of texts) {
    const value = read(text)
    if (value === undefined) return undefined
    values.set(text, value)
  }
  return values
}
