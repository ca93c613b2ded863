const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A date of a page (`2026-03-01`, `2026-03-01T09:30`) in words of a language. It is the same on
 * every machine: what is written is what is shown, whatever the time zone of the visitor.
 */
export function renderDate(date: string, language: string): string {
  const hasTime = date.includes('T')
  const key = `${language} ${hasTime}`
  const format = formats.get(key) ?? createFormat(language, hasTime)
  formats.set(key, format)
  return format.format(readDate(date))
}

/** A time in UTC whose clock shows what is written. */
function readDate(date: string): Date {
  return new Date(date.includes('T') ? `${date}Z` : `${date}T00:00Z`)
}

function createFormat(language: string, hasTime: boolean): Intl.DateTimeFormat {
  const time = hasTime ? ({ timeStyle: 'short' } as const) : {}
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', ...time, timeZone: 'UTC' })
}
