/** The issues with values that are too long, too short, too large or too many. */

interface SizeIssue {
  rule: string
  message: string
  /** The hint. */
  hint: string
}

interface Limits {
  limit?: number
  /** The property that `exactlyOne` names. */
  of?: unknown
}

/** The issue for a schema keyword. Undefined for other keywords. */
export function describeSize(
  keyword: string,
  name: string,
  { limit = 0, of }: Limits,
): SizeIssue | undefined {
  const texts: Record<string, [rule: string, message: string, hint: string]> = {
    minLength: [
      'too-short',
      limit === 1 ? `${name} is empty.` : `${name} has fewer than ${limit} characters.`,
      limit === 1 ? 'Write a text.' : `Write at least ${limit} characters.`,
    ],
    maxLength: ['too-long', `${name} has more than ${limit} characters.`, 'Shorten it.'],
    minItems: [
      'too-few',
      limit === 1 ? `${name} is empty.` : `${name} has fewer than ${limit} entries.`,
      limit === 1 ? 'Add an entry.' : `Add entries until there are ${limit}.`,
    ],
    maxItems: [
      'too-many',
      `${name} has more than ${limit} entries.`,
      limit === 1 ? 'Keep one entry.' : `Keep ${limit} entries.`,
    ],
    minProperties: [
      'too-few',
      limit === 1 ? `${name} is empty.` : `${name} has fewer than ${limit} properties.`,
      limit === 1 ? 'Add a property.' : `Add properties until there are ${limit}.`,
    ],
    maxProperties: [
      'too-many',
      `${name} has more than ${limit === 1 ? 'one property' : `${limit} properties`}.`,
      limit === 1 ? 'Keep one of them.' : `Keep ${limit} of them.`,
    ],
    minimum: ['too-small', `${name} is less than ${limit}.`, `Write ${limit} or more.`],
    maximum: ['too-large-number', `${name} is more than ${limit}.`, `Write ${limit} or less.`],
    exactlyOne: [
      'not-exactly-one',
      `Exactly one entry of ${name} must have "${of}": true.`,
      `Write "${of}": true in one entry, and remove it from the others.`,
    ],
    uniqueItems: ['not-unique', `${name} contains the same entry twice.`, 'Remove one of them.'],
  }
  const [rule, message, hint] = texts[keyword] ?? []
  return rule && message && hint ? { rule, message, hint } : undefined
}
