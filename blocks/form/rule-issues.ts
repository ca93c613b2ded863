import type { BlockIssue } from '../../engine/block-build-api'
import type { ValueField } from './values/fields'
import type { FieldRule } from './values/rules'

type Limit = string | number

/** Pairs of rules that no value keeps if the first limit is greater than the second. */
const BOUNDS: Partial<
  Record<FieldRule['rule'], { least: FieldRule['rule']; describe: (a: Limit, b: Limit) => string }>
> = {
  maxLength: {
    least: 'minLength',
    describe: (least, most) => `No text can have at least ${least} and at most ${most} characters.`,
  },
  maxItems: {
    least: 'minItems',
    describe: (least, most) =>
      `It is impossible to choose at least ${least} and at most ${most} options.`,
  },
  max: {
    least: 'min',
    describe: (least, most) => `No number is at least ${least} and at most ${most}.`,
  },
  latest: {
    least: 'earliest',
    describe: (first, last) => `The earliest value, ${first}, is after the latest, ${last}.`,
  },
}

/** Reports the rules of a field that no value keeps. `place` is the field's JSON pointer. */
export function findRuleIssues(field: ValueField, place: string): BlockIssue[] {
  const rules: FieldRule[] = field.rules
  return rules.flatMap((rule, index) => {
    if (!('value' in rule)) return []
    const issue =
      rule.rule === 'pattern' ? findPatternIssue(rule.value) : findBoundsIssue(rule, rules)
    return issue ? [{ pointer: `${place}/rules/${index}/value`, ...issue }] : []
  })
}

type Issue = Omit<BlockIssue, 'pointer'>

function findBoundsIssue(
  rule: FieldRule & { value: Limit },
  rules: FieldRule[],
): Issue | undefined {
  const bounds = BOUNDS[rule.rule]
  const other = rules.find((one) => one.rule === bounds?.least)
  if (!bounds || !other || !('value' in other) || !isGreater(other.value, rule.value)) return
  return {
    message: bounds.describe(other.value, rule.value),
    hint: `Make "${rule.rule}" at least as large as "${bounds.least}".`,
  }
}

/** Of two dates, only those of the same kind are compared: a fixed date, or one relative to today. */
function isGreater(least: Limit, most: Limit): boolean {
  const [first, last] = [least, most].map(readDays)
  if (first === undefined || last === undefined) return first === last && least > most
  return first > last
}

/** The number of days after today, for a date that is relative to today. */
function readDays(limit: Limit): number | undefined {
  return String(limit).startsWith('today') ? Number(String(limit).slice('today'.length)) : undefined
}

function findPatternIssue(pattern: string): Issue | undefined {
  if (isPattern(pattern)) return
  return {
    message: `"${pattern}" is not a valid regular expression.`,
    hint: 'Test it at https://regex101.com with the ECMAScript flavour.',
  }
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${text})$`, 'u'))
  } catch {
    return false
  }
}
