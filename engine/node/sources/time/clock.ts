/** The time for which a site is checked and built. */
import { UsageError } from '../../lib/files/usage-error'
import { readTime } from './read-time'

/** The time used as the current one, and whether unpublished content is shown. */
export interface BuildTime {
  /** In milliseconds since 1970. */
  now: number
  /** If `true`, drafts, scheduled and expired content are shown too. */
  showsAll: boolean
}

/** A time with the time zone of the site. */
export interface Clock extends BuildTime {
  /** The name of the zone: `Europe/Berlin`. */
  zone: string
}

/** The default time zone of sites. */
export const USUAL_ZONE = 'UTC'

/**
 * The current time. For reproducible builds, the environment sets it:
 * https://reproducible-builds.org/specs/source-date-epoch/
 * @throws {UsageError} if the value in the environment is invalid.
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
 * The time in an option of a command, in the time zone of a site. Default: the current time.
 * @throws {UsageError} if it is invalid.
 */
export function readAt(
  at: string | undefined,
  { zone, option }: { zone: string; option: string },
): number {
  if (at === undefined) return readPresent()
  const read = readTime(at, zone)
  if ('at' in read) return read.at
  const { message, hint } = read.issue
  throw new UsageError(
    `--${option} cannot be "${at}". ${[message, hint].filter(Boolean).join(' ')}`,
  )
}
