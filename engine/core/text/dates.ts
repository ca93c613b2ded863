const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a page's date (`2026-03-01`, `2026-03-01T09:30`) in a language. The result is the same on
 * every machine: it shows the date from the JSON, regardless of the visitor's time zone.
 */
export function renderDate(date: string, language: string): string {
  const hasTime = date.includes('T')
  const key = `${language} ${hasTime}`
  const format = formats.get(key) ?? createFormat(language, hasTime)
  formats.set(key, format)
  return format.format(readDate(date))
}

/** The time in UTC with the same local time. */
function readDate(date: string): Date {
  return new Date(date.includes('T') ? `${date}Z` : `${date}T00:00Z`)
}

function createFormat(language: string, hasTime: boolean): Intl.DateTimeFormat {
  const time = hasTime ? ({ timeStyle: 'short' } as const) : {}
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', ...time, timeZone: 'UTC' })
}

/** The date of a time in a time zone, such as `2026-12-24`. */
export function getDate(time: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  }).formatToParts(time)
  const find = (type: string) => parts.find((part) => part.type === type)?.value
  return `${find('year')}-${find('month')}-${find('day')}`
}
