/**
 * The messages between the studio and the page in its iframe.
 *
 * A pointer is of the composed page: `/blocks/3/items/0/title`, or `/title` and `/breadcrumbs/0/label`
 * for the page's own properties. The closing call to action is the block after the page's own
 * blocks. The layout's blocks have pointers of the layout: `/before/0/links/1/label`, `/after/0`.
 *
 * The studio sends the first message when the iframe has loaded a document. The page answers with
 * `quire-page`. Both check the other window's origin: it has the same port and a loopback name.
 */

/** From the studio to the page. */
export type ToIframe =
  /** Selects the element that shows a value, and scrolls to it. Without a pointer, selects none. */
  | { kind: 'quire-select'; pointer?: string }
  /** Block type → its label, for the outlines. */
  | { kind: 'quire-labels'; labels: Record<string, string> }
  /** If `usesPage` is `true`, clicks work as on the published page. Default: `false`. */
  | { kind: 'quire-mode'; usesPage: boolean }

/** From the page to the studio. */
export type FromIframe =
  /** The page with this route is shown. */
  | { kind: 'quire-page'; route: string }
  /** An element was clicked. `pointer` is of the value that it shows, or of its block. */
  | { kind: 'quire-pick'; route: string; pointer: string }
