/** The messages between the studio and the page in its iframe. Pointers are of the composed page. */

/** From the studio to the page. */
export type ToFrame =
  /** Marks and scrolls to the element that shows a value. Without a pointer, removes the frame. */
  | { kind: 'quire-select'; pointer?: string }
  /** If `usesPage` is `true`, clicks work as on the published page. */
  | { kind: 'quire-mode'; usesPage: boolean }

/** From the page to the studio. */
export type FromFrame =
  /** The page with this route is shown. */
  | { kind: 'quire-page'; route: string }
  /** An element was clicked. `pointer` is of the value that it shows, or of its block. */
  | { kind: 'quire-pick'; route: string; pointer: string }
