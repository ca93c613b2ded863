import type { FormReceiver, ReceivedLine } from '../../engine/block-receive-api'
import type { FormField } from '../../schemas/generated/types'
import { createContentScan } from './attachment-scan'
import { isToken, TOKEN_NAME } from './form-token'
import { findFileErrors, listFileFields } from './receive-files'
import { cleanValues, listNames } from './values/clean-values'
import type { FormValues, NamedField } from './values/fields'
import { cleanText, isList, listFields, listFieldsFor } from './values/fields'
import { findErrors } from './values/find-errors'
import { isEmail } from './values/text-rules'

/** Validates the values of a form as its script does. */
export const receiver: FormReceiver<FormField> = {
  judge({ fields, messages }, { entries, files }, today) {
    const fileFields = listFileFields(fields)
    const isText = ([name]: [string, string]) => fileFields.every((field) => field.name !== name)
    const names = files.map(({ field, name }): [string, string] => [field, name])
    const given = groupValues([...entries.filter(isText), ...names])
    const [token = ''] = given.get(TOKEN_NAME) ?? []
    const values = readValues(fields, given)
    const cleaned = cleanValues(fields, values)
    const shown = listFieldsFor(fields, cleaned).filter(({ type }) => type !== 'decoy')
    const kept = files.filter(({ field }) => shown.some(({ name }) => name === field))
    const known = [TOKEN_NAME, ...listFields(fields).flatMap(listNames)]
    return {
      values: pickValues(shown, cleaned),
      files: kept,
      lines: shown.flatMap((field) => describeField(field, cleaned)),
      ...findAddress(shown, cleaned),
      errors: {
        ...findFileErrors(fileFields, kept, messages),
        ...findErrors(fields, values, { messages, today }),
      },
      unknown: Object.fromEntries([...given].filter(([name]) => !known.includes(name))),
      isSpam: listFields(fields).some(
        ({ type, name }) => type === 'decoy' && (cleaned[name] ?? '').length > 0,
      ),
      ...(isToken(token) && { token }),
    }
  },
  listLabels: (fields) =>
    listFields(fields).flatMap((field) =>
      listNames(field).map((name): [string, string] => [name, getLabel(field, name)]),
    ),
  listFileLimits: (fields) =>
    listFileFields(fields).map(({ name, max = 1, maxBytes }) => [
      name,
      { size: maxBytes, count: max },
    ]),
  startScan: (type) => createContentScan(type.startsWith('text/')),
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

function pickValues(shown: NamedField[], cleaned: FormValues): FormValues {
  const names = shown.filter(({ type }) => type !== 'file').flatMap(listNames)
  return Object.fromEntries(names.map((name) => [name, cleaned[name] ?? '']))
}

/** The first valid e-mail address. */
function findAddress(shown: NamedField[], cleaned: FormValues): { replyTo?: string } {
  const addresses = shown.flatMap(({ type, name }) => (type === 'email' ? [cleaned[name]] : []))
  const replyTo = addresses.flat().find((address) => isEmail(address ?? ''))
  return replyTo === undefined ? {} : { replyTo }
}

/** The label of a field and the labels of what was chosen. Nothing for a field that is empty. */
function describeField(field: NamedField, cleaned: FormValues): ReceivedLine[] {
  return listNames(field).flatMap((name) => {
    const texts = [cleaned[name] ?? ''].flat().filter((text) => text !== '')
    if (texts.length === 0) return []
    return [{ label: getLabel(field, name), texts: texts.map((text) => nameChoice(field, text)) }]
  })
}

/** The label of a consent is a sentence, and its names have several values. */
function getLabel(field: NamedField, name: string): string {
  return 'label' in field && field.type !== 'consent' ? field.label : name
}

function nameChoice(field: NamedField, value: string): string {
  const options = 'options' in field ? field.options : []
  return options.find((option) => cleanText(option.value) === value)?.label ?? value
}
