import type { BuildTime } from '../../../engine/node/sources/time/clock'

/** A build time in the middle of a year. */
export function buildTimeIn(year: number): BuildTime {
  return { now: Date.UTC(year, 6), showsAll: false }
}
