import type { Place } from '../../lib/problems/problem'

/** The largest nesting depth: the parser is recursive. */
export const MAX_DEPTH = 32

/** The largest number of open delimiters in a paragraph. Some delimiters are never closed. */
const MAX_DELIMITERS = 500

/** The markers of a quotation or of a list item at the start of a line. */
const OPENING = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])/y
const LINE_BETWEEN = /^(?:-+|\*+|_+)$/
const DELIMITER = /\\.|\*+|_+|[[\]]/g

/**
 * Finds the first part that is nested too deeply, without parsing: the parser's time grows at least
 * with the square of the depth.
 */
export function findTooDeep(text: string): Place | undefined {
  const open: number[] = []
  let unclosed = 0
  for (const [index, line] of text.split(/\r?\n|\r/).entries()) {
    if (line.trim() === '') unclosed = 0
    if (LINE_BETWEEN.test(line.replaceAll(/[ \t>]/g, ''))) continue
    const column = findDeepItem(line, open)
    if (column !== undefined) return { line: index + 1, column, length: 1 }
    for (const { 0: delimiter, index: at } of line.matchAll(DELIMITER)) {
      unclosed = Math.max(
        0,
        unclosed + countOpen(delimiter, line.charAt(at - 1), line.charAt(at + delimiter.length)),
      )
      if (unclosed > MAX_DELIMITERS)
        return { line: index + 1, column: at + 1, length: delimiter.length }
    }
  }
  return undefined
}

/** Records the quotations and lists that a line starts, by the columns where their markers end. */
function findDeepItem(line: string, open: number[]): number | undefined {
  OPENING.lastIndex = 0
  for (let marker = OPENING.exec(line); marker; marker = OPENING.exec(line)) {
    const end = OPENING.lastIndex
    while ((open.at(-1) ?? 0) >= end) open.pop()
    // A list contains its items as children.
    open.push(...(marker[0].endsWith('>') ? [end] : [end, end]))
    if (open.length > MAX_DEPTH) return marker.index + marker[0].trimEnd().length
  }
  return undefined
}

/** 1 for an opening delimiter, -1 for a closing one. */
function countOpen(delimiter: string, before: string, after: string): number {
  if (delimiter === '[') return 1
  if (delimiter === ']') return -1
  if (delimiter.startsWith('\\')) return 0
  if (before.trim() === '') return after.trim() === '' ? 0 : 1
  return after.trim() === '' ? -1 : 0
}
