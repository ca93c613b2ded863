/**
 * `true` in `npm run test:long`, which runs each trial at full size. `npm test` uses a smaller
 * version of each trial, which fails for the same defect.
 */
export const isLongRun = process.env.TEST_LONG === '1'

/** Returns a trial's size in this run: `pickSize({ short: 1_000, long: 10_000 })`. */
export function pickSize<T>(sizes: { short: T; long: T }): T {
  return isLongRun ? sizes.long : sizes.short
}
