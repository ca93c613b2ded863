/** Where the values of a file are written that was put together from several. */
import { escapePointer } from '../../lib/json/text-place'
import type { Origin } from '../../lib/problems/problem'

/**
 * Pointer in the composed file → where that value is written, and all within it for which no
 * longer pointer says something else. What no pointer speaks of is in the file itself.
 */
export type Origins = Map<string, Origin>

/** Where a value of a composed file is written. */
export function findOrigin(origins: Origins, file: string, pointer: string): Origin {
  let prefix = pointer
  for (;;) {
    const origin = origins.get(prefix)
    if (origin) return extend(origin, pointer.slice(prefix.length))
    if (prefix === '') return { file, pointer }
    prefix = prefix.slice(0, prefix.lastIndexOf('/'))
  }
}

/** A value within one that has a place of its own has that place. */
function extend(origin: Origin, rest: string): Origin {
  return rest === '' ? origin : { ...origin, pointer: origin.pointer + rest }
}

/** The place of a child of what is written at a place. */
export function within(from: Origin, key: string | number): Origin {
  return { file: from.file, pointer: `${from.pointer}/${escapePointer(key)}` }
}
