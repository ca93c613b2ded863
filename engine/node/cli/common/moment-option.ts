import { readSiteZone } from '../../sources/compose/site-zone'
import type { Moment } from '../../sources/time/clock'
import { readAt } from '../../sources/time/clock'
import type { OptionSpecs } from './command-line'

/** The option for the time at which a site is checked, built or shown. */
export const AT = {
  at: {
    type: 'string',
    value: 'MOMENT',
    description:
      'The moment for which it is done, in the time zone of the site: 2026-12-24 or 2026-12-24T09:30. Default: that of SOURCE_DATE_EPOCH, otherwise now.',
  },
} as const satisfies OptionSpecs

/**
 * Parses the time of the option.
 * @throws {UsageError} if it is not a time.
 */
export function parseMoment(siteDir: string, at: string | undefined, option = 'at'): Moment {
  return { now: readAt(at, { zone: readSiteZone(siteDir), option }), showsAll: false }
}
