/** The formats of values that are not texts. */

const NUMBER = /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/
const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const DAY_MS = 86_400_000

/** Returns `true` for a decimal number, with a point or a comma before the decimals. */
export function isNumber(text: string): boolean {
  return NUMBER.test(text)
}

/** A number with a point before the decimals and without a plus sign. */
export function normalizeNumber(text: string): string {
  return isNumber(text) ? text.replace(',', '.').replace('+', '') : text
}

/** Returns `true` for a date of the calendar in ISO 8601: `2027-03-01`. */
export function isDate(text: string): boolean {
  return DATE.test(text) && addDays(text, 0) === text
}

/** Returns `true` for a time of day with 24 hours: `17:30`. */
export function isTime(text: string): boolean {
  return TIME.test(text)
}

/** The current date in ISO 8601, or the two possible ones if the visitor's time zone is unknown. */
export interface DayRange {
  first: string
  last: string
}

/** The dates that `2027-03-01`, `today` or `today+14` mean. */
export function readDay(text: string, today: DayRange): DayRange {
  if (!text.startsWith('today')) return { first: text, last: text }
  const days = Number(text.slice('today'.length))
  return { first: addDays(today.first, days), last: addDays(today.last, days) }
}

function addDays(date: string, days: number): string {
  const time = Date.parse(`${date}T00:00:00Z`) + days * DAY_MS
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}
