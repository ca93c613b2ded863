import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RateLimiterOptions } from '../../../engine/core/rate-limit'
import { createRateLimiter } from '../../../engine/core/rate-limit'

const MINUTE = 60_000

/** A rate limiter with a clock that the test sets. */
function createClocked(options?: Partial<RateLimiterOptions>) {
  let time = 0
  const limiter = createRateLimiter({ ...options, now: () => time })
  return (key: string, at: number) => {
    time = at
    return limiter.attempt(key)
  }
}

const enquiries = { limit: 3, windowMs: 5 * MINUTE }

describe('the rate limiter', () => {
  it('says how long to wait, and allows again when the oldest attempt has left the window (R-170)', () => {
    const attempt = createClocked(enquiries)
    for (const at of [0, MINUTE, 2 * MINUTE]) expect(attempt('a', at)).toEqual({ allowed: true })
    const blocked = attempt('a', 3 * MINUTE)
    expect(blocked).toEqual({ allowed: false, waitMs: 2 * MINUTE })
    expect(attempt('a', 5 * MINUTE - 1)).toEqual({ allowed: false, waitMs: 1 })
    expect(attempt('a', 5 * MINUTE + 1)).toEqual({ allowed: true })
    expect(attempt('a', 5 * MINUTE + 2)).toEqual({ allowed: false, waitMs: MINUTE - 2 })
  })

  it('counts one address however it is written, and each address by itself (R-171)', () => {
    const attempt = createClocked(enquiries)
    for (const key of ['A@X.com', ' a@x.com ', 'a@X.COM']) attempt(key, 0)
    expect(attempt('a@x.com', 1).allowed).toBe(false)
    expect(attempt('b@x.com', 1).allowed).toBe(true)
  })

  it('does not count a blocked attempt, which would prolong the block (R-172)', () => {
    const attempt = createClocked(enquiries)
    for (const at of [0, 1, 2]) attempt('a', at)
    for (let at = 3; at < 5 * MINUTE; at += 1000) expect(attempt('a', at).allowed).toBe(false)
    for (const after of [1, 2, 3]) expect(attempt('a', 5 * MINUTE + after).allowed).toBe(true)
  })

  it('allows 10 a minute when nothing else is said (R-173)', () => {
    const attempt = createClocked()
    for (let n = 1; n <= 10; n += 1) expect(attempt('a', n).allowed).toBe(true)
    expect(attempt('a', 11)).toEqual({ allowed: false, waitMs: MINUTE - 10 })
    expect(attempt('a', MINUTE + 1).allowed).toBe(true)
    expect(attempt('a', MINUTE + 1).allowed).toBe(false)
  })

  it('never allows more than the limit within any window, and blocks no longer than it says', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 60 })
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (waits, limit) => {
        const windowMs = 100
        const attempt = createClocked({ limit, windowMs })
        const allowed: number[] = []
        let time = 0
        let free = 0
        for (const wait of waits) {
          time += wait
          const result = attempt('a', time)
          if (result.allowed) allowed.push(time)
          else free = time + result.waitMs
          if (!result.allowed) expect(result.waitMs).toBeGreaterThan(0)
          else expect(time).toBeGreaterThanOrEqual(free)
          const within = allowed.filter((past) => time - past < windowMs)
          expect(within.length).toBeLessThanOrEqual(limit)
        }
      }),
    )
  })

  it('agrees with a plain log of all attempts, whatever the addresses and the times', () => {
    fc.assert(
      fc.property(steps(0), fc.integer({ min: 1, max: 4 }), (tries, limit) => {
        const attempt = createClocked({ limit, windowMs: WINDOW })
        const log: Logged[] = []
        for (const { key, time } of tries) {
          expect(attempt(key, time)).toEqual(attemptNaively(log, { key, time, limit }))
        }
      }),
    )
  })

  it('blocks nobody for longer than the window, even when the clock is set back', () => {
    fc.assert(
      fc.property(steps(-500), fc.integer({ min: 1, max: 4 }), (tries, limit) => {
        const attempt = createClocked({ limit, windowMs: WINDOW })
        for (const { key, time } of tries) {
          const result = attempt(key, time)
          if (result.allowed) continue
          expect(result.waitMs).toBeGreaterThan(0)
          expect(result.waitMs).toBeLessThanOrEqual(WINDOW)
        }
      }),
    )
  })
})

const WINDOW = 100

/** Attempts at addresses with different spellings, each some time after the previous one. */
function steps(shortest: number) {
  const key = fc.constantFrom('a@x', ' A@x ', 'a@X', 'b@x', '')
  const step = fc.record({ key, wait: fc.integer({ min: shortest, max: 50 }) })
  return fc.array(step, { maxLength: 60 }).map((list) => {
    let time = 0
    return list.map(({ key, wait }) => {
      time += wait
      return { key, time }
    })
  })
}

interface Logged {
  key: string
  time: number
}

/** Scans all attempts ever allowed, and shares no code with the tested module. */
function attemptNaively(log: Logged[], { key, time, limit }: Logged & { limit: number }) {
  const address = key.toUpperCase().replaceAll(' ', '')
  const counted = log.filter((one) => one.key === address && one.time > time - WINDOW)
  if (counted.length >= limit) {
    const first = Math.min(...counted.map((one) => one.time))
    return { allowed: false, waitMs: first + WINDOW - time }
  }
  log.push({ key: address, time })
  return { allowed: true }
}
