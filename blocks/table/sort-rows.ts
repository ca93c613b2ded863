import { renderPlainText } from '../../engine/block-api'
import { createDateReader } from './read-date'
import { createNumberReader } from './read-number'

export interface SortOptions {
  column: number
  direction: 'ascending' | 'descending'
  language: string
}

/**
 * Sorts the rows by a column: by number or date if all its cells are such, else by the language's
 * collation. Empty cells come last in both directions. The sort is stable.
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

/** A dash means that there is no value. */
function isBlank(text: string): boolean {
  return text === '' || /^[–—-]$/.test(text)
}

function buildComparison(texts: string[], language: string): (a: string, b: string) => number {
  const filled = texts.filter((text) => !isBlank(text))
  for (const read of [createDateReader(language), createNumberReader(language)]) {
    const values = new Map(filled.map((text) => [text, read(text)]))
    if ([...values.values()].some((value) => value === undefined)) continue
    return (a, b) => (values.get(a) ?? 0) - (values.get(b) ?? 0)
  }
  return new Intl.Collator(language, { numeric: true }).compare
}
