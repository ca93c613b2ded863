/** Times as authors write them: in the time zone of the site, or with an offset from UTC. */

import { Temporal } from 'temporal-polyfill'
import type { IssueText } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { formatChecks } from '../../schemas/value-formats'

/** A time in milliseconds since 1970, or why a text is not one. */
export type ReadTime = { at: number } | { issue: TimeIssue }

interface TimeIssue extends IssueText {
  /**
   * If `true`, the clock never shows that time, or shows it twice; otherwise, its format is wrong.
   */
  isOfClock: boolean
}

const OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/

/**
 * Reads a time: `2026-03-01` (the start of the day), `2026-03-01T09:30` on the clock of a time zone
 * (`Europe/Berlin`), or `2026-03-01T09:30+01:00`. Where the clocks of the zone change, a time may
 * not exist or come twice, and neither is valid.
 */
export function readTime(text: string, zone: string): ReadTime {
  const issue = formatChecks['page-time']?.(text)
  if (issue !== undefined) return { issue: { message: issue, isOfClock: false } }
  if (!text.includes('T')) {
    const start = Temporal.PlainDate.from(text).toZonedDateTime(zone)
    return { at: start.epochMilliseconds }
  }
  if (OFFSET.test(text.slice(text.indexOf('T')))) {
    return { at: Temporal.Instant.from(text).epochMilliseconds }
  }
  const time = Temporal.PlainDateTime.from(text)
  const [first, last] = (['earlier', 'later'] as const).map((disambiguation) =>
    time.toZonedDateTime(zone, { disambiguation }),
  ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime]
  if (first.equals(last)) return { at: first.epochMilliseconds }
  const isTwice = first.toPlainDateTime().equals(time)
  const report = isTwice ? reportTwice : reportMissing
  return { issue: { ...report(text, { zone, first, last }), isOfClock: true } }
}

interface Ways {
  zone: string
  first: Temporal.ZonedDateTime
  last: Temporal.ZonedDateTime
}

function reportTwice(text: string, { zone, first, last }: Ways): IssueText {
  const [day, time] = split(text)
  return {
    message: `On ${day}, the clocks in ${zone} show ${time} twice, because they go back.`,
    hint: `Choose one: "${text}${first.offset}" for the first, "${text}${last.offset}" for the second.`,
    fixes: replaceText(text, [`${text}${first.offset}`, `${text}${last.offset}`]),
  }
}

function reportMissing(text: string, { zone, first }: Ways): IssueText {
  const [day, time] = split(text)
  const change = first.getTimeZoneTransition('next') ?? first
  const after = change.toPlainDateTime().toString({ smallestUnit: 'minute' })
  return {
    message: `On ${day}, the clocks in ${zone} never show ${time}, because they go forward.`,
    hint: `Write "${after}", when that is done.`,
    fixes: replaceText(text, [after]),
  }
}

const split = (text: string) => text.split('T') as [string, string]

/** The year of a time in a time zone. */
export function yearOf(at: number, zone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).year
}

/**
 * A date of a page for programs: a time has the offset of its zone from UTC. A local time that occurs twice
 * means the first one.
 */
export function stampDate(date: string, zone: string): string {
  if (!date.includes('T')) return date
  const time = Temporal.PlainDateTime.from(date).toZonedDateTime(zone)
  return renderTime(time.epochMilliseconds, zone)
}

/** A time in a time zone, as authors can write it: `2026-03-01T09:30+01:00`. */
export function renderTime(at: number, zone: string): string {
  const time = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  return time.toString({
    smallestUnit: time.second === 0 ? 'minute' : 'second',
    timeZoneName: 'never',
  })
}

/** The same for people: `2026-03-01 09:30`. */
export function renderClock(at: number, zone: string): string {
  const time = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  return `${time.toPlainDate()} ${time.toPlainTime().toString({ smallestUnit: 'minute' })}`
}
