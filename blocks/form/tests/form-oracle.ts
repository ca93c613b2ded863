import type { FormField, FormRule } from '../../../schemas/generated/types'

/**
 * The patterns used in the tested forms, each with an equivalent predicate that uses no regular
 * expression.
 */
export const PATTERNS: Record<string, (text: string) => boolean> = {
  '[1-9]': (text) => text.length === 1 && '123456789'.includes(text),
  'a|bc': (text) => text === 'a' || text === 'bc',
  '.{2,3}': (text) => [2, 3].includes([...text].length) && !/[\n\r\u2028\u2029]/.test(text),
  '\\d+-?\\d*': (text) => isDigits(text.replace('-', '')) && !text.startsWith('-'),
  'x*': (text) => text === 'x'.repeat(text.length),
}

/**
 * The expected errors, keyed by field name. An empty record means that the form accepts the values.
 */
export function judgeNaively(
  fields: FormField[],
  values: Record<string, string>,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    if (field.type === 'decoy' || field.type === 'file') continue
    const value = clean(values[field.name] ?? '')
    const required = field.rules.find(({ rule }) => rule === 'required')?.message
    if (value === '') {
      if (required) errors[field.name] = required
      continue
    }
    const offered =
      field.type !== 'select' || field.options.some((one) => clean(one.value) === value)
    const message =
      field.rules.find((rule) => !keepsNaively(rule, value))?.message ??
      (offered ? undefined : (required ?? SUSPECT)) ??
      (looksLikeScript(value) ? SUSPECT : undefined)
    if (message) errors[field.name] = message
  }
  return errors
}

const clean = (text: string) => text.normalize('NFC').trim()

/** The site's message for a value that may contain a script. */
export const SUSPECT = 'suspect'

function keepsNaively(rule: FormRule, text: string): boolean {
  switch (rule.rule) {
    case 'required':
      return true
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
