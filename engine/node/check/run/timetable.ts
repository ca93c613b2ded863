/** Determines which pages are published at the build time, and when that changes. */
import { isShown, listChanges, stateAt } from '../../sources/time/window'
import type { CheckedFile } from '../facts/context'
import type { CheckedPage } from '../files/check-page'
import type { OpenSite } from './open-site'

/** A site's pages by their state at a given time. */
interface Timetable {
  /** The published pages. */
  shown: CheckedPage[]
  /** The paths of expired pages. */
  gone: string[]
  /** The later times at which something is published or expires, in ascending order. */
  changes: number[]
}

export function readTimetable(
  site: Pick<OpenSite, 'composer' | 'documents'>,
  pages: CheckedPage[],
): Timetable {
  const { now } = site.composer.clock
  const timed = pages.filter(({ window }) => window !== undefined)
  const ofPages = pages.flatMap(({ window = {}, composition }) => {
    const { changes = [] } = composition ?? {}
    const own = new Set(changes.length > 0 ? listChanges(window) : [])
    // Times within a page do not matter while the page is not published.
    return changes.filter((change) => own.has(change) || stateAt(window, change) === 'shown')
  })
  const ofOthers = site.documents.flatMap(({ composition }) => composition?.changes ?? [])
  const later = [...ofPages, ...ofOthers].filter((change) => change > now)
  return {
    shown: listShown(pages, site),
    gone: timed.flatMap(({ window = {}, route }) =>
      stateAt(window, now) === 'gone' ? [route] : [],
    ),
    changes: [...new Set(later)].sort((a, b) => a - b),
  }
}

/** The published pages. */
export function listShown<Page extends CheckedFile>(
  pages: Page[],
  { composer: { clock } }: Pick<OpenSite, 'composer'>,
): Page[] {
  return pages.filter(({ window }) => isShown(window, clock))
}
