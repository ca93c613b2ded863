import { visit } from 'jsonc-parser'
import { splitHref } from '../../../core/addresses/paths'
import { createSpanFinder, parseCsv } from '../../sources/rows/csv'
import type { TextEdit } from './edited-text'
import type { Moving } from './move-request'
import { moveHref } from './moved-links'

/** The links to pages that move in the rows of a file: cells that are a path of the site. */
export function findRowLinks(file: string, text: string, moving: Moving): TextEdit[] {
  const cells = /\.json$/i.test(file) ? listStrings(text) : [...listCells(text)]
  return cells.flatMap(({ offset, value }) => {
    const to = moveHref(value, moving)
    const { path, search, hash } = splitHref(value)
    // With escapes, a path is written another way.
    if (to === undefined || !text.startsWith(path, offset)) return []
    return [{ offset, from: path, to: to.slice(0, to.length - search.length - hash.length) }]
  })
}

interface Cell {
  /** Where its value begins. */
  offset: number
  /** Without spaces around it. */
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
  const mark = written.startsWith('\uFEFF') ? 1 : 0
  const { text, offsetOf } = joinLines(written.slice(mark))
  const csv = parseCsv(text)
  if (csv.broken.length > 0) return
  const find = createSpanFinder(csv)
  for (const [record, cells] of csv.records.entries()) {
    if (record === 0) continue
    for (const [index, cell] of cells.entries()) {
      const value = cell.trim()
      if (!value.startsWith('/')) continue
      const { offset } = find(record, index)
      const begin = text.indexOf('/', offset)
      yield { offset: mark + offsetOf(begin), value }
    }
  }
}

/** The text with lines that end in `\n`, and where a part of it is in the text as it is written. */
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
    // Asked for from the beginning to the end.
    offsetOf(offset) {
      while ((ends[before] ?? Number.POSITIVE_INFINITY) <= offset) before += 1
      return offset + before
    },
  }
}
