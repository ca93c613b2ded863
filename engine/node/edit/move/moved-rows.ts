import { visit } from 'jsonc-parser'
import { splitHref } from '../../../core/addresses/paths'
import type { TextEdit } from '../../lib/json/text-edits'
import { createSpanFinder, parseCsv, trimCell } from '../../sources/rows/csv'
import type { Moving } from './move-request'
import { moveHref } from './moved-links'

/** The links to moved pages in the rows of a file: cells that are a path of the site. */
export function findRowLinks(file: string, text: string, moving: Moving): TextEdit[] {
  const cells = /\.json$/i.test(file) ? listStrings(text) : [...listCells(text)]
  return cells.flatMap(({ offset, value }) => {
    const to = moveHref(value, moving)
    const { path, search, hash } = splitHref(value)
    // A path with escapes is written differently.
    if (to === undefined || !text.startsWith(path, offset)) return []
    return [{ offset, from: path, to: to.slice(0, to.length - search.length - hash.length) }]
  })
}

interface Cell {
  /** The start of its value. */
  offset: number
  /** Trimmed. */
  value: string
}

function listStrings(text: string): Cell[] {
  const cells: Cell[] = []
  visit(text, {
    onLiteralValue(written, offset) {
      const value = typeof written === 'string' ? written.trim() : ''
      if (value.startsWith('/')) cells.push({ offset: text.indexOf('/', offset), value })
    },
  })
  return cells
}

function* listCells(written: string): Generator<Cell> {
  const bom = written.startsWith('\uFEFF') ? 1 : 0
  const { text, offsetOf } = joinLines(written.slice(bom))
  const csv = parseCsv(text)
  if (csv.broken.length > 0) return
  const find = createSpanFinder(csv)
  for (const [record, cells] of csv.records.entries()) {
    if (record === 0) continue
    for (const [index, cell] of cells.entries()) {
      const value = trimCell(cell)
      if (!value.startsWith('/')) continue
      const { offset } = find(record, index)
      const begin = text.indexOf('/', offset)
      yield { offset: bom + offsetOf(begin), value }
    }
  }
}

/** The text with `\n` line endings, and a map from its offsets to those of the original. */
function joinLines(written: string): { text: string; offsetOf: (offset: number) => number } {
  const lines = written.split('\r\n')
  const ends: number[] = []
  let length = 0
  for (const line of lines) {
    length += line.length + 1
    ends.push(length)
  }
  let before = 0
  return {
    text: lines.join('\n'),
    // Offsets must be requested in ascending order.
    offsetOf(offset) {
      while ((ends[before] ?? Number.POSITIVE_INFINITY) <= offset) before += 1
      return offset + before
    },
  }
}
