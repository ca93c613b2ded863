import type { ComponentType } from 'react'
import { createContext, useContext } from 'react'
import type { Definitions, FormSchema } from '../../../core/editing/form-schema'
import type { StudioProblem } from '../../../core/studio/protocol'
import type { FieldInfo } from './field-props'
import type { FormHost } from './form-host'
import type { Slot } from './slot'

interface FormState {
  /** The field for any value. Fields that contain others get it from the form. */
  Field: ComponentType<{ field: FieldInfo; slot: Slot }>
  host: FormHost
  /** The schema of the form. A new object means a new selection. */
  schema: FormSchema
  definitions: Definitions
  /** The object of the form. */
  value: unknown
  problems: StudioProblem[]
  /** The pointer of the selected value. */
  selected?: string
}

export const FormContext = createContext<FormState | undefined>(undefined)

/** The form that contains a field. */
export function useForm(): FormState {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field is outside of a form.')
  return form
}
