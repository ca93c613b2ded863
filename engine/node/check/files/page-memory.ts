import type { Issue } from '../../problems/problem'
import type { PageDigest } from '../facts/page-digest'

/** What was kept of pages when they were last checked, by the paths of their files within the site. */
export interface PageMemory {
  recall: (file: string) => PageDigest | undefined
  /** What rules of the whole site found, by their names. */
  issues: ReadonlyMap<string, Issue[]>
  /** How many pages are remembered. */
  size: number
  /** The year in which they were checked. */
  year?: number
  /** Names the state of all that is not in the JSON files of the site. */
  world?: string
}

/** Remembers nothing: every page is looked at. */
export const NO_MEMORY: PageMemory = {
  recall: () => undefined,
  issues: new Map(),
  size: 0,
}
