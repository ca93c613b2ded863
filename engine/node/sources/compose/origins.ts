/** The source map of a composed file: where its values are written. */
import { escapePointer } from '../../lib/json/text-place'
import type { Origin } from '../../lib/problems/problem'

/**
 * Pointer in the composed file → the source of that value and of all values within it without a
 * longer pointer. Values without a pointer are in the file itself.
 */
export type Origins = Map<string, Origin>

/** The source of a value of a composed file. */
export function findOrigin(origins: Origins, file: string, pointer: string): Origin {
  let prefix = pointer
  for (;;) {
    const origin = origins.get(prefix)
    if (origin) return extend(origin, pointer.slice(prefix.length))
    if (prefix === '') return { file, pointer }
    prefix = prefix.slice(0, prefix.lastIndexOf('/'))
  }
}

/** A nested value with a location of its own keeps it. */
function extend(origin: Origin, rest: string): Origin {
  return rest === '' ? origin : { ...origin, pointer: origin.pointer + rest }
}

/** The source of a child of a value. */
export function within(from: Origin, key: string | number): Origin {
  return { file: from.file, pointer: `${from.pointer}/${escapePointer(key)}` }
}
