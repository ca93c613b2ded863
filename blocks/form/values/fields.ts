import type { FormField } from '../../../schemas/generated/types'

/** A form's values, keyed by field name. A `checkboxes` field has a list. */
export type FormValues = Record<string, string | string[]>

/** A field with a name. */
export type NamedField = Exclude<FormField, { type: 'group' }>

/** A field whose typed or chosen value is sent. */
export type ValueField = Extract<FormField, { rules: object }>

/** The fields with names, in the order of the page, including those in groups and options. */
export function listFields(fields: FormField[]): NamedField[] {
  return listShownFields(fields, () => true)
}

export function listValueFields(fields: FormField[]): ValueField[] {
  return listFields(fields).filter((field): field is ValueField => 'rules' in field)
}

/** The fields that are shown while the form has these values. */
export function listFieldsFor(fields: FormField[], values: FormValues): NamedField[] {
  return listShownFields(fields, (name, value) => {
    const chosen = values[name] ?? ''
    return Array.isArray(chosen) ? chosen.includes(value) : chosen === value
  })
}

function listShownFields(
  fields: FormField[],
  isChosen: (name: string, value: string) => boolean,
): NamedField[] {
  return fields.flatMap((field) => {
    if (field.type === 'group') return listShownFields(field.fields, isChosen)
    const inner = listInnerFields(field).filter(({ value }) => isChosen(field.name, value))
    return [field, ...inner.flatMap((one) => listShownFields(one.fields, isChosen))]
  })
}

/** The fields that a field shows while one of its values is chosen. */
function listInnerFields(field: NamedField): { value: string; fields: FormField[] }[] {
  if (field.type === 'checkbox') return [{ value: TICKED, fields: field.fields ?? [] }]
  if (field.type !== 'radio' && field.type !== 'checkboxes') return []
  return field.options.map(({ value, fields = [] }) => ({ value: cleanText(value), fields }))
}

/**
 * Returns `true` if fields are shown only for some values. Browsers would check them while they are
 * not shown too, and then refuse to send the form without saying why.
 */
export function hasInnerFields(fields: FormField[]): boolean {
  return listFields(fields).length > listFieldsFor(fields, {}).length
}

/** The value of a box while it is ticked. */
export const TICKED = 'yes'

/** The names under which a consent field sends its text and the language of the page. */
export function listConsentNames(name: string): { text: string; language: string } {
  return { text: `${name}Text`, language: `${name}Language` }
}

/**
 * The text that is validated and sent: trimmed, in Unicode normalization form C. Browsers send a
 * line break as CR LF, and scripts read it as LF.
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC')
}
