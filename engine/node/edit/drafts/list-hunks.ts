import { diffArrays } from 'diff'

/** A part of a list that differs from another list. Ranges exclude their end. */
export interface Hunk {
  start: number
  end: number
  /** The range in the other list. */
  otherStart: number
  otherEnd: number
}

/** The parts of a list that differ from another list, in order. Items are JSON values. */
export function listHunks(list: unknown[], other: unknown[]): Hunk[] {
  const hunks: Hunk[] = []
  let [at, otherAt] = [0, 0]
  let hunk: Hunk | undefined
  for (const { added, removed, count } of diffArrays(list.map(render), other.map(render))) {
    if (!added && !removed) hunk = undefined
    else if (!hunk) {
      hunk = { start: at, end: at, otherStart: otherAt, otherEnd: otherAt }
      hunks.push(hunk)
    }
    if (!added) at += count
    if (!removed) otherAt += count
    if (hunk) Object.assign(hunk, { end: at, otherEnd: otherAt })
  }
  return hunks
}

const render = (item: unknown): string => JSON.stringify(item)
