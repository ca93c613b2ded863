import { describe, expect, it } from 'vitest'
import { getDate, renderDate } from '../../../../engine/core/text/dates'

describe('renderDate', () => {
  it('is in the words of the language', () => {
    expect(renderDate('2026-03-01', 'en-GB')).toBe('1 March 2026')
    expect(renderDate('2026-03-01', 'de')).toBe('1. März 2026')
    expect(renderDate('2026-03-01', 'ar-EG')).toBe('١ مارس ٢٠٢٦')
  })

  it('has the time that is written, whatever the time zone of the machine', () => {
    expect(renderDate('2026-03-01T23:30', 'en-GB')).toContain('23:30')
    expect(renderDate('2026-03-01T23:30', 'en-GB')).toContain('1 March 2026')
    expect(renderDate('2026-01-01', 'en-GB')).toBe('1 January 2026')
  })
})

it.each([
  ['2026-12-24T12:00Z', 'Europe/Berlin', '2026-12-24'],
  ['2026-12-24T23:30Z', 'Europe/Berlin', '2026-12-25'],
  ['2026-12-24T23:30Z', 'America/New_York', '2026-12-24'],
  ['2026-12-24T03:00Z', 'America/New_York', '2026-12-23'],
  ['2026-12-31T11:00Z', 'Pacific/Kiritimati', '2027-01-01'],
])('the date at %s in %s is %s', (time, zone, date) => {
  expect(getDate(new Date(time), zone)).toBe(date)
})
