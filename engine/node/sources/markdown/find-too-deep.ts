import type { Place } from '../../lib/problems/problem'

/** How deep parts of a file may be within each other; what reads them calls itself. */
export const MAX_DEPTH = 32

/** How many marks of a paragraph may be open: some in a text are never closed. */
const MAX_MARKS = 500

/** The marks of a quotation, or of an item of a list, at the beginning of a line. */
const OPENING = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])/y
const LINE_BETWEEN = /^(?:-+|\*+|_+)$/
const MARK = /\\.|\*+|_+|[[\]]/g

/**
 * Finds the first part that is too deep, without parsing: the time that the parser takes grows with
 * the square of the depth and more.
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

/** Notes the quotations and lists that a line begins, by the columns where they end. */
function findDeepItem(line: string, open: number[]): number | undefined {
  OPENING.lastIndex = 0
  for (let mark = OPENING.exec(line); mark; mark = OPENING.exec(line)) {
    const end = OPENING.lastIndex
    while ((open.at(-1) ?? 0) >= end) open.pop()
    // A list has its items as parts.
    open.push(...(mark[0].endsWith('>') ? [end] : [end, end]))
    if (open.length > MAX_DEPTH) return mark.index + mark[0].trimEnd().length
  }
  return undefined
}

/** 1 for a mark that opens something, -1 for one that closes it. */
function countOpen(mark: string, before: string, after: string): number {
  if (mark === '[') return 1
  if (mark === ']') return -1
  if (mark.startsWith('\\')) return 0
  if (before.trim() === '') return after.trim() === '' ? 0 : 1
  return after.trim() === '' ? -1 : 0
}
