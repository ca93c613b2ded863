import type { Place } from '../../lib/problems/problem'

/** The largest nesting depth: the parser is recursive. */
export const MAX_DEPTH = 32

/** The largest number of open delimiters in a paragraph. Some delimiters are never closed. */
const MAX_MARKS = 500

/** The markers of a quotation or of a list item at the start of a line. */
const OPENING = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])/y
const LINE_BETWEEN = /^(?:-+|\*+|_+)$/
const MARK = /\\.|\*+|_+|[[\]]/g

/**
 * Finds the first part that is nested too deeply, without parsing: the parser's time grows at least
 * with the square of the depth.
 */
export function findTooDeep(text: string): Place | undefined {
  const open: number[] = []
  let marks = 0
  for (const [index, line] of text.split(/\r?\n|\r/).entries()) {
    if (line.trim() === '') marks = 0
    if (LINE_BETWEEN.test(line.replaceAll(/[ \t>]/g, ''))) continue
    const column = findDeepItem(line, open)
    if (column !== undefined) return { line: index + 1, column, length: 1 }
    for (const { 0: mark, index: at } of line.matchAll(MARK)) {
      marks = Math.max(
        0,
        marks + countOpen(mark, line.charAt(at - 1), line.charAt(at + mark.length)),
      )
      if (marks > MAX_MARKS) return { line: index + 1, column: at + 1, length: mark.length }
    }
  }
  return undefined
}

/** Records the quotations and lists that a line starts, by the columns where their markers end. */
function findDeepItem(line: string, open: number[]): number | undefined {
  OPENING.lastIndex = 0
  for (let mark = OPENING.exec(line); mark; mark = OPENING.exec(line)) {
    const end = OPENING.lastIndex
    while ((open.at(-1) ?? 0) >= end) open.pop()
    // A list contains its items as children.
    open.push(...(mark[0].endsWith('>') ? [end] : [end, end]))
    if (open.length > MAX_DEPTH) return mark.index + mark[0].trimEnd().length
  }
  return undefined
}

/** 1 for an opening delimiter, -1 for a closing one. */
function countOpen(mark: string, before: string, after: string): number {
  if (mark === '[') return 1
  if (mark === ']') return -1
  if (mark.startsWith('\\')) return 0
  if (before.trim() === '') return after.trim() === '' ? 0 : 1
  return after.trim() === '' ? -1 : 0
}
