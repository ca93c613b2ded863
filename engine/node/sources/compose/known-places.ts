/** Records the sources of the values of a composed file, by pointer. */
import { isWithinPointer } from '../../lib/json/text-place'
import type { Origin } from '../../lib/problems/problem'
import type { Expansion } from './expansion'
import { findOrigin } from './origins'

/** Sets the source of a value, unless it follows from the parent's. */
export function setOrigin({ origins, file }: Expansion, pointer: string, from: Origin): void {
  if (origins.has(pointer)) return
  const known = findOrigin(origins, file, pointer)
  if (known.file !== from.file || known.pointer !== from.pointer) origins.set(pointer, from)
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

function listMaps({ origins, guarded, windows }: Expansion): Map<string, unknown>[] {
  return [origins, guarded, windows] as Map<string, unknown>[]
}
