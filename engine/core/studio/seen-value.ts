import type { JsonEdit } from '../json-edit'
import { getOuterPointer, isWithinPointer, resolvePointer } from '../json-pointer'

/**
 * The pointer of what an edit depends on: a value that is set or a property that is removed, or
 * else the list or the object whose items or names change. For a move to another list, what
 * contains both lists.
 */
export function pointerOfSeen(document: unknown, edit: JsonEdit): string {
  const { op, pointer } = edit
  let outer = getOuterPointer(pointer)
  if (op === 'move') {
    while (!isWithinPointer(getOuterPointer(edit.value), outer)) outer = getOuterPointer(outer)
    return outer
  }
  const isItem = Array.isArray(resolvePointer(document, outer))
  return op === 'set' || (op === 'unset' && !isItem) ? pointer : outer
}
