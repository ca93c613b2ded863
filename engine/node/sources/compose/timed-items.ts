/** List items with publishing times. */

import { escapePointer } from '../../lib/json/text-place'
import type { Issue, ValueSource } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import type { TIME_NAMES } from '../../schemas/item-times'
import type { Clock } from '../time/clock'
import { readTime } from '../time/read-time'
import type { Window } from '../time/window'

type TimeName = (typeof TIME_NAMES)[number]

/** Their values as written. */
export type WrittenTimes = Partial<Record<TimeName, unknown>>

/** The location of the object that contains them. */
interface TimesPlace {
  file: string
  pointer: string
  /** The source of each, if it is in another file. */
  sourceOf?: (name: TimeName) => ValueSource
}

/** The publishing times that can be read, and the issues. */
export interface ReadTimes {
  window: Window
  issues: Issue[]
}

/**
 * Reads publishing times. Reports invalid times, and local times that the site's time zone skips. A
 * schema that describes the properties reports their format itself.
 */
export function readTimes(
  written: WrittenTimes,
  place: TimesPlace,
  { clock, isChecked }: { clock: Pick<Clock, 'zone'>; isChecked: boolean },
): ReadTimes {
  const issues: Issue[] = []
  const window: Window = {}
  const report = (name: TimeName, issue: Pick<Issue, 'rule' | 'message' | 'hint' | 'fixes'>) => {
    const source = place.sourceOf?.(name)
    const pointer = `${place.pointer}/${escapePointer(name)}`
    issues.push({ file: place.file, pointer, ...(source && { source }), ...issue })
  }
  const read = (name: 'publishAt' | 'expireAt'): number | undefined => {
    const value = written[name]
    if (value === undefined) return undefined
    if (typeof value !== 'string') {
      const message = `"${name}" must be text.`
      const hint =
        'Write a day, such as "2026-03-01", or a day and a time, such as "2026-03-01T09:30".'
      if (!isChecked) report(name, { rule: 'wrong-type', message, hint })
      return undefined
    }
    const found = readTime(value, clock.zone)
    if ('at' in found) return found.at
    const { message, hint, fixes, isOfClock } = found.issue
    if (isOfClock) report(name, { rule: 'unclear-time', message, hint, fixes })
    else if (!isChecked) {
      const wrongFormat = `"${name}" is not in the right format: ${JSON.stringify(value)}.`
      const meant = /^Write "([^"]{1,40})"\.$/.exec(message)?.[1]
      const fixes = meant && typeof value === 'string' ? replaceText(value, [meant]) : undefined
      report(name, { rule: 'bad-format', message: wrongFormat, hint: message, fixes })
    }
    return undefined
  }
  const { draft } = written
  if (draft === true) window.draft = true
  else if (draft !== undefined && draft !== false && !isChecked) {
    const message = '"draft" must be true or false.'
    report('draft', {
      rule: 'wrong-type',
      message,
      hint: 'Write true without quotes.',
      fixes: [{ kind: 'value', value: true }],
    })
  }
  const [from, to] = [read('publishAt'), read('expireAt')]
  if (from !== undefined) window.from = from
  if (to !== undefined) window.to = to
  if (from !== undefined && to !== undefined && to <= from) {
    const message =
      to === from
        ? `"expireAt" is the same time as "publishAt", so this is never published.`
        : `"expireAt" is before "publishAt", so this is never published.`
    const hint = `Write a time after "${written.publishAt}", or remove one of the two.`
    report('expireAt', { rule: 'expires-first', message, hint })
  }
  return { window, issues }
}
