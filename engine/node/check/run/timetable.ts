/** Which pages of a site are published at the moment of its check, and when that changes. */
import { isShown, listChanges, stateAt } from '../../moments/window'
import type { CheckedDocument } from '../facts/context'
import type { CheckedPage } from '../files/check-page'
import type { ToldDocument } from '../files/validate-file'
import type { OpenSite } from './open-site'

/** The pages of a site by what a moment makes of them. */
interface Timetable {
  /** Those that are published. */
  shown: CheckedPage[]
  /** The addresses of those that have expired. */
  gone: string[]
  /** The later moments at which something appears or goes, the first one first. */
  changes: number[]
}

export function readTimetable(
  { composer: { clock }, documents }: Pick<OpenSite, 'composer' | 'documents'>,
  pages: CheckedPage[],
): Timetable {
  const { now } = clock
  const stateOf = ({ digest }: CheckedPage) => stateAt(digest.window ?? {}, now)
  const timed = pages.filter(({ digest }) => digest.window !== undefined)
  const ofPages = pages.flatMap(({ digest: { window = {}, changes } }) => {
    if (!changes) return []
    const own = new Set(listChanges(window))
    // What happens within a page while it is not published is not seen.
    return changes.filter((change) => own.has(change) || stateAt(window, change) === 'shown')
  })
  const ofOthers = documents.flatMap(({ composition }) => composition?.changes ?? [])
  const later = [...ofPages, ...ofOthers].filter((change) => change > now)
  return {
    shown: pages.filter(({ digest }) => isShown(digest.window, clock)),
    gone: timed.filter((page) => stateOf(page) === 'gone').map(({ route }) => route),
    changes: [...new Set(later)].sort((a, b) => a - b),
  }
}

/** The documents among results that are published. */
export function listShown(
  results: ToldDocument[],
  { composer: { clock } }: Pick<OpenSite, 'composer'>,
): CheckedDocument[] {
  return results.map(({ document }) => document).filter(({ window }) => isShown(window, clock))
}
