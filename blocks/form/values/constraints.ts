import type { ValueField } from './fields'

/** The field constraints that browsers check natively. */
export interface FieldConstraints {
  minLength?: number
  pattern?: string
  min?: string
  max?: string
}

/**
 * A field's constraints as HTML attributes, for pages without the script. They never refuse a value
 * that the rules accept. `maxlength` is not used, because it counts UTF-16 code units. Dates that
 * depend on the current date are not known when the page is rendered.
 */
export function listConstraints({ type, rules }: ValueField): FieldConstraints {
  if (type === 'select') return {}
  const constraints: FieldConstraints = {}
  for (const rule of rules) {
    if (rule.rule === 'minLength') constraints.minLength = rule.value
    if (rule.rule === 'pattern' && type !== 'textarea' && isHtmlPattern(rule.value)) {
      constraints.pattern = `\\s*(?:${rule.value})\\s*`
    }
    if (rule.rule === 'earliest' && !rule.value.startsWith('today')) constraints.min = rule.value
    if (rule.rule === 'latest' && !rule.value.startsWith('today')) constraints.max = rule.value
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
