/**
 * Returns a function that parses a date into a timestamp. It accepts `2026-03-01`, digits in the
 * order of the language, and dates with a month name, and returns undefined for other input.
 */
export function createDateReader(language: string): (text: string) => number | undefined {
  const order = listOrder(language)
  const months = listMonths(language)
  return (text) => {
    const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
    if (iso) return buildTime(Number(iso[1]), Number(iso[2]), Number(iso[3]))
    const digits = /^(\d{1,4})[./\s-]+(\d{1,2})[./\s-]+(\d{1,4})\.?$/.exec(text)
    if (digits) {
      const at = (part: Part) => Number(digits[order.indexOf(part) + 1])
      return buildTime(at('year'), at('month'), at('day'))
    }
    return readNamed(text, months)
  }
}

type Part = 'day' | 'month' | 'year'

function listOrder(language: string): Part[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: 'UTC' })
  const isPart = (type: string): type is Part => ['day', 'month', 'year'].includes(type)
  return format.formatToParts(0).flatMap(({ type }) => (isPart(type) ? [type] : []))
}

/** The month numbers, keyed by month name in lower case and without a dot. */
function listMonths(language: string): Map<string, number> {
  const months = new Map<string, number>()
  for (let month = 1; month <= 12; month += 1) {
    for (const style of ['long', 'short'] as const) {
      const options = { day: 'numeric', month: style, timeZone: 'UTC' } as const
      // In some languages, month names have a different form after a day number.
      for (const further of [options, { month: style, timeZone: 'UTC' } as const]) {
        const parts = new Intl.DateTimeFormat(language, further).formatToParts(
          Date.UTC(2000, month - 1, 15),
        )
        const name = parts.find(({ type }) => type === 'month')?.value
        if (name) months.set(tidy(name), month)
      }
    }
  }
  return months
}

function readNamed(text: string, months: Map<string, number>): number | undefined {
  const words = text.split(/[\s,]+/).map(tidy)
  const month = words.flatMap((word) => months.get(word) ?? [])[0]
  const year = words.find((word) => /^\d{4}$/.test(word))
  if (month === undefined || year === undefined || words.length > 5) return undefined
  const day = words.find((word) => /^\d{1,2}(?:\p{L}{1,2})?$/u.test(word))
  return buildTime(Number(year), month, Number.parseInt(day ?? '1', 10))
}

function tidy(word: string): string {
  return word.toLowerCase().replace(/\.$/, '')
}

/** Undefined if the day does not exist. */
function buildTime(year: number, month: number, day: number): number | undefined {
  const full = year < 100 ? 2000 + year : year
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31
  return isDay ? Date.UTC(full, month - 1, day) : undefined
}
