import { createPlaceResolver } from '../../lib/json/text-place'
import type { BrokenCell, Csv } from './csv'
import { createSpanFinder } from './csv'
import type { TableIssue } from './table'

const RULE = 'bad-csv'
const TWICE =
  'Put quotes around the whole cell, and write each quote within it twice: "the ""blue"" house".'

/** The longest cell that a suggestion shows. */
const LONGEST = 80

/** The issue of invalid quotes, after which the ends of cells are uncertain. */
export function findQuoteIssues(csv: Csv): TableIssue[] {
  const resolve = createPlaceResolver(csv.text)
  const issues: TableIssue[] = []
  for (const cell of csv.broken) {
    const end = findInnerQuote(csv.text, cell.offset)
    const isOpen = end < 0 || csv.text.slice(cell.offset, end).includes('\n')
    const row = `Row ${cell.record + 1}`
    if (isOpen) {
      const lineEnd = csv.text.indexOf('\n', cell.offset)
      const place = resolve(cell.offset, lineEnd - cell.offset)
      const message = `${row}: the opening quote of this cell is not closed.`
      const hint = 'Write " at the end of the cell. A quote within a text is written twice: "".'
      // What follows is read as if it were quoted.
      return [...issues, { rule: RULE, message, hint, place }]
    }
    const message = `${row}: the text of this cell continues after its closing quote.`
    const place = resolve(cell.offset, end + 1 - cell.offset)
    issues.push({ rule: RULE, message, hint: hintQuotes(csv, cell, end), place })
  }
  return issues.length > 0 ? issues : findSpacesBefore(csv)
}

/** The first quote of a cell that is not doubled. */
function findInnerQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/** The cell as intended, if that is clear. */
function hintQuotes({ text, separator }: Csv, { offset }: BrokenCell, inner: number): string {
  const [line = ''] = text.slice(offset, inner + LONGEST).split('\n', 1)
  const end = line.indexOf(separator, inner - offset)
  const cell = (end < 0 ? line : line.slice(0, end)).trimEnd()
  if (!cell.endsWith('"') || cell.length > LONGEST) return TWICE
  return `Write quotes within a text twice: "${cell.slice(1, -1).replaceAll(/"+/g, '""')}".`
}

/** A quote after a space does not open a cell: the separators after it would end the text. */
function findSpacesBefore(csv: Csv): TableIssue[] {
  const { records, text } = csv
  if (!text.includes(' "')) return []
  const find = createSpanFinder(csv)
  const resolve = createPlaceResolver(text)
  return records.flatMap((cells, record) =>
    cells.flatMap((value, cell): TableIssue[] => {
      if (!value.startsWith(' ') || !value.trimStart().startsWith('"')) return []
      const { offset, length } = find(record, cell)
      if (text[offset - 1] !== ' ') return []
      const place = resolve(offset, length)
      const message = `Row ${record + 1}: this cell begins with a space, so its quotes are read as text.`
      return [{ rule: RULE, message, hint: 'Remove the space before the quote.', place }]
    }),
  )
}
