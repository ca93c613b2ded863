/**
 * Whether this is `npm run test:long`, in which trials are as large as they are worth being.
 * `npm test` has each of them in a form that is smaller and fails for the same defect.
 */
export const isLongRun = process.env.TEST_LONG === '1'

/** The size of a trial in this run: `pickSize({ short: 1_000, long: 10_000 })`. */
export function pickSize<T>(sizes: { short: T; long: T }): T {
  return isLongRun ? sizes.long : sizes.short
}
