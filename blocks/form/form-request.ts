import type { FormField } from '../../schemas/generated/types'
import type { FormValues } from './form-schema'
import { cleanText } from './form-schema'
import { TOKEN_HEADER } from './form-token'
import { sanitise } from './sanitise'
import { isEmail } from './text-rules'

/** What a transport sends. */
export interface FormRequest {
  headers: Record<string, string>
  /** JSON: the values of the sent fields by their names, and nothing else. */
  body: string
}

export interface FormRequestOptions {
  fields: FormField[]
  values: FormValues
  token: string
}

/**
 * The request that a form makes of its values, each cleaned and sanitised. In place of the
 * request there is the name of a field whose value, as typed, is no e-mail address: escaping comes
 * after the check, so that an apostrophe passes.
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

/** Whether the value of a field is sent: it was typed, chosen, or caught for the receiver to see. */
function isSent(field: FormField): boolean {
  return 'rules' in field || (field.type === 'decoy' && field.caught === 'send')
}
