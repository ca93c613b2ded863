import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTime, renderTime, yearOf } from '../../../../../engine/node/sources/time/read-time'

const read = (text: string, zone: string) => {
  const read = readTime(text, zone)
  return 'at' in read ? new Date(read.at).toISOString() : read.issue.message
}

describe('a time', () => {
  // Time zones with transitions: https://www.iana.org/time-zones
  it.each([
    // In Berlin, the clocks change from 02:00 to 03:00, and back from 03:00 to 02:00.
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:00', 'Europe/Berlin', expect.stringContaining('never show 02:00')],
    ['2026-03-29T02:59', 'Europe/Berlin', expect.stringContaining('never show 02:59')],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T02:00', 'Europe/Berlin', expect.stringContaining('show 02:00 twice')],
    ['2026-10-25T02:59', 'Europe/Berlin', expect.stringContaining('show 02:59 twice')],
    ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['2026-10-25T02:30+02:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T02:30+01:00', 'Europe/Berlin', '2026-10-25T01:30:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    // On Lord Howe Island, the clocks change by half an hour.
    ['2026-10-04T02:15', 'Australia/Lord_Howe', expect.stringContaining('never show 02:15')],
    ['2026-10-04T02:30', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    // In Santiago, the clocks change at midnight: the day begins at 01:00.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2026-09-06T00:00', 'America/Santiago', expect.stringContaining('never show 00:00')],
    ['2026-09-06T01:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    // These time zones have no transitions.
    ['2026-03-29T02:30', 'UTC', '2026-03-29T02:30:00.000Z'],
    ['2026-03-29T02:30', 'Asia/Kathmandu', '2026-03-28T20:45:00.000Z'],
    // Times in the format that programs write.
    ['2026-03-29T02:30:15Z', 'Asia/Kathmandu', '2026-03-29T02:30:15.000Z'],
    ['2026-03-29T02:30Z', 'Asia/Kathmandu', '2026-03-29T02:30:00.000Z'],
    ['2024-02-29', 'UTC', '2024-02-29T00:00:00.000Z'],
    // Invalid times.
    ['2026-02-29', 'UTC', 'Write a day that exists: there is no 2026-02-29.'],
    ['2026-03-01 09:30', 'UTC', 'Write "2026-03-01T09:30".'],
    ['2026-03-01 9:30', 'UTC', 'Write "2026-03-01T09:30".'],
    ['2026-03-01T25:00', 'UTC', expect.stringContaining('Write hours and minutes')],
    ['2026-03-01T09:30+25:00', 'UTC', expect.stringContaining('Write hours and minutes')],
    ['tomorrow', 'UTC', expect.stringContaining('Write the year, the month and the day')],
  ])('%s in %s is %s', (text, zone, expected) => {
    expect(read(text, zone)).toEqual(expected)
  })

  it('suggests how to write a time that the clocks skip or show twice', () => {
    expect(readTime('2026-03-29T02:30', 'Europe/Berlin')).toMatchObject({
      issue: { hint: expect.stringContaining('"2026-03-29T03:00"'), isOfClock: true },
    })
    expect(readTime('2026-10-25T02:30', 'Europe/Berlin')).toMatchObject({
      issue: {
        hint: expect.stringMatching(/"2026-10-25T02:30\+02:00".*"2026-10-25T02:30\+01:00"/),
      },
    })
  })

  it('is the same when it is written and read again', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia']
    const seconds = fc.integer({ min: 0, max: 4_102_444_800 })
    fc.assert(
      fc.property(seconds, fc.constantFrom(...zones), (second, zone) => {
        const at = Math.floor(second / 60) * 60_000
        expect(readTime(renderTime(at, zone), zone)).toEqual({ at })
      }),
    )
  })

  it('has the year that the clocks of its zone show', () => {
    const at = Date.parse('2026-12-31T23:30Z')
    expect([yearOf(at, 'UTC'), yearOf(at, 'Europe/Berlin')]).toEqual([2026, 2027])
  })
})
