import type { FileFacts } from '../../check/choices/site-facts'
import type { LiveCheck } from '../../check/live/live-check'

/** Something that a file of the site names. */
export interface Target {
  /**
   * `page`, `anchor`, `file` (also for pictures), `fragment`, `source` (of texts and rows), `token`,
   * or the meaning of the value.
   */
  kind: string
  /** For a page, its path; for an anchor, with its id: `/about#team`. */
  name: string
  /** The offsets of the name in the text. */
  start: number
  end: number
  /** Where it is defined. Undefined if no file of the site does. */
  source?: TargetSource
}

export interface TargetSource {
  /** The absolute path. */
  path: string
  /** In a JSON file, the location. */
  pointer?: string
}

/** What is known of the site, and of the file with the name. */
export interface KnownSite {
  facts: FileFacts
  check: LiveCheck
}
