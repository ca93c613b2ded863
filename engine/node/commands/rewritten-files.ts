import type pc from 'picocolors'
import type { FileChange, FileNote } from '../rewrite/draft'

export type Colors = ReturnType<typeof pc.createColors>

/** A line for a place that is changed. */
export function renderChange(change: FileChange, colors: Colors): string {
  return `  ${renderPlace(change, colors)}  ${tellChange(change)}`
}

function tellChange({ from, to }: FileChange): string {
  if (from === undefined) return `added ${to}`
  return to === '' ? `removed ${from}` : tellDifference(from, to)
}

/** How much of what stays the same is shown of a long text, before and after what differs. */
const CONTEXT = 20

function tellDifference(from: string, to: string): string {
  const start = countSame(from, to)
  const end = countSame([...from.slice(start)].reverse(), [...to.slice(start)].reverse())
  const cut = (text: string) => {
    const [first, last] = [start - CONTEXT, text.length - end + CONTEXT]
    const head = first > CONTEXT ? `…${text.slice(first, start)}` : text.slice(0, start)
    const tail = text.slice(text.length - end, last)
    const isCut = text.length - last > CONTEXT
    return (
      head +
      text.slice(start, text.length - end) +
      (isCut ? `${tail}…` : text.slice(text.length - end))
    )
  }
  return `${cut(from)} → ${cut(to)}`
}

function countSame(a: ArrayLike<string>, b: ArrayLike<string>): number {
  let count = 0
  while (count < Math.min(a.length, b.length) && a[count] === b[count]) count += 1
  return count
}

/** A line for a place that a person has to look at. */
export function renderNote(note: FileNote, colors: Colors): string {
  return `  ${renderPlace(note, colors)}  ${colors.yellow('left for you')}  ${note.note}`
}

function renderPlace({ file, line, column }: FileChange | FileNote, colors: Colors): string {
  return colors.cyan(`${file}:${line}:${column}`)
}
