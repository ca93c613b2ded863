import type { Control } from '../../../core/editing/control'
import type { FormSchema } from '../../../core/editing/form-schema'
import type { Slot } from './slot'

/** A field without its value. */
export interface FieldInfo {
  label: string
  description?: string
  isRequired: boolean
  /** The value that applies if the property is missing. */
  default?: unknown
  control: Control
  schema: FormSchema
  /** The value of the block type's first example. */
  example?: unknown
}

export interface FieldProps<Shown extends Control = Control> {
  field: FieldInfo
  control: Shown
  slot: Slot
}
