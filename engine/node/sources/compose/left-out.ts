import type { Origin } from '../../lib/problems/problem'
import type { Placeholder } from './placeholders'

/** In place of a value that is left out. */
export class LeftOut {}

/** A list of which nothing is published now. */
export class Hidden extends LeftOut {}

/** In place of a value that is left out, with the placeholder that has no value. */
export class Omitted extends LeftOut {
  missing: Placeholder
  from: Origin
  /** The cell that is empty, of a row. */
  empty?: Origin
  constructor(missing: Placeholder, from: Origin, empty?: Origin) {
    super()
    this.missing = missing
    this.from = from
    this.empty = empty
  }
}

/** The items of a fragment that is a list, where it is used in a list. */
export class Spliced {
  items: unknown[]
  from: Origin
  /** How their pointers begin in the composed file until they have their place. */
  to: string
  constructor(items: unknown[], from: Origin, to: string) {
    this.items = items
    this.from = from
    this.to = to
  }
}
