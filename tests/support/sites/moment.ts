import type { Moment } from '../../../engine/node/sources/time/clock'

/** A moment in the middle of a year. */
export function momentIn(year: number): Moment {
  return { now: Date.UTC(year, 6), showsAll: false }
}
