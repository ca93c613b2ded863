import type pc from 'picocolors'
import type { FileChange, FileNote } from '../../edit/write/draft'

export type Colors = ReturnType<typeof pc.createColors>

/** A line for a changed place. */
export function renderChange(change: FileChange, colors: Colors): string {
  return `  ${renderPlace(change, colors)}  ${reportChange(change)}`
}

function reportChange({ from, to }: FileChange): string {
  if (from === undefined) return `added ${to}`
  return to === '' ? `removed ${from}` : reportDifference(from, to)
}

/** The number of unchanged characters of a long text shown before and after a difference. */
const CONTEXT = 20

/** Both strings, with a long common start and end shortened. */
function reportDifference(from: string, to: string): string {
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && from[start] === to[start]) start += 1
  let end = 0
  while (end < most - start && from.at(-1 - end) === to.at(-1 - end)) end += 1
  const head = start > 2 * CONTEXT ? `…${from.slice(start - CONTEXT, start)}` : from.slice(0, start)
  const same = from.slice(from.length - end)
  const tail = end > 2 * CONTEXT ? `${same.slice(0, CONTEXT)}…` : same
  const show = (text: string) => head + text.slice(start, text.length - end) + tail
  return `${show(from)} → ${show(to)}`
}

/** A line for a place that the author has to check. */
export function renderNote(note: FileNote, colors: Colors): string {
  return `  ${renderPlace(note, colors)}  ${colors.yellow('left for you')}  ${note.note}`
}

function renderPlace({ file, line, column }: FileChange | FileNote, colors: Colors): string {
  return colors.cyan(`${file}:${line}:${column}`)
}
