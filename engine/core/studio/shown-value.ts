/** A text, a picture or an icon of a block on the page. */
export interface ShownValue {
  /** A text node's text. Undefined for other values. */
  text?: string
  /** The strings that a picture, an icon or another element may show: paths and names. */
  names?: readonly string[]
  /** The elements that contain it, from the inside, up to the block's own element. */
  within: readonly object[]
}
