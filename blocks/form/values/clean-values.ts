import type { FormField } from '../../../schemas/generated/types'
import type { FormValues, NamedField } from './fields'
import { cleanText, isList, listConsentNames, listFields } from './fields'
import { normalizeNumber } from './kinds'

/** The names under which a field's values are sent. */
export function listNames({ type, name }: NamedField): string[] {
  return type === 'consent' ? [name, ...Object.values(listConsentNames(name))] : [name]
}

/** The values that are validated and sent. */
export function cleanValues(fields: FormField[], values: FormValues): FormValues {
  const cleaned: FormValues = {}
  for (const field of listFields(fields)) {
    for (const name of listNames(field)) cleaned[name] = cleanValue(field, values[name])
  }
  return cleaned
}

/** Of several values for a field with one, only the first counts. */
function cleanValue(field: NamedField, value: string | string[] = []): string | string[] {
  const texts = [value].flat().map(cleanText)
  if (isList(field)) return [...new Set(texts)].filter((text) => text !== '')
  const [text = ''] = texts
  return field.type === 'number' ? normalizeNumber(text) : text
}
