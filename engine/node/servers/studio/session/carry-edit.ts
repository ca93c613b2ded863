import type { JsonEdit } from '../../../../core/json-edit'
import { readJson } from '../../../edit/drafts/change-json'
import { movePointer } from '../../../edit/drafts/move-pointer'
import { getOuterPointer, parsePointer } from '../../../lib/json/text-place'

/**
 * An edit of an earlier text of a file, for its current text. Undefined if what it changes no longer
 * exists, or if one of the texts is not JSON.
 */
export function carryEdit(edit: JsonEdit, before: string, now: string): JsonEdit | undefined {
  if (before === now) return edit
  try {
    return moveEdit(edit, readJson(before), readJson(now))
  } catch {
    return undefined
  }
}

function moveEdit(edit: JsonEdit, before: unknown, now: unknown): JsonEdit | undefined {
  const move = (pointer: string) => {
    const moved = movePointer(before, now, pointer)
    return parsePointer(moved).length === parsePointer(pointer).length ? moved : undefined
  }
  /** The end of a list stays its end. */
  const moveIndex = (pointer: string) => {
    const list = pointer.endsWith('/-') ? move(getOuterPointer(pointer)) : undefined
    return list === undefined ? move(pointer) : `${list}/-`
  }
  const pointer = edit.op === 'insert' ? moveIndex(edit.pointer) : move(edit.pointer)
  if (pointer === undefined) return undefined
  if (edit.op !== 'move') return { ...edit, pointer }
  const value = moveIndex(edit.value)
  return value === undefined ? undefined : { ...edit, pointer, value }
}
