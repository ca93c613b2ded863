import type { OpeningHours, SpecialHours } from '../../schemas/generated/types'

type Day = OpeningHours[number]['days'][number]

/** https://en.wikipedia.org/wiki/ISO_week_date */
const DAYS: Day[] = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday'] as const),
  ...(['friday', 'saturday', 'sunday', 'publicHolidays'] as const),
]

export interface Period {
  opens: string
  closes: string
}

export interface WeekRow {
  /** The day of the week, from 1 for Monday. Undefined for public holidays. */
  weekday?: number
  /** The opening periods, in order. Empty if closed. */
  periods: Period[]
}

/** The rows of a week, Monday first. Public holidays have a row if they are listed. */
export function buildWeek(openingHours: OpeningHours): WeekRow[] {
  return DAYS.flatMap((day, index) => {
    const periods = openingHours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1))
    if (day === 'publicHolidays') return periods.length > 0 ? [{ periods }] : []
    return [{ weekday: index + 1, periods }]
  })
}

export interface SpecialRow {
  /** The first and the last day, such as `2026-12-24`. */
  from: string
  to: string
  label?: string
  periods: Period[]
}

/** The rows of dates with special hours, nearest date first. */
export function buildSpecialRows(specialHours: SpecialHours): SpecialRow[] {
  return specialHours
    .map(({ dates, label, hours }) => {
      const [from = dates, to = from] = dates.split('/')
      return { from, to, label, periods: hours }
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** The day of the week of a date, from 1 for Monday. */
export function getWeekday(date: string): number {
  return new Date(`${date}T00:00Z`).getUTCDay() || 7
}
