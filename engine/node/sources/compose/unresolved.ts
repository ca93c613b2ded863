/** Unresolved values: an issue explains each, and issues that follow from it are not reported. */

import { isRecord } from '../../lib/files/is-record'
import { escapePointer } from '../../lib/json/text-place'

/** Stands for an unresolved value until its file is complete. */
export class Unresolved {
  /** The final value in the file, for display. */
  shown: unknown
  constructor(shown: unknown) {
    this.shown = shown
  }
}

/** Replaces all unresolved values by their final values. Returns their pointers. */
export function replaceUnresolved(value: unknown, pointer = ''): string[] {
  if (!Array.isArray(value) && !isRecord(value)) return []
  const holder = value as Record<string, unknown>
  return Object.entries(holder).flatMap(([key, child]) => {
    const place = `${pointer}/${escapePointer(key)}`
    if (!(child instanceof Unresolved)) return replaceUnresolved(child, place)
    holder[key] = child.shown
    return [place]
  })
}
