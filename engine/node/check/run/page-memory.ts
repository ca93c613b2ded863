import type { Issue } from '../../problems/problem'
import type { PageDigest } from '../facts/page-digest'

/** What was kept of pages when they were last checked, by the paths of their files within the site. */
export interface PageMemory {
  recall: (file: string) => PageDigest | undefined
  /** What was found of a page beside others, in the form of `Findings`. */
  findings: (file: string) => string[] | undefined
  /** What rules of the whole site found, by their names. */
  issues: ReadonlyMap<string, Issue[]>
  /** The files of pages in whose references one of the texts may be written. */
  listMentioning: (texts: string[]) => ReadonlySet<string>
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
  findings: () => undefined,
  issues: new Map(),
  listMentioning: () => new Set(),
  size: 0,
}
