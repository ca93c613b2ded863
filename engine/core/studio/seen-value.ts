import type { JsonEdit } from '../json-edit'
import { getOuterPointer, resolvePointer } from '../json-pointer'

/**
 * The pointer of what an edit depends on: a value that is set or a property that is removed, or
 * else the list or the object whose items or names change.
 */
export function pointerOfSeen(document: unknown, { op, pointer }: JsonEdit): string {
  const outer = getOuterPointer(pointer)
  const isItem = Array.isArray(resolvePointer(document, outer))
  return op === 'set' || (op === 'unset' && !isItem) ? pointer : outer
}
