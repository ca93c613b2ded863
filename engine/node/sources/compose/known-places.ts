/** Records the sources of values in a composed file, keyed by pointer. */
import { isWithinPointer } from '../../lib/json/text-place'
import type { ValueSource } from '../../lib/problems/problem'
import type { Expansion } from './expansion'
import { findSource } from './source-map'

/** Sets a value's source, unless it follows from the parent's source. */
export function setSource(
  { sourceMap, file }: Expansion,
  pointer: string,
  from: ValueSource,
): void {
  if (sourceMap.has(pointer)) return
  const known = findSource(sourceMap, file, pointer)
  if (known.file !== from.file || known.pointer !== from.pointer) sourceMap.set(pointer, from)
}

/** Removes an omitted value's records, because the next value gets the same pointer. */
export function removePlace(expansion: Expansion, pointer: string): void {
  for (const known of listMaps(expansion)) {
    for (const one of [...known.keys()]) if (isWithinPointer(one, pointer)) known.delete(one)
  }
}

/** Moves the records for a value and its children to another pointer. */
export function movePlace(expansion: Expansion, from: string, to: string): void {
  for (const known of listMaps(expansion)) {
    for (const [pointer, value] of [...known]) {
      if (!isWithinPointer(pointer, from)) continue
      known.delete(pointer)
      known.set(to + pointer.slice(from.length), value)
    }
  }
}

function listMaps({ sourceMap, usePlaces, escaped, windows }: Expansion): Map<string, unknown>[] {
  return [sourceMap, usePlaces, escaped, windows] as Map<string, unknown>[]
}
