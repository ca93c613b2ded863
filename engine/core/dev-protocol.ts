/** What the development server and its pages have agreed on. */

/** Where a page asks for a file to be opened in the editor. */
export const SOURCE_PATH = '/_source'

/** Where a page asks for its badges. */
export const BADGES_PATH = '/_badges'

/** Where a page reports what threw in it. */
export const ERROR_PATH = '/_error'

/** Where a page listens to events of the server. */
export const EVENTS_PATH = '/_events'

/** The query of `EVENTS_PATH` for an example in a frame of the catalogue: it is not about the site. */
export const FRAMED_QUERY = '?framed'

/** The name of the meta tag that gives a page the token of its server. */
export const TOKEN_META = 'quire-token'

/** The header that brings the token back, in every request that acts on the machine. */
export const TOKEN_HEADER = 'x-quire-token'

/** The name of the meta tag with what a block threw while the server rendered the page. */
export const RENDER_ERROR_META = 'quire-render-error'

/** Asks the app, within a page, to show the page as it is now. */
export const CHANGE_EVENT = 'quire:change'

/** Reports to the window what a boundary has caught. */
export const ERROR_EVENT = 'quire:error'

/** What a boundary has caught, and the type of the block that threw it. */
export interface CaughtError {
  reason: unknown
  block?: string
}

/** What the overlay shows. */
export interface OverlayText {
  message: string
  /** Further lines, in which a place such as `/site/pages/about.json:3:5` is a link to its file. */
  details: string
}

/** What the server sends to open pages. */
export type DevEvent =
  /** A file was saved; `sharedChanged` says that only a new document shows it. */
  { kind: 'change'; sharedChanged: boolean } | ({ kind: 'problem' } & OverlayText)

/** Says that a page, or a block of it, is not published. */
export interface DevBadge {
  /** The place of the block among those of the page; none for the page as a whole. */
  block?: number
  /** Why it is not published: `Draft`, `Published from 2026-03-01 09:30`. */
  text: string
}
