import type { FormField } from '../../../schemas/generated/types'

/**
 * The patterns used in the tested forms, each with an equivalent predicate that uses no regular
 * expression.
 */
export const PATTERNS: Record<string, (text: string) => boolean> = {
  '[1-9]': (text) => text.length === 1 && '123456789'.includes(text),
  'a|bc': (text) => text === 'a' || text === 'bc',
  '.{2,3}': (text) => [2, 3].includes([...text].length) && !/[\n\r\u2028\u2029]/.test(text),
  '\\d+(?:-\\d*)?': (text) => isDigits(text.replace('-', '')) && !text.startsWith('-'),
  'x*': (text) => text === 'x'.repeat(text.length),
}

type Values = Record<string, string | string[]>

/**
 * The expected errors, keyed by field name. An empty record means that the form accepts the values.
 */
export function judgeNaively(
  fields: FormField[],
  values: Values,
  today: string,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    if (field.type === 'decoy' || field.type === 'hidden') continue
    if (field.type === 'group' || field.type === 'step') {
      Object.assign(errors, judgeNaively(field.fields, values, today))
      continue
    }
    const given = [values[field.name] ?? []].flat().map(clean)
    const chosen =
      field.type === 'checkboxes' || field.type === 'file'
        ? given.filter((text, index) => text !== '' && given.indexOf(text) === index)
        : given.slice(0, 1).filter((text) => text !== '')
    const message = judgeField(field, chosen, today)
    if (message !== undefined) errors[field.name] = message
    for (const { value, fields: inner = [] } of listOptions(field)) {
      if (chosen.includes(clean(value))) Object.assign(errors, judgeNaively(inner, values, today))
    }
  }
  return errors
}

type Judged = Exclude<FormField, { type: 'decoy' | 'hidden' | 'group' | 'step' }>

function judgeField(field: Judged, chosen: string[], today: string): string | undefined {
  const rules: Judged['rules'][number][] = field.rules
  const required = rules.find(({ rule }) => rule === 'required')?.message
  const [text] = chosen
  if (text === undefined) return required
  const keeps = (rule: Judged['rules'][number]) => {
    if (rule.rule === 'minItems') return chosen.length >= rule.value
    if (rule.rule === 'maxItems') return chosen.length <= rule.value
    return keepsNaively(rule, field.type === 'number' ? text.replace(',', '.') : text, today)
  }
  const offered = listOptions(field).map(({ value }) => clean(value))
  const isOffered = offered.length === 0 || chosen.every((one) => offered.includes(one))
  const broken = rules.find((rule) => !keeps(rule))
  if (broken) return broken.message
  if (!isOffered || !isOfType(field.type, text)) return required ?? SUSPECT
  return chosen.some(looksLikeScript) ? SUSPECT : undefined
}

/** The values that a field offers, and the fields that they show. */
function listOptions(field: Judged): { value: string; fields?: FormField[] }[] {
  if (field.type === 'checkbox') return [{ value: 'yes', fields: field.fields ?? [] }]
  if (field.type === 'consent') return [{ value: 'yes' }]
  return 'options' in field ? field.options : []
}

function isOfType(type: Judged['type'], text: string): boolean {
  if (type === 'number') return !Number.isNaN(readDecimal(text))
  if (type === 'date') return isDay(text)
  if (type === 'time') return isClock(text)
  return type !== 'url' || isWebUrl(text)
}

const clean = (text: string) =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').normalize('NFC').trim()

/** The site's message for a value that may contain a script. */
export const SUSPECT = 'suspect'

function keepsNaively(rule: Judged['rules'][number], text: string, today: string): boolean {
  switch (rule.rule) {
    case 'required':
    case 'minItems':
    case 'maxItems':
      return true
    case 'number':
      return !Number.isNaN(readDecimal(text))
    case 'integer':
      return readDecimal(text) % 1 === 0
    case 'min':
      return readDecimal(text) >= rule.value
    case 'max':
      return readDecimal(text) <= rule.value
    case 'date':
      return isDay(text)
    case 'time':
      return isClock(text)
    case 'earliest':
      return !(text < resolveDay(rule.value, today))
    case 'latest':
      return !(text > resolveDay(rule.value, today))
    case 'url':
      return isWebUrl(text)
    case 'personName':
      return [...text].every((one) => " '’-".includes(one) || /[\p{L}\p{M}]/u.test(one))
    case 'email':
      return isAddress(text)
    case 'phone':
      return isNumber(text)
    case 'minLength':
      return Array.from(text).length >= rule.value
    case 'maxLength':
      return Array.from(text).length <= rule.value
    case 'pattern':
      return PATTERNS[rule.value]?.(text) ?? false
  }
}

const DIGITS = '0123456789'
const ALPHANUMERICS = `${DIGITS}abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ`

const consistsOf = (text: string, characters: string) =>
  [...text].every((one) => characters.includes(one))
const isDigits = (text: string) => text !== '' && consistsOf(text, DIGITS)

/** The number that a text means: a sign, digits, and at most one point or comma with decimals. */
function readDecimal(text: string): number {
  const unsigned = '+-'.includes(text.charAt(0)) ? text.slice(1) : text
  const [whole = '', decimals = '0', ...more] = unsigned.replace(',', '.').split('.')
  const isValid = [whole, decimals].every((part) => isDigits(part) && part.length < 16)
  if (!isValid || more.length > 0) return Number.NaN
  return (text.startsWith('-') ? -1 : 1) * Number.parseFloat(`${whole}.${decimals}`)
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function countDays(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return (DAYS[month - 1] ?? 0) + (month === 2 && isLeap ? 1 : 0)
}

/** A date of the calendar, as `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  const parts = text.split('-')
  const [year, month, day] = parts.map(Number) as [number, number, number]
  return (
    parts.map((part) => part.length).join() === '4,2,2' &&
    parts.every(isDigits) &&
    day >= 1 &&
    day <= countDays(year, month)
  )
}

/** The date that a rule means, counted day by day. */
function resolveDay(text: string, today: string): string {
  if (!text.startsWith('today')) return text
  const count = Number(text.slice(5))
  let [year, month, day] = today.split('-').map(Number) as [number, number, number]
  for (let left = Math.abs(count); left > 0; left -= 1) {
    day += Math.sign(count)
    if (day > countDays(year, month)) [month, day] = [month + 1, 1]
    if (day < 1) [month, day] = [month - 1, countDays(year, month - 1 || 12)]
    if (month > 12) [year, month] = [year + 1, 1]
    if (month < 1) [year, month] = [year - 1, 12]
  }
  return [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-')
}

function isClock(text: string): boolean {
  const [hours = '', minutes = '', ...more] = text.split(':')
  return (
    more.length === 0 &&
    [hours, minutes].every((part) => part.length === 2 && isDigits(part)) &&
    Number(hours) < 24 &&
    Number(minutes) < 60
  )
}

function isWebUrl(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}

function isAddress(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    name !== '' &&
    consistsOf(name, `${ALPHANUMERICS}.!#$%&'*+/=?^_\`{|}~-`) &&
    labels.length > 1 &&
    labels.every(
      (label) =>
        label !== '' &&
        label.length < 64 &&
        consistsOf(label, `${ALPHANUMERICS}-`) &&
        !label.startsWith('-') &&
        !label.endsWith('-'),
    )
  )
}

/** An optional plus, no leading zero, and 8 to 16 characters with at least 8 digits (D17). */
function isNumber(text: string): boolean {
  const rest = text.startsWith('+') ? text.slice(1) : text
  const digits = [...rest].filter((one) => DIGITS.includes(one))
  return (
    consistsOf(rest, `${DIGITS} ()-`) &&
    '123456789'.includes(rest.charAt(0) || '?') &&
    rest.length <= 16 &&
    digits.length >= 8
  )
}

const QUOTES = ['"', "'", '`']

/**
 * Values that may contain a script: the three URL schemes, a script tag, and an event handler after
 * a quote or within a tag.
 */
function looksLikeScript(text: string): boolean {
  const lower = text.toLowerCase()
  if (['javascript:', 'data:text/html', 'vbscript:'].some((one) => lower.includes(one))) return true
  const afterBrackets = lower.split('<').slice(1)
  if (afterBrackets.some((rest) => dropSlash(rest).startsWith('script'))) return true
  return ['onclick', 'onerror', 'onload'].some((name) => hasHandler(lower, name))
}

function dropSlash(text: string): string {
  const rest = text.trimStart()
  return rest.startsWith('/') ? rest.slice(1).trimStart() : rest
}

function hasHandler(text: string, name: string): boolean {
  const parts = text.split(name)
  return parts.some((_, index) => {
    if (index === 0) return false
    const before = parts.slice(0, index).join(name)
    const isAssigned = (parts.slice(index).join(name) || '').trimStart().startsWith('=')
    const last = before.trimEnd().slice(-1)
    const isSeparated = before !== before.trimEnd() || last === '/'
    return isAssigned && (QUOTES.includes(last) || (isSeparated && before.includes('<')))
  })
}
