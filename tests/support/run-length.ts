/**
 * `true` in `npm run test:long`, which runs each trial at its full size. `npm test` has a smaller
 * form of each, which fails for the same defect.
 */
export const isLongRun = process.env.TEST_LONG === '1'

/** The size of a trial in this run: `pickSize({ short: 1_000, long: 10_000 })`. */
export function pickSize<T>(sizes: { short: T; long: T }): T {
  return isLongRun ? sizes.long : sizes.short
}
