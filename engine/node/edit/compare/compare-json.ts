import { isDeepStrictEqual } from 'node:util'
import type { JsonEdit } from '../../../core/json-edit'
import { isRecord } from '../../lib/files/is-record'
import { escapePointer } from '../../lib/json/text-place'
import type { MatchedItems } from './match-items'
import { matchItems } from './match-items'

/** A difference between two versions of a JSON document. */
export interface JsonChange {
  kind: 'changed' | 'added' | 'removed' | 'moved'
  /** Its pointer in the earlier version. Undefined for an added value. */
  earlier?: string
  /** Its pointer now. Undefined for a removed value. */
  pointer?: string
  /** The pointer now of the object or list that contains it. */
  outer: string
  /** For an item that was added, removed or moved, `true`. */
  isItem?: boolean
  /** Changes the current version back. */
  edit: JsonEdit
}

/** The pointers of a value in both versions. */
interface Pointers {
  earlier: string
  now: string
}

/**
 * The differences between two versions of a JSON value: the innermost values that differ. An item
 * that has another place in its list was moved.
 */
export function compareJson(
  before: unknown,
  after: unknown,
  at: Pointers = { earlier: '', now: '' },
): JsonChange[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, at)
  if (isRecord(before) && isRecord(after) && before.type === after.type) {
    return compareObjects(before, after, at)
  }
  const { earlier, now } = at
  const edit: JsonEdit = { op: 'set', pointer: now, value: before }
  return [{ kind: 'changed', earlier, pointer: now, outer: now, edit }]
}

function compareObjects(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  at: Pointers,
): JsonChange[] {
  const order = Object.keys(before)
  const names = new Set([...Object.keys(after), ...order])
  return [...names].flatMap((name): JsonChange[] => {
    const inner = within(at, name, name)
    const { earlier, now: pointer } = inner
    const outer = at.now
    if (!Object.hasOwn(before, name)) {
      return [{ kind: 'added', pointer, outer, edit: { op: 'unset', pointer } }]
    }
    if (Object.hasOwn(after, name)) return compareJson(before[name], after[name], inner)
    const edit: JsonEdit = { op: 'set', pointer, value: before[name], order }
    return [{ kind: 'removed', earlier, outer, edit }]
  })
}

function compareLists(before: unknown[], after: unknown[], at: Pointers): JsonChange[] {
  const items = matchItems(before, after)
  const base = { outer: at.now, isItem: true }
  const place = (index: number) => `${at.now}/${index}`
  const removed = items.removed.map((index): JsonChange => {
    const target = findTarget(items, index)
    const pointer = target === after.length ? `${at.now}/-` : place(target)
    const edit: JsonEdit = { op: 'insert', pointer, value: before[index] }
    return { kind: 'removed', earlier: `${at.earlier}/${index}`, ...base, edit }
  })
  const added = items.added.map((index): JsonChange => {
    const pointer = place(index)
    return { kind: 'added', pointer, ...base, edit: { op: 'unset', pointer } }
  })
  const others = items.pairs.flatMap((pair): JsonChange[] => {
    const inner = within(at, pair.before, pair.after)
    const changes = compareJson(before[pair.before], after[pair.after], inner)
    if (!pair.isMoved) return changes
    const { earlier, now: pointer } = inner
    const target = findTarget(items, pair.before)
    // The target is an index of the list without the item.
    const value = place(target > pair.after ? target - 1 : target)
    const edit: JsonEdit = { op: 'move', pointer, value }
    return [{ kind: 'moved', earlier, pointer, ...base, edit }, ...changes]
  })
  return [...removed, ...added, ...others]
}

/** The index in the second list at which an item of the first list was. */
function findTarget({ pairs }: MatchedItems, index: number): number {
  const above = pairs.filter(({ before, isMoved }) => !isMoved && before < index)
  return Math.max(-1, ...above.map(({ after }) => after)) + 1
}

function within({ earlier, now }: Pointers, before: string | number, after: string | number) {
  return {
    earlier: `${earlier}/${escapePointer(before)}`,
    now: `${now}/${escapePointer(after)}`,
  }
}
