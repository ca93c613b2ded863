import type { FormField } from '../../../schemas/generated/types'

/**
 * A form's values, keyed by field name. A `checkboxes` field has a list, and a `file` field the
 * names of its files.
 */
export type FormValues = Record<string, string | string[]>

/** Fields with a common heading, which has no value. */
export type LayoutField = Extract<FormField, { type: 'group' | 'step' }>

/** A field with a name. */
export type NamedField = Exclude<FormField, LayoutField>

/** A field with a typed or chosen value, which rules can restrict. */
export type ValueField = Extract<FormField, { rules: object }>

/** Returns `true` for a group or a step. */
export function isLayout(field: FormField): field is LayoutField {
  return field.type === 'group' || field.type === 'step'
}

/** Returns `true` for a field that has a list of values. */
export function isList({ type }: NamedField): boolean {
  return type === 'checkboxes' || type === 'file'
}

/** The fields with names, in the order of the page, including those in steps, groups and options. */
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
    const parts = listParts(field)
    if (isLayout(field)) return parts.flatMap((one) => listShownFields(one.fields, isChosen))
    const shown = parts.filter(({ value = '' }) => isChosen(field.name, value))
    return [field, ...shown.flatMap((one) => listShownFields(one.fields, isChosen))]
  })
}

/** Fields that a field contains. */
interface FieldPart {
  fields: FormField[]
  /** The JSON pointer of what has the fields, within the field: `/options/0`. */
  pointer: string
  /** The value of the field while they are shown. Undefined if they always are. */
  value?: string
}

/** The fields within a group, a step, a box or the options of a field. */
export function listParts(field: FormField): FieldPart[] {
  switch (field.type) {
    case 'group':
    case 'step':
      return [{ fields: field.fields, pointer: '' }]
    case 'checkbox':
      return [{ fields: field.fields ?? [], pointer: '', value: TICKED }]
    case 'radio':
    case 'checkboxes':
      return field.options.map(({ value, fields = [] }, index) => {
        return { fields, pointer: `/options/${index}`, value: cleanText(value) }
      })
    default:
      return []
  }
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
