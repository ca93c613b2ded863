export interface RateLimitOptions {
  /** How many attempts a window holds. */
  limit?: number
  windowMs?: number
}

export type Attempt = { allowed: true } | { allowed: false; waitMs: number }

export interface RateLimiter {
  /** Counts an attempt under a key, or says how long to wait; what is refused does not count. */
  attempt: (key: string) => Attempt
}

/** Allows so many attempts a window for each key, in memory; 10 a minute by default. */
export function createRateLimiter(
  { limit = 10, windowMs = 60_000 }: RateLimitOptions = {},
  now: () => number = Date.now,
): RateLimiter {
  const attempts = new Map<string, number[]>()
  return {
    attempt(key) {
      const time = now()
      const recent = (attempts.get(key) ?? []).filter((past) => time - past < windowMs)
      attempts.set(key, recent)
      const [oldest] = recent
      if (oldest !== undefined && recent.length >= limit) {
        return { allowed: false, waitMs: windowMs - (time - oldest) }
      }
      recent.push(time)
      return { allowed: true }
    },
  }
}
