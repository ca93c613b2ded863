import type { ReactNode } from 'react'
import type { JsonEdit } from '../../../core/json-edit'
import type { ListPart, StudioChoice } from '../../../core/studio/protocol'

/** The blocks within a block: those of a list, or the value of a property. */
export interface InnerBlocks {
  pointer: string
  isList: boolean
  /** `true` if there is a value. */
  hasValue: boolean
}

/** What a form needs from the studio. Pointers are of the form's file. */
export interface FormHost {
  /** Applies an edit. Successive edits with the same group are undone together. */
  edit: (edit: JsonEdit, group?: string) => void
  /** Adds a copy of an item after it. By default, it is edited like other values. */
  duplicate?: (pointer: string) => void
  /** The values for a property that match a query, from a position of the list on. */
  choices: (pointer: string, query: string, from: number) => Promise<ListPart<StudioChoice>>
  /**
   * Adds a file to the site. Returns the value for the property.
   * @throws {Error} if the file is refused, with the reason for the author.
   */
  upload?: (file: File) => Promise<string>
  /** What people call blocks of a type. By default, the name of the type in words. */
  labelBlock?: (type: string) => string
  /** Opens the form of a block within the block. */
  open?: (pointer: string) => void
  /** Shows the blocks within the block with their commands. By default, each has a button. */
  renderBlocks?: (blocks: InnerBlocks) => ReactNode
}
