import type { ReceivedValues, Verdict } from '../../../core/receive/received-form'
import { getDate } from '../../../core/text/dates'
import { isRecord } from '../../lib/files/is-record'

/** The text that the owner reads in the enquiry. */
const TEXT = 'Test by quire receive --check'
/** This domain has no mailboxes: https://www.rfc-editor.org/rfc/rfc2606#section-3 */
const EMAIL = 'test@example.com'
/** What other fields may accept. */
const GUESSES = [
  ...[EMAIL, 'Test Person', 'https://example.com', '+1 202 555 0100'],
  ...['1', 'yes', '12:00'],
]
/** Days after today. */
const DAYS = [0, 1, 7, 14, 30, 90, 365, -1, -30, -365, -7000]

type Entries = [name: string, value: string][]

/** Judges the values of a form, as its receiver does. */
type Judge = (entries: Entries) => Pick<Verdict, 'values' | 'errors'>

interface TestOptions {
  fields: unknown[]
  judge: Judge
  /** The path of the page. */
  path: string
  /** The values that the user has chosen. */
  chosen: ReadonlyMap<string, string>
}

/** Returns valid values of a form, or the name of a field for which no value was found. */
export function findTestValues({
  fields,
  judge,
  path,
  chosen,
}: TestOptions): ReceivedValues | string {
  const named = listNamed(fields)
  const values = new Map<string, string[]>()
  for (const { name, value, from } of named) {
    if (typeof value === 'string') values.set(name, [value])
    if (from === 'page') values.set(name, [path])
  }
  for (const [name, value] of chosen) values.set(name, [value])
  const judgeWith = (name?: string, texts: string[] = []) =>
    judge(
      [...values, [name ?? '', texts] as const].flatMap(([key, all]) =>
        all.map((one) => [key, one]),
      ),
    )
  const tried = new Set(chosen.keys())
  for (;;) {
    const [name] = Object.keys(judgeWith().errors)
    if (name === undefined) break
    const field = named.find((one) => one.name === name)
    const found =
      field && !tried.has(name)
        ? listGuesses(field).find((texts) => judgeWith(name, texts).errors[name] === undefined)
        : undefined
    if (!found) return name
    tried.add(name)
    values.set(name, found)
  }
  addTexts(named, values, judgeWith)
  return judgeWith().values
}

interface NamedField extends Record<string, unknown> {
  name: string
}

/** Fills in the other texts, as a visitor would. Nothing else is ticked or chosen. */
function addTexts(
  named: NamedField[],
  values: Map<string, string[]>,
  judgeWith: (name: string, texts: string[]) => ReturnType<Judge>,
): void {
  for (const { name, rules, options } of named) {
    if (values.has(name) || !Array.isArray(rules) || options !== undefined) continue
    const text = [TEXT, EMAIL].find((one) => {
      const { errors, values: read } = judgeWith(name, [one])
      return Object.keys(errors).length === 0 && read[name] === one
    })
    if (text !== undefined) values.set(name, [text])
  }
}

/** The fields with names, also those in other fields. */
export function listNamed(value: unknown): NamedField[] {
  if (Array.isArray(value)) return value.flatMap(listNamed)
  if (!isRecord(value)) return []
  const { name } = value
  const inner = Object.values(value).flatMap(listNamed)
  return typeof name === 'string' ? [{ ...value, name }, ...inner] : inner
}

/** What a field may accept: its options, texts, days, and the limits in its rules. */
function listGuesses({ options, rules }: NamedField): string[][] {
  const values = listValues(options).map(String)
  const limits = listValues(rules)
  const sizes = limits.filter((limit) => typeof limit === 'number')
  const texts = [
    TEXT,
    ...GUESSES,
    ...DAYS.map((days) => getDate(new Date(Date.now() + days * 86_400_000), 'UTC')),
    ...limits.map(String),
    ...sizes.map((size) => TEXT.padEnd(Math.min(size, 10_000), '. ').slice(0, size)),
  ]
  return [...values.map((_, index) => values.slice(0, index + 1)), ...texts.map((text) => [text])]
}

function listValues(list: unknown): unknown[] {
  return (Array.isArray(list) ? list : []).flatMap((one: unknown) =>
    isRecord(one) && one.value !== undefined ? [one.value] : [],
  )
}
