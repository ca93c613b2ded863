/** What the studio shows of the site, without places in its files. */

/** A page in the list. */
export interface PageItem {
  route: string
  /** Its file. For a derived page, the file that generates it. */
  file: string
  title: string
  /** The number of errors in its file. */
  errors: number
  /** When it is published, unless it always is: `From 1 March 2027`, `Draft`. */
  when?: string
}

/** A block type that can be added. */
export interface StudioBlockType {
  type: string
  /** `Image and text` */
  label: string
  description: string
  /** Other words for it, which the search finds. */
  alsoCalled: string[]
  /** The URL of its picture. */
  picture?: string
  /** A new block of the type: the required properties, with the texts of an example. */
  block: Record<string, unknown>
}

/** A complete design for the site. */
export interface StudioLook {
  name: string
  title: string
  description: string
  /** The URL of its opening picture. */
  picture: string
  theme: Record<string, unknown>
}

/** The results of the site's search for a query. */
export interface SearchTrial {
  /** The first five. */
  items: { title: string; url: string }[]
  /** The number of all results. */
  total: number
  /** The position of the page among all results, from 1. `null` if it is not found. */
  rank: number | null
}
