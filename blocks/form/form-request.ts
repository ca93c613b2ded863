import type { FormField } from '../../schemas/generated/types'
import { TOKEN_HEADER, TOKEN_NAME } from './form-token'
import { sanitise } from './sanitise'
import { cleanValues, listNames } from './values/clean-values'
import type { FormValues } from './values/fields'
import { listFields, listFieldsFor } from './values/fields'
import { isEmail } from './values/text-rules'

/** The request that a transport sends. */
export interface FormRequest {
  headers: Record<string, string>
  /**
   * The request body: JSON with the values of the sent fields, keyed by name, and nothing else; or
   * what a browser sends without a script, and the token.
   */
  body: string | FormData
}

export interface FormRequestOptions {
  fields: FormField[]
  values: FormValues
  /** The security token. Form data without one is sent as the browser would send it. */
  token: string
  /** The form's data as the browser would send it, for the encoding `form-data`. */
  data?: FormData
}

/**
 * Builds the request from the form's values: as JSON, trimmed and escaped, or as form data, as they
 * were typed. If a typed value is not a valid email address, returns the field's name instead.
 * Escaping comes after this check, so that apostrophes are accepted.
 */
export function buildFormRequest({
  fields,
  values,
  token,
  data,
}: FormRequestOptions): FormRequest | { invalidEmail: string } {
  const cleaned = cleanValues(fields, values)
  const read = (name: string) => cleaned[name] ?? ''
  const shown = listFieldsFor(fields, cleaned).filter(isSent)
  const invalid = shown.find(({ type, name }) => type === 'email' && !isEmailOrEmpty(read(name)))
  if (invalid) return { invalidEmail: invalid.name }
  if (data) {
    const body = removeHidden(data, fields, cleaned)
    if (token) body.set(TOKEN_NAME, token)
    // Without a header of its own, the request needs no permission from another host (CORS).
    return { headers: { Accept: 'application/json' }, body }
  }
  const sent = shown.flatMap(listNames).map((name) => [name, escapeValue(read(name))])
  return {
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
    body: JSON.stringify(Object.fromEntries(sent)),
  }
}

/** Removes the values of fields that are not shown. */
function removeHidden(data: FormData, fields: FormField[], values: FormValues): FormData {
  const shown = listFieldsFor(fields, values).flatMap(listNames)
  for (const name of listFields(fields).flatMap(listNames)) {
    if (!shown.includes(name)) data.delete(name)
  }
  return data
}

function isEmailOrEmpty(value: string | string[]): boolean {
  return value === '' || isEmail(String(value))
}

function escapeValue(value: string | string[]): string | string[] {
  return typeof value === 'string' ? sanitise(value) : value.map(sanitise)
}

/**
 * Returns `true` if the field's value is sent: it was typed or chosen, is hidden, or is a honeypot
 * for the receiver to check.
 */
function isSent(field: FormField): boolean {
  return (
    ('rules' in field && field.type !== 'file') ||
    field.type === 'hidden' ||
    (field.type === 'decoy' && field.caught === 'send')
  )
}
