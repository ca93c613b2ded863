import { readSiteZone } from '../../sources/compose/site-zone'
import type { BuildTime } from '../../sources/time/clock'
import { readAt } from '../../sources/time/clock'
import type { OptionSpecs } from './command-line'

/** The time for which a site is checked, built or shown. */
export const AT = {
  at: {
    type: 'string',
    value: 'TIME',
    description:
      'Uses the site as of this time, in the time zone of the site: 2026-12-24 or 2026-12-24T09:30. Default: SOURCE_DATE_EPOCH if set, otherwise now.',
  },
} as const satisfies OptionSpecs

/**
 * Parses the time given by an option.
 * @throws {UsageError} if it is not a time.
 */
export function parseBuildTime(siteDir: string, at: string | undefined, option = 'at'): BuildTime {
  return { now: readAt(at, { zone: readSiteZone(siteDir), option }), showsAll: false }
}
