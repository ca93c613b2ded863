/** The protocol between the development server and its pages. */

/** The path for opening a file in the editor. */
export const SOURCE_PATH = '/_source'

/** The path of a page's badges. */
export const BADGES_PATH = '/_badges'

/** The path for reporting an error on a page. */
export const ERROR_PATH = '/_error'

/** The path of the server-sent events. */
export const EVENTS_PATH = '/_events'

/**
 * The query added to `EVENTS_PATH` for an example in one of the catalogue's iframes, which does not
 * belong to the site.
 */
export const IFRAME_QUERY = '?framed'

/**
 * The name of the catalogue's iframes, and of the broadcast channel with which the catalogue passes
 * the events on to them: browsers open only six connections to a host.
 */
export const EXAMPLE_WINDOW = 'quire-example'

/** The name of the meta tag with the server's token. */
export const TOKEN_META = 'quire-token'

/** The header that contains the token. Every request that acts on the local machine sends it. */
export const TOKEN_HEADER = 'x-quire-token'

/** The name of the meta tag that reports a block's error on the server. */
export const RENDER_ERROR_META = 'quire-render-error'

/** The event that makes the app show the current version of the page. */
export const CHANGE_EVENT = 'quire:change'

/** The event that reports an error caught by an error boundary. */
export const ERROR_EVENT = 'quire:error'

/** The error that a boundary caught, and the type of the block that threw it. */
export interface CaughtError {
  reason: unknown
  block?: string
}

/** The content of the overlay. */
export interface OverlayText {
  message: string
  /** Additional lines. A location such as `/site/pages/about.json:3:5` links to its file. */
  details: string
}

/** The server-sent events. */
export type DevEvent =
  /** Reports a saved file. If `sharedChanged` is `true`, only a new document shows the change. */
  { kind: 'change'; sharedChanged: boolean } | ({ kind: 'problem' } & OverlayText)

/** Marks a page or a block as unpublished. */
export interface DevBadge {
  /** The block's index on the page. Undefined for the page as a whole. */
  block?: number
  /** The reason why it is unpublished: `Draft`, `Published from 2026-03-01 09:30`. */
  text: string
}
