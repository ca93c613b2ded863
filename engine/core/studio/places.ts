/** The location of a value in a file of the site. */
export interface FilePlace {
  /** The path within the site: `pages/about.json`. */
  file: string
  /** The JSON pointer of the value. Empty for the whole document. */
  pointer: string
}

/** A part of a long list. */
export interface ListPart<Item> {
  items: Item[]
  /** The number of all matching items. */
  total: number
}
