/** The source map of a composed file: where its values are written. */
import { escapePointer, getOuterPointer } from '../../lib/json/text-place'
import type { ValueSource } from '../../lib/problems/problem'

/**
 * Pointer in the composed file → the source of that value and of all values within it without a
 * longer pointer. Values without a pointer are in the file itself.
 */
export type SourceMap = Map<string, ValueSource>

/** The source of a value of a composed file. */
export function findSource(sourceMap: SourceMap, file: string, pointer: string): ValueSource {
  let prefix = pointer
  for (;;) {
    const source = sourceMap.get(prefix)
    if (source) return extend(source, pointer.slice(prefix.length))
    if (prefix === '') return { file, pointer }
    prefix = getOuterPointer(prefix)
  }
}

/** A nested value with a location of its own keeps it. */
function extend(source: ValueSource, rest: string): ValueSource {
  return rest === '' ? source : { ...source, pointer: source.pointer + rest }
}

/** The source of a child of a value. */
export function within(from: ValueSource, key: string | number): ValueSource {
  return { file: from.file, pointer: `${from.pointer}/${escapePointer(key)}` }
}
