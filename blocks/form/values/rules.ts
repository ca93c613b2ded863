import type { ValueField } from './fields'
import { type DayRange, isDate, isNumber, isTime, readDay } from './kinds'
import { isEmail, isFormPhone, isPersonName, isWebAddress } from './text-rules'

export type FieldRule = ValueField['rules'][number]

/** Returns `true` if a value, which is not empty, keeps a rule. */
export function keepsRule(rule: FieldRule, value: string | string[], today: DayRange): boolean {
  if (typeof value === 'string') return keepsTextRule(rule, value, today)
  switch (rule.rule) {
    case 'minItems':
      return value.length >= rule.value
    case 'maxItems':
      return value.length <= rule.value
    default:
      return true
  }
}

const KINDS: Partial<Record<FieldRule['rule'], (text: string) => boolean>> = {
  personName: isPersonName,
  email: isEmail,
  url: isWebAddress,
  phone: isFormPhone,
  number: isNumber,
  integer: (text) => isNumber(text) && Number.isInteger(Number(text)),
  date: isDate,
  time: isTime,
}

function keepsTextRule(rule: FieldRule, text: string, today: DayRange): boolean {
  switch (rule.rule) {
    case 'minLength':
      return countCharacters(text) >= rule.value
    case 'maxLength':
      return countCharacters(text) <= rule.value
    case 'pattern':
      return new RegExp(`^(?:${rule.value})$`, 'u').test(text)
    case 'min':
      return isNumber(text) && Number(text) >= rule.value
    case 'max':
      return isNumber(text) && Number(text) <= rule.value
    case 'earliest':
      return text >= readDay(rule.value, today).first
    case 'latest':
      return text <= readDay(rule.value, today).last
    default:
      return KINDS[rule.rule]?.(text) ?? true
  }
}

/** Counts code points, as readers do, instead of UTF-16 code units. */
function countCharacters(text: string): number {
  return [...text].length
}
