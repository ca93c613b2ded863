/** What the development server says of what a page shows and is not published. */
export interface DevMark {
  /** The place of the block among those of the page; none for the page as a whole. */
  block?: number
  /** Why it is not published: `Draft`, `From 2026-03-01 09:30`. */
  text: string
}
