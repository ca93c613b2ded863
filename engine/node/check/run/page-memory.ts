import type { PageDigest } from '../facts/page-digest'

/** What was kept of pages when they were last checked, by the paths of their files within the site. */
export interface PageMemory {
  recall: (file: string) => PageDigest | undefined
  /** What was found of a page beside others, in the form of `Findings`. */
  findings: (file: string) => string[] | undefined
  /** How many pages are remembered. */
  size: number
  /** The year in which they were checked. */
  year?: number
}

/** Remembers nothing: every page is looked at. */
export const NO_MEMORY: PageMemory = { recall: () => undefined, findings: () => undefined, size: 0 }
