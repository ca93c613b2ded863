import type { FormField, Messages } from '../../../schemas/generated/types'
import { cleanValues } from './clean-values'
import type { FormValues, ValueField } from './fields'
import { cleanText, listFieldsFor, TICKED } from './fields'
import { type DayRange, isDate, isNumber, isTime } from './kinds'
import { keepsRule } from './rules'
import { findTextError, isWebAddress } from './text-rules'

export interface FormCheck {
  messages: Pick<Messages, 'invalidCharacters'>
  today: DayRange
}

/**
 * The error messages of a form's values, keyed by field name. Fields that are not shown for these
 * values have none.
 */
export function findErrors(
  fields: FormField[],
  values: FormValues,
  check: FormCheck,
): Record<string, string> {
  const cleaned = cleanValues(fields, values)
  const errors: Record<string, string> = {}
  for (const field of listFieldsFor(fields, cleaned)) {
    if (!('rules' in field)) continue
    const message = findFieldError(field, cleaned[field.name] ?? '', check)
    if (message) errors[field.name] = message
  }
  return errors
}

/** The message for the first rule that a value breaks. Values that are not offered break none. */
function findFieldError(
  field: ValueField,
  value: string | string[],
  { messages, today }: FormCheck,
): string | undefined {
  const required = findRequired(field)?.message
  if (value.length === 0) return required
  const rules: ValueField['rules'][number][] = field.rules
  const broken = rules.find((rule) => !keepsRule(rule, value, today))
  if (broken) return broken.message
  const values = [value].flat()
  if (!values.every((one) => isPossible(field, one))) return required ?? messages.invalidCharacters
  return values.some(findTextError) ? messages.invalidCharacters : undefined
}

/** The rule that requires a value. */
export function findRequired({ rules }: ValueField): { message: string } | undefined {
  return [...rules].find(({ rule }) => rule === 'required')
}

/** Returns `true` for a value that a visitor can type or choose. */
function isPossible(field: ValueField, value: string): boolean {
  switch (field.type) {
    case 'select':
    case 'radio':
    case 'checkboxes':
      return field.options.some((option) => cleanText(option.value) === value)
    case 'checkbox':
    case 'consent':
      return value === TICKED
    case 'number':
      return isNumber(value)
    case 'date':
      return isDate(value)
    case 'time':
      return isTime(value)
    case 'url':
      return isWebAddress(value)
    default:
      return true
  }
}
