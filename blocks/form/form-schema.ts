import * as z from 'zod/mini'
import type { FormField, FormRule, Messages } from '../../schemas/generated/types'
import { TOKEN_NAME } from './form-token'
import { findTextError, isEmail, isFormPhone, isPersonName } from './text-rules'

/** A form's values, keyed by field name. All values are strings. */
export type FormValues = Record<string, string>

/** A field whose typed or chosen value is sent. */
export type ValueField = Extract<FormField, { rules: FormRule[] }>

export function listValueFields(fields: FormField[]): ValueField[] {
  return fields.filter((field): field is ValueField => 'rules' in field)
}

export function isRequired({ rules }: ValueField): boolean {
  return rules.some(({ rule }) => rule === 'required')
}

/** The field constraints that browsers check natively. */
export interface FieldConstraints {
  minLength?: number
  pattern?: string
}

/**
 * A field's constraints as HTML attributes, for pages without the script. They never refuse a value
 * that the rules accept. `maxlength` is not used, because it counts UTF-16 code units.
 */
export function listConstraints({ type, rules }: ValueField): FieldConstraints {
  if (type === 'select') return {}
  const constraints: FieldConstraints = {}
  for (const rule of rules) {
    if (rule.rule === 'minLength') constraints.minLength = rule.value
    if (rule.rule === 'pattern' && type !== 'textarea' && isHtmlPattern(rule.value)) {
      constraints.pattern = `\\s*(?:${rule.value})\\s*`
    }
  }
  return constraints
}

/**
 * Returns `true` if a pattern means the same with the `v` flag, which HTML uses, as with the `u`
 * flag.
 */
function isHtmlPattern(text: string): boolean {
  if (/\[\[|--|&&/.test(text)) return false
  try {
    return Boolean(new RegExp(text, 'v'))
  } catch {
    return false
  }
}

/** The value that is validated and sent: trimmed, in Unicode normalization form C. */
export function cleanText(text: string): string {
  return text.trim().normalize('NFC')
}

/** The message for the first rule that a trimmed value breaks. */
function findFieldError(
  field: ValueField,
  value: string,
  messages: Pick<Messages, 'invalidCharacters'>,
): string | undefined {
  const required = field.rules.find(({ rule }) => rule === 'required')
  if (value === '') return required?.message
  const broken = field.rules.find((rule) => !keepsRule(rule, value))
  if (broken) return broken.message
  if ('options' in field && !field.options.some((option) => cleanText(option.value) === value)) {
    return required?.message ?? messages.invalidCharacters
  }
  return findTextError(value) && messages.invalidCharacters
}

/** Counts grapheme clusters, as readers do, instead of code units. */
function countCharacters(text: string): number {
  return [...text].length
}

function keepsRule(rule: FormRule, value: string): boolean {
  switch (rule.rule) {
    case 'required':
      return true
    case 'personName':
      return isPersonName(value)
    case 'email':
      return isEmail(value)
    case 'phone':
      return isFormPhone(value)
    case 'minLength':
      return countCharacters(value) >= rule.value
    case 'maxLength':
      return countCharacters(value) <= rule.value
    case 'pattern':
      return new RegExp(`^(?:${rule.value})$`, 'u').test(value)
  }
}

type FormMessages = Pick<Messages, 'invalidCharacters' | 'tokenRequired'>

/**
 * Builds the zod schema of a form: its trimmed values, with at most one issue each, and its token.
 */
export function buildFormSchema(fields: FormField[], messages: FormMessages) {
  const shape = listValueFields(fields).map((field) => {
    const check = z.check<string>((payload) => {
      const message = findFieldError(field, payload.value, messages)
      if (message) payload.issues.push({ code: 'custom', message, input: payload.value })
    })
    return [field.name, z.string().check(z.overwrite(cleanText), check)] as const
  })
  const token = z.string().check(z.minLength(1, messages.tokenRequired))
  return z.object({ ...Object.fromEntries(shape), [TOKEN_NAME]: token })
}
