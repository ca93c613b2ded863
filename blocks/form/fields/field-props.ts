import type { ReactNode } from 'react'
import type { FormField } from '../../../schemas/generated/types'
import type { FormState } from '../use-live-form'

/** What all fields of a form share. */
export interface FieldContext {
  /** The start of the ids of all elements. */
  id: string
  /** Undefined for a placeholder, which has no state. */
  form?: FormState
  /** The level of headings within the form. */
  level: 2 | 3
  /** The position of the visible step. Undefined if all fields are visible. */
  step?: number
  /** The form's cards. */
  cards?: ReactNode
  /** The position of the step with the cards, or -1 if the form shows them itself. */
  cardStep?: number
  /** The number of times the form has been sent. */
  round: number
  /** Renders the fields within a field. */
  renderFields: (fields: FormField[]) => ReactNode
}

export interface FieldProps<Field extends FormField> {
  field: Field
  context: FieldContext
}

/** The state of a field, as Mantine's form passes it to an uncontrolled input. */
export interface InputState {
  defaultValue?: string | string[]
  onChange?: (value: unknown) => void
  error?: ReactNode
}

export function readInput({ form }: FieldContext, name: string): InputState {
  return form?.getInputProps(name) ?? {}
}

/** The ids of the elements that describe a field: its hint, its error and a note below it. */
export function listDescriptions(
  id: string,
  { hint, error, note }: { hint?: string; error?: ReactNode; note?: boolean },
): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`]
  return ids.filter(Boolean).join(' ') || undefined
}
