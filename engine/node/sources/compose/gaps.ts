/** What cannot be filled in: an issue says why, and issues that follow from it are not reported. */

import { isRecord } from '../../lib/files/is-record'
import { escapePointer } from '../../lib/json/text-place'

/** In place of a value that is not known, until its file is filled in. */
export class Gap {
  /** What the file has there in the end, for those who show it. */
  shown: unknown
  constructor(shown: unknown) {
    this.shown = shown
  }
}

/** Replaces all gaps within a value by what is shown of them; returns their pointers. */
export function closeGaps(value: unknown, pointer = ''): string[] {
  if (!Array.isArray(value) && !isRecord(value)) return []
  const holder = value as Record<string, unknown>
  return Object.entries(holder).flatMap(([key, child]) => {
    const place = `${pointer}/${escapePointer(key)}`
    if (!(child instanceof Gap)) return closeGaps(child, place)
    holder[key] = child.shown
    return [place]
  })
}
