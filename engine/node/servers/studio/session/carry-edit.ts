import { isDeepStrictEqual } from 'node:util'
import { applyJsonEdit } from '../../../../core/apply-json-edit'
import type { JsonEdit } from '../../../../core/json-edit'
import { resolvePointer } from '../../../../core/json-pointer'
import type { StudioEdit } from '../../../../core/studio/protocol'
import { pointerOfSeen } from '../../../../core/studio/seen-value'
import { parseJson, readJson } from '../../../edit/drafts/change-json'
import { movePointer } from '../../../edit/drafts/move-pointer'
import type { FileEdit } from '../../../edit/drafts/site-drafts'
import { getOuterPointer, parsePointer } from '../../../lib/json/text-place'

/** The current text of a file, and that of an edit's version. Undefined if it is no longer known. */
export interface EditedTexts {
  before: string | undefined
  now: string
}

/**
 * The change of a file for an edit of an earlier version. If the author has not seen the current
 * value, the edited one becomes a conflict with it: two tabs, or a tab and another program, never
 * overwrite each other. Undefined if the edit no longer fits.
 */
export function carryStudioEdit(
  { file, edit, seen }: StudioEdit,
  { before, now }: EditedTexts,
): FileEdit | undefined {
  const carried = before === undefined ? edit : carryEdit(edit, before, now)
  if (!seen) return before === undefined || !carried ? undefined : { file, edit: carried }
  const document = parseJson(now)
  if (isApplied(document, edit, seen.value)) return { file, text: now }
  if (!carried) return undefined
  const pointer = pointerOfSeen(document, carried)
  const value = resolvePointer(document, pointer)
  if (isDeepStrictEqual(value, seen.value)) return { file, edit: carried }
  if (pointer === carried.pointer) return { file, edit: carried, theirs: { value } }
  if (before === undefined) return undefined
  const item = resolvePointer(parseJson(before), edit.pointer)
  const isSame = isDeepStrictEqual(item, resolvePointer(document, carried.pointer))
  // The author has not seen all of the item.
  return edit.op === 'unset' && !isSame ? undefined : { file, edit: carried }
}

/**
 * Returns `true` if an edit has turned what the author saw into the document. Then the edit is sent
 * again because its answer was lost.
 */
function isApplied(document: unknown, edit: JsonEdit, seen: unknown): boolean {
  const pointer = pointerOfSeen(document, edit)
  const before = applyJsonEdit(
    document,
    seen === undefined ? { op: 'unset', pointer } : { op: 'set', pointer, value: seen },
  )
  if (isDeepStrictEqual(before, document)) return false
  return isDeepStrictEqual(applyJsonEdit(before, edit), document)
}

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

/**
 * The pointer of a value in the current text of a file. Undefined if the value is gone, or if one of
 * the texts is not JSON.
 */
export function carryPointer(pointer: string, before: string, now: string): string | undefined {
  const [old, next] = [parseJson(before), parseJson(now)]
  return old === undefined || next === undefined ? undefined : moveWhole(old, next, pointer)
}

function moveWhole(before: unknown, now: unknown, pointer: string): string | undefined {
  const moved = movePointer(before, now, pointer)
  return parsePointer(moved).length === parsePointer(pointer).length ? moved : undefined
}

function moveEdit(edit: JsonEdit, before: unknown, now: unknown): JsonEdit | undefined {
  const pointer =
    edit.op === 'insert'
      ? moveIndex(before, now, edit.pointer)
      : moveWhole(before, now, edit.pointer)
  if (pointer === undefined) return undefined
  if (edit.op !== 'move') return { ...edit, pointer }
  // The target is a location in the document without the item.
  const [old, next] = [
    applyJsonEdit(before, { op: 'unset', pointer: edit.pointer }),
    applyJsonEdit(now, { op: 'unset', pointer }),
  ]
  const value = moveIndex(old, next, edit.value)
  return value === undefined ? undefined : { ...edit, pointer, value }
}

/** The end of a list stays its end. */
function moveIndex(before: unknown, now: unknown, pointer: string): string | undefined {
  const list = pointer.endsWith('/-') ? moveWhole(before, now, getOuterPointer(pointer)) : undefined
  return list === undefined ? moveWhole(before, now, pointer) : `${list}/-`
}
