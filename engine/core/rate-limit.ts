type Attempt = { allowed: true } | { allowed: false; waitMs: number }

export interface RateLimiter {
  /**
   * Counts an attempt under the key if it is allowed; refused attempts do not count. Keys ignore
   * case and surrounding spaces.
   */
  attempt: (key: string) => Attempt
}

export interface RateLimiterOptions {
  limit?: number
  windowMs?: number
  /** The current time, in milliseconds. */
  now: () => number
}

/** Allows `limit` attempts per key within any `windowMs`, in memory only. */
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
      // If the clock is set back, attempts lie in the future, and would block for hours.
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
