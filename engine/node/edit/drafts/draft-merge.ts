import { isDeepStrictEqual } from 'node:util'
import { applyJsonEdit } from '../../../core/apply-json-edit'
import type { JsonEdit } from '../../../core/json-edit'
import { editJson } from '../../lib/json/edit-text'
import { parsePointer, resolvePointer } from '../../lib/json/text-place'
import { changeJson, parseJson } from './change-json'
import type { Conflict } from './merge-json'
import { mergeJson } from './merge-json'
import { movePointer } from './move-pointer'

/** The unsaved text of a file. */
export interface Draft {
  /** The text on disk with which the draft was last merged. Undefined if there was no file. */
  base?: string
  /** Undefined for a file that is removed. */
  text?: string
  /**
   * The values that another program or tab has changed too. A conflict of the whole file has the
   * pointer `''`, and as `theirs` the text on disk.
   */
  conflicts: Conflict[]
}

export function isSettled({ conflicts }: Draft): boolean {
  return conflicts.length === 0
}

/** Merges a draft with the text that is on disk now. */
export function mergeDraft(draft: Draft, theirs: string | undefined): Draft {
  const { base, text } = draft
  const own = { ...draft, conflicts: draft.conflicts.filter(isOfValue) }
  if (theirs === base) return own
  if (theirs === text) return { base: theirs, text, conflicts: [] }
  return (
    mergeTexts(own, theirs) ?? { ...own, conflicts: [...own.conflicts, { pointer: '', theirs }] }
  )
}

function isOfValue({ pointer }: Conflict): boolean {
  return pointer !== ''
}

/** Undefined if one of the texts is missing or not JSON. */
function mergeTexts(draft: Draft, theirs: string | undefined): Draft | undefined {
  const values = [draft.base, draft.text, theirs].map(parseJson)
  const [base, mine, other] = values
  if (theirs === undefined || values.includes(undefined)) return undefined
  const { value, conflicts } = mergeJson(base, mine, other)
  const text = changeJson(theirs, value)
  // A text may have two properties with the same name.
  if (!isDeepStrictEqual(parseJson(text), value)) return undefined
  const earlier = draft.conflicts.flatMap((conflict) => {
    const moved = moveConflict(conflict, mine, value)
    const { pointer } = moved
    const was = findTheirs(mine, base, conflict.pointer)
    // The value of another tab is not on disk.
    if (!isDeepStrictEqual(was, conflict.theirs)) return [moved]
    const now = findTheirs(value, other, pointer)
    const isNew = conflicts.every((one) => one.pointer !== pointer)
    return isNew ? [{ pointer, theirs: now }] : []
  })
  return { base: theirs, text, conflicts: [...earlier, ...conflicts].filter(isOpen(value)) }
}

/**
 * A conflict after the draft has changed. If its value is gone, the conflict is that of what
 * contained it, with the other value in it.
 */
function moveConflict({ pointer, theirs }: Conflict, before: unknown, after: unknown): Conflict {
  const moved = findContained(movePointer(before, after, pointer), after)
  const parts = pointer.split('/')
  const depth = moved.split('/').length
  if (depth === parts.length) return { pointer: moved, theirs }
  const inner = `/${parts.slice(depth).join('/')}`
  const edit: JsonEdit =
    theirs === undefined
      ? { op: 'unset', pointer: inner }
      : { op: 'set', pointer: inner, value: theirs }
  const container = resolvePointer(before, parts.slice(0, depth).join('/'))
  return { pointer: moved, theirs: applyJsonEdit(container, edit) }
}

/** The pointer, or that of the value around it which contains nothing. */
function findContained(pointer: string, document: unknown): string {
  const parts = pointer.split('/')
  const outer = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  const isScalar = (one: string) => typeof (resolvePointer(document, one) ?? {}) !== 'object'
  return outer.find(isScalar) ?? pointer
}

/** A conflict is over once both values are equal. */
function isOpen(value: unknown): (conflict: Conflict) => boolean {
  return ({ pointer, theirs }) => !isDeepStrictEqual(theirs, resolvePointer(value, pointer))
}

/** The value on disk at the pointer of a merged value. */
function findTheirs(merged: unknown, theirs: unknown, pointer: string): unknown {
  const own = movePointer(merged, theirs, pointer)
  const isThere = parsePointer(own).length === parsePointer(pointer).length
  return isThere ? resolvePointer(theirs, own) : undefined
}

/** The draft with another text. Its conflicts keep their values. */
export function withText(draft: Draft, text: string | undefined): Draft {
  if (text === undefined && !isSettled(draft)) {
    return { ...draft, text, conflicts: [{ pointer: '', theirs: draft.base }] }
  }
  return { ...draft, text, conflicts: moveConflicts(draft.conflicts, draft.text, text) }
}

/** The conflicts of a text after it has changed. */
export function moveConflicts(
  conflicts: Conflict[],
  text: string | undefined,
  changed: string | undefined,
): Conflict[] {
  const [before, after] = [text, changed].map(parseJson)
  if (before === undefined || after === undefined) return conflicts
  return conflicts.map((one) => moveConflict(one, before, after)).filter(isOpen(after))
}

/**
 * Ends a conflict with the draft's own value, or with that of the other program.
 * @throws if the value no longer fits the draft.
 */
export function resolveConflict(draft: Draft, pointer: string, side: 'mine' | 'theirs'): Draft {
  const conflict = draft.conflicts.find((one) => one.pointer === pointer)
  if (!conflict) return draft
  const { theirs } = conflict
  if (pointer === '') {
    const base = theirs as string | undefined
    // The other conflicts of what stays are still to be chosen.
    const conflicts = side === 'mine' ? draft.conflicts.filter(isOfValue) : []
    return { base, text: side === 'mine' ? draft.text : base, conflicts }
  }
  const left = { ...draft, conflicts: draft.conflicts.filter((one) => one !== conflict) }
  if (side === 'mine') return left
  const { text = '' } = draft
  const edit: JsonEdit =
    theirs === undefined ? { op: 'unset', pointer } : { op: 'set', pointer, value: theirs }
  return withText(left, editJson(text, edit).text)
}
