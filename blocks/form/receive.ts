import type { FormReceiver, ReceivedValues } from '../../engine/block-receive-api'
import type { FormField } from '../../schemas/generated/types'
import { isToken, TOKEN_NAME } from './form-token'
import { cleanValues, listNames } from './values/clean-values'
import type { FormValues } from './values/fields'
import { isList, listFields, listFieldsFor } from './values/fields'
import { findErrors } from './values/find-errors'

/** Validates the values of a form as its script does. */
export const receiver: FormReceiver<FormField> = {
  judge({ fields, messages }, entries, today) {
    const given = groupValues(entries)
    const [token = ''] = given.get(TOKEN_NAME) ?? []
    const values = readValues(fields, given)
    const cleaned = cleanValues(fields, values)
    const known = [TOKEN_NAME, ...listFields(fields).flatMap(listNames)]
    return {
      values: pickShown(fields, cleaned),
      errors: findErrors(fields, values, { messages, today }),
      unknown: Object.fromEntries([...given].filter(([name]) => !known.includes(name))),
      isSpam: listFields(fields).some(
        ({ type, name }) => type === 'decoy' && (cleaned[name] ?? '').length > 0,
      ),
      ...(isToken(token) && { token }),
    }
  },
}

/** The values by name. Takes linear time, for any number of values. */
function groupValues(entries: [string, string][]): Map<string, string[]> {
  const given = new Map<string, string[]>()
  for (const [name, value] of entries) {
    const values = given.get(name)
    if (values) values.push(value)
    else given.set(name, [value])
  }
  return given
}

/** The values of all fields. Of several values for a field with one, the first. */
function readValues(fields: FormField[], given: ReadonlyMap<string, string[]>): FormValues {
  return Object.fromEntries(
    listFields(fields).flatMap((field) =>
      listNames(field).map((name) => {
        const values = given.get(name) ?? []
        return [name, isList(field) ? values : (values[0] ?? '')]
      }),
    ),
  )
}

/** The values of the fields that the visitor saw. Browsers also send the others. */
function pickShown(fields: FormField[], cleaned: FormValues): ReceivedValues {
  const shown = listFieldsFor(fields, cleaned).filter(
    ({ type }) => type !== 'file' && type !== 'decoy',
  )
  return Object.fromEntries(shown.flatMap(listNames).map((name) => [name, cleaned[name] ?? '']))
}
