/** A change of a JSON document. Pointers are JSON pointers. */
export type JsonEdit =
  | SetEdit
  /** Inserts an item. The pointer ends with its index, or with `-` for the end of the list. */
  | { op: 'insert'; pointer: string; value: unknown }
  /** Removes a property or an item. */
  | { op: 'unset'; pointer: string }
  /** Adds a copy of an item after it. */
  | { op: 'duplicate'; pointer: string }
  /** Moves an item. `value` is its pointer after the move. */
  | { op: 'move'; pointer: string; value: string }
  /** Renames a property. `value` is the new name. */
  | { op: 'rename'; pointer: string; value: string }

/** Sets a property or an item. A missing property is added, with the objects that contain it. */
interface SetEdit extends NewValue {
  op: 'set'
}

export interface NewValue {
  pointer: string
  value: unknown
  /**
   * The properties of the object that gets a new property, in order. The new property follows the
   * nearest of those before it in this order, or else precedes the nearest of those after it. By
   * default, it comes last.
   */
  order?: string[]
  /** If `true`, the value is on one line whatever is next to it. */
  isOnOneLine?: boolean
}
