import { describe, expect, it } from 'vitest'
import { buildSpecialRows, buildWeek, getWeekday } from '../build-rows'

describe('the week', () => {
  it('has seven days, Monday first, and the periods of each in order', () => {
    const week = buildWeek([
      { days: ['sunday', 'monday'], opens: '14:00', closes: '18:00' },
      { days: ['monday'], opens: '07:00', closes: '12:30' },
    ])
    const afternoon = { opens: '14:00', closes: '18:00' }
    expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(week[0]?.periods).toEqual([{ opens: '07:00', closes: '12:30' }, afternoon])
    expect(week[3]?.periods).toEqual([])
    expect(week[6]?.periods).toEqual([afternoon])
  })

  it('ends with public holidays if they have hours', () => {
    const week = buildWeek([{ days: ['publicHolidays'], opens: '09:00', closes: '12:00' }])
    expect(week).toHaveLength(8)
    expect(week[7]).toEqual({ periods: [{ opens: '09:00', closes: '12:00' }] })
  })
})

it('special dates are sorted, and have a last day', () => {
  const rows = buildSpecialRows([
    { dates: '2027-01-01', hours: [] },
    { dates: '2026-12-24/2026-12-26', label: 'Christmas', hours: [] },
  ])
  expect(rows.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-12-24 2026-12-26',
    '2027-01-01 2027-01-01',
  ])
})

it.each([
  ['2026-12-21', 1],
  ['2026-12-27', 7],
  ['2024-02-29', 4],
])('the weekday of %s is %i', (date, weekday) => {
  expect(getWeekday(date)).toBe(weekday)
})
