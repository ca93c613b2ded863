import type { ValueSource } from '../../lib/problems/problem'
import type { Placeholder } from './placeholders'

/** Represents an omitted value. */
export class Omitted {}

/** A list without a published item. */
export class Unpublished extends Omitted {}

/** Represents an omitted value, and records the placeholder that has no value. */
export class MissingValue extends Omitted {
  missing: Placeholder
  from: ValueSource
  /** The row's empty cell, or the page that lacks the property. */
  empty?: ValueSource
  constructor(missing: Placeholder, from: ValueSource, empty?: ValueSource) {
    super()
    this.missing = missing
    this.from = from
    this.empty = empty
  }
}

/** The items of a fragment that is a list, to be flattened into a list. */
export class Flattened {
  items: unknown[]
  from: ValueSource
  /** The prefix of the items' pointers until their final position is known. */
  to: string
  constructor(items: unknown[], from: ValueSource, to: string) {
    this.items = items
    this.from = from
    this.to = to
  }
}
