type Attempt = { allowed: true } | { allowed: false; waitMs: number }

export interface RateLimiter {
  /**
   * Counts an attempt under the key when it is allowed; a blocked one does not count. Keys are
   * the same in capitals or not, and with or without spaces around.
   */
  attempt: (key: string) => Attempt
}

export interface RateLimiterOptions {
  limit?: number
  windowMs?: number
  /** The clock, in milliseconds. */
  now: () => number
}

/** Allows `limit` attempts a key within any `windowMs`, in memory alone. */
export function createRateLimiter({
  limit = 10,
  windowMs = 60_000,
  now,
}: RateLimiterOptions): RateLimiter {
  const attempts = new Map<string, number[]>()
  return {
    attempt(written) {
      const key = written.trim().toLowerCase()
      const time = now()
      // A clock that is set back leaves attempts in the future; they would block for hours.
      const recent = (attempts.get(key) ?? []).filter(
        (past) => past <= time && time - past < windowMs,
      )
      const [oldest = time] = recent
      const allowed = recent.length < limit
      attempts.set(key, allowed ? [...recent, time] : recent)
      return allowed ? { allowed } : { allowed, waitMs: oldest + windowMs - time }
    },
  }
}
