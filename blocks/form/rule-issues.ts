import type { BlockIssue } from '../../engine/block-build-api'
import { findSlowPattern } from './patterns/find-slow-pattern'
import type { SlowPattern } from './patterns/slow-pattern'
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
  if (!isPattern(pattern)) {
    return {
      message: `"${pattern}" is not a valid regular expression.`,
      hint: 'Test it at https://regex101.com with the ECMAScript flavour.',
    }
  }
  const slow = findSlowPattern(pattern)
  return slow && describeSlow(pattern, slow)
}

function describeSlow(pattern: string, slow: SlowPattern): Issue {
  const message = `"${pattern}" takes too long for some texts`
  switch (slow.reason) {
    case 'construct':
      return {
        message: `Patterns of forms cannot contain "${slow.source}".`,
        hint: slow.source.startsWith('(')
          ? 'Write each condition as a "pattern" rule of its own.'
          : 'Write all texts that you accept instead, such as "aa|bb".',
      }
    case 'repetition':
      return {
        message: `${message}: it repeats a part that is already repeated, or that can be empty.`,
        hint: 'Write "a+" instead of "(a+)+", and "a*" instead of "(a?)*".',
      }
    case 'overlap': {
      const parts = slow.parts.map((part) => `"${part}"`).join(' and ')
      const email = pattern.includes('@') ? ' For an e-mail address, use the "email" rule.' : ''
      return {
        message: `${message}: it can divide them between its parts in many ways.`,
        hint: `Write a part that matches other characters after each repeated part: ${parts} can match ${JSON.stringify(slow.character)}.${email}`,
      }
    }
    case 'size':
      return {
        message: `"${pattern}" is too complex.`,
        hint: 'Write a shorter pattern, and limit the length with "minLength" and "maxLength".',
      }
  }
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${text})$`, 'u'))
  } catch {
    return false
  }
}
