/** For which moment a site is checked and built. */
import { UsageError } from '../../lib/files/usage-error'
import { readMoment } from './read-moment'

/** The moment that is taken for now, and whether what is not published then is shown all the same. */
export interface Moment {
  /** In milliseconds since 1970. */
  now: number
  /** Whether drafts, and what comes later or is gone, are shown too. */
  showsAll: boolean
}

/** A moment with the time zone of the site. */
export interface Clock extends Moment {
  /** The name of the zone: `Europe/Berlin`. */
  zone: string
}

/** The time zone of sites that name none. */
export const USUAL_ZONE = 'UTC'

/**
 * The present moment. In builds that are to be the same each time, the environment says which one
 * that is: https://reproducible-builds.org/specs/source-date-epoch/
 * @throws {UsageError} where the environment says none.
 */
export function readPresent(env = process.env): number {
  const { SOURCE_DATE_EPOCH: seconds } = env
  if (seconds === undefined || seconds === '') return Date.now()
  if (/^\d{1,12}$/.test(seconds)) return Number(seconds) * 1000
  throw new UsageError(
    `SOURCE_DATE_EPOCH is "${seconds}", but it must be a number of seconds since 1970.`,
  )
}

/**
 * The moment that a command line names in the time zone of a site, or the present one.
 * @throws {UsageError} where it names none.
 */
export function readAt(
  at: string | undefined,
  { zone, option }: { zone: string; option: string },
): number {
  if (at === undefined) return readPresent()
  const read = readMoment(at, zone)
  if ('at' in read) return read.at
  const { message, hint } = read.issue
  throw new UsageError(
    `--${option} cannot be "${at}". ${[message, hint].filter(Boolean).join(' ')}`,
  )
}
