/** Records the sources of the values of a composed file, by pointer. */
import { isWithinPointer } from '../../lib/json/text-place'
import type { ValueSource } from '../../lib/problems/problem'
import type { Expansion } from './expansion'
import { findSource } from './source-map'

/** Sets the source of a value, unless it follows from the parent's. */
export function setSource(
  { sourceMap, file }: Expansion,
  pointer: string,
  from: ValueSource,
): void {
  if (sourceMap.has(pointer)) return
  const known = findSource(sourceMap, file, pointer)
  if (known.file !== from.file || known.pointer !== from.pointer) sourceMap.set(pointer, from)
}

/** Removes the records of an omitted value: the next value gets its pointer. */
export function removePlace(expansion: Expansion, pointer: string): void {
  for (const known of listMaps(expansion)) {
    for (const one of [...known.keys()]) if (isWithinPointer(one, pointer)) known.delete(one)
  }
}

/** Moves the records of a value and its children to another pointer. */
export function movePlace(expansion: Expansion, from: string, to: string): void {
  for (const known of listMaps(expansion)) {
    for (const [pointer, value] of [...known]) {
      if (!isWithinPointer(pointer, from)) continue
      known.delete(pointer)
      known.set(to + pointer.slice(from.length), value)
    }
  }
}

function listMaps({ sourceMap, escaped, windows }: Expansion): Map<string, unknown>[] {
  return [sourceMap, escaped, windows] as Map<string, unknown>[]
}
