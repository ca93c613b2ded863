import { escapePointer, parseIndex, parsePointer, resolvePointer } from '../../lib/json/text-place'
import { listHunks } from './list-hunks'

/**
 * The JSON pointer of a value after the document has changed. An item keeps its pointer's meaning
 * when others are added or removed before it. For a value that is gone, the pointer of the nearest
 * value around it.
 */
export function movePointer(before: unknown, after: unknown, pointer: string): string {
  let moved = ''
  let [old, next] = [before, after]
  for (const part of parsePointer(pointer)) {
    const name = Array.isArray(old) && Array.isArray(next) ? moveIndex(old, next, part) : part
    if (name === undefined) return moved
    const step = `/${escapePointer(name)}`
    moved += step
    old = resolvePointer(old, `/${escapePointer(part)}`)
    next = resolvePointer(next, step)
  }
  return moved
}

function moveIndex(before: unknown[], after: unknown[], part: string): string | undefined {
  const index = parseIndex(part)
  if (index === undefined) return undefined
  let shift = 0
  for (const { start, end, otherStart, otherEnd } of listHunks(before, after)) {
    if (index < start) break
    if (index < end) {
      // Items that were changed have a counterpart at the same place.
      return index - start < otherEnd - otherStart ? String(index - start + otherStart) : undefined
    }
    shift = otherEnd - end
  }
  return String(index + shift)
}
