import { isDeepStrictEqual } from 'node:util'
import type { JsonEdit } from '../../../core/json-edit'
import { isRecord } from '../../lib/files/is-record'
import { editJson } from '../../lib/json/edit-text'
import { escapePointer } from '../../lib/json/text-place'
import { listHunks } from './list-hunks'

/**
 * Changes a JSON text into that of another value. Values that are equal keep their text.
 * @throws if the text is not JSON.
 */
export function changeJson(text: string, value: unknown): string {
  return listEdits(readJson(text), value).reduce(
    (changed, edit) => editJson(changed, edit).text,
    text,
  )
}

/**
 * The value of a JSON text, which may start with a BOM.
 * @throws if the text is not JSON.
 */
export function readJson(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ''))
}

/** The same, but undefined if the text is missing or not JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : readJson(text)
  } catch {
    return undefined
  }
}

/** The edits that turn a value into another one. Each applies to the result of those before it. */
function listEdits(before: unknown, after: unknown, pointer = ''): JsonEdit[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listItemEdits(before, after, pointer)
  if (isRecord(before) && isRecord(after)) return listPropertyEdits(before, after, pointer)
  return [{ op: 'set', pointer, value: after }]
}

function listPropertyEdits(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  pointer: string,
): JsonEdit[] {
  const order = Object.keys(after)
  const at = (name: string) => `${pointer}/${escapePointer(name)}`
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  return [
    ...removed.map((name): JsonEdit => ({ op: 'unset', pointer: at(name) })),
    ...order.flatMap((name): JsonEdit[] =>
      Object.hasOwn(before, name)
        ? listEdits(before[name], after[name], at(name))
        : [{ op: 'set', pointer: at(name), value: after[name], order }],
    ),
  ]
}

/** From the end, so that the indexes of the items before stay. */
function listItemEdits(before: unknown[], after: unknown[], pointer: string): JsonEdit[] {
  return listHunks(before, after)
    .toReversed()
    .flatMap(({ start, end, otherStart, otherEnd }) => {
      const both = Math.min(end - start, otherEnd - otherStart)
      const surplus = before.slice(start + both, end)
      const added = after.slice(otherStart + both, otherEnd)
      const at = (index: number) => `${pointer}/${index}`
      return [
        ...surplus.map((): JsonEdit => ({ op: 'unset', pointer: at(start + both) })),
        ...added.map((value, index): JsonEdit => {
          return { op: 'insert', pointer: at(start + both + index), value }
        }),
        ...before.slice(start, start + both).flatMap((item, index) => {
          return listEdits(item, after[otherStart + index], at(start + index))
        }),
      ]
    })
}
