/** What the development server and its pages have agreed on. */

/** Where a page asks for a file to be opened in the editor. */
export const SOURCE_PATH = '/_source'

/** Where a page asks what it shows although that is not published. */
export const MARKS_PATH = '/_marks'

/** Where a page of the compiled bundle tells what threw in it. */
export const FAILURE_PATH = '/_failure'

/** The name of the meta tag that gives a page the token of its server. */
export const TOKEN_META = 'quire-token'

/** The header that brings the token back, in every request that acts on the machine. */
export const TOKEN_HEADER = 'x-quire-token'

/** Where pages of the compiled bundle hear of saved files, as server-sent events. */
export const EVENTS_PATH = '/_events'

/**
 * A page tells the development server that it is there, to be told what is wrong with the site. An
 * example in a frame of the catalogue does not: it is not about the site.
 */
export const OPENED_EVENT = 'quire:opened'

/** The query of the same in `EVENTS_PATH`. */
export const FRAMED_QUERY = '?framed'

/** Tells pages that a file of the site was saved. */
export const CHANGE_EVENT = 'quire:change'

/** Tells that something threw in a page: a boundary the window, and the window the server. */
export const FAILURE_EVENT = 'quire:failure'

/** What a boundary tells the window: what was thrown, and the type of the block that threw it. */
export interface CaughtFailure {
  reason: unknown
  block?: string
}

/** The name of the meta tag with what a block threw while the server rendered the page. */
export const FAILURE_META = 'quire-failure'

/** What the development server says of what a page shows and is not published. */
export interface DevMark {
  /** The place of the block among those of the page; none for the page as a whole. */
  block?: number
  /** Why it is not published: `Draft`, `From 2026-03-01 09:30`. */
  text: string
}

/** What threw. */
export interface Failure {
  message: string
  stack: string
}
