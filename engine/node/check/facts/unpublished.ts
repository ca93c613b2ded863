import type { Clock } from '../../sources/time/clock'
import { stateAt } from '../../sources/time/window'
import type { CheckedFile } from './context'

/**
 * Returns `true` for a page that is not published at the given time, unless unpublished content is
 * shown.
 */
export function isUnpublished({ window }: CheckedFile, clock: Clock): boolean {
  if (!window || clock.showsAll) return false
  return ['draft', 'gone'].includes(stateAt(window, clock.now))
}

/** The files of unpublished pages. */
export function listUnpublished(documents: CheckedFile[], clock: Clock): Set<string> {
  const unpublished = documents.filter((document) => isUnpublished(document, clock))
  return new Set(unpublished.map(({ file }) => file))
}
