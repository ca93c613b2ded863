import type { FormField, Messages } from '../../schemas/generated/types'
import { TOKEN_NAME } from './form-token'
import type { FormValues } from './values/fields'
import { findErrors } from './values/find-errors'

export interface FormToValidate {
  fields: FormField[]
  /** The values with the token. */
  values: FormValues
  messages: Pick<Messages, 'invalidCharacters' | 'tokenRequired'>
  /** The current date in ISO 8601. */
  today: string
}

/** The error messages before a form is sent, keyed by field name. */
export function validateForm({ fields, values, messages, today }: FormToValidate) {
  const errors = findErrors(fields, values, { messages, today: { first: today, last: today } })
  return values[TOKEN_NAME] ? errors : { ...errors, [TOKEN_NAME]: messages.tokenRequired }
}
