import type { FormField } from '../../schemas/generated/types'
import type { FormValues } from './form-schema'
import { cleanText } from './form-schema'
import { TOKEN_HEADER } from './form-token'
import { sanitise } from './sanitise'
import { isEmail } from './text-rules'

/** The request that a transport sends. */
export interface FormRequest {
  headers: Record<string, string>
  /** The request body as JSON: the values of the sent fields, keyed by name, and nothing else. */
  body: string
}

export interface FormRequestOptions {
  fields: FormField[]
  values: FormValues
  token: string
}

/**
 * Builds the request from the form's values, trimmed and escaped. If a typed value is not a valid
 * email address, returns the field's name instead. Escaping comes after this check, so that
 * apostrophes are accepted.
 */
export function buildFormRequest({
  fields,
  values,
  token,
}: FormRequestOptions): FormRequest | { invalidEmail: string } {
  const typed = fields.filter(isSent).map(({ type, name }) => ({
    type,
    name,
    value: cleanText(values[name] ?? ''),
  }))
  const invalid = typed.find(
    ({ type, value }) => type === 'email' && value !== '' && !isEmail(value),
  )
  if (invalid) return { invalidEmail: invalid.name }
  const sent = typed.map(({ name, value }) => [name, sanitise(value)])
  return {
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
    body: JSON.stringify(Object.fromEntries(sent)),
  }
}

/**
 * Returns `true` if the field's value is sent: it was typed or chosen, or is a honeypot for the
 * receiver to check.
 */
function isSent(field: FormField): boolean {
  return 'rules' in field || (field.type === 'decoy' && field.caught === 'send')
}
