import { describe, expect, it } from 'vitest'
import { createRateLimiter } from '../../../engine/core/rate-limit'

function createClock() {
  let time = 0
  return { now: () => time, set: (next: number) => (time = next) }
}

describe('a rate limiter', () => {
  it('tells how long to wait, and allows again afterwards (R-170)', () => {
    const clock = createClock()
    const limiter = createRateLimiter({ limit: 3, windowMs: 300_000 }, clock.now)
    for (const at of [0, 60_000, 120_000]) {
      clock.set(at)
      expect(limiter.attempt('a')).toEqual({ allowed: true })
    }
    clock.set(180_000)
    expect(limiter.attempt('a')).toEqual({ allowed: false, waitMs: 120_000 })
    clock.set(300_001)
    expect(limiter.attempt('a')).toEqual({ allowed: true })
  })

  it('counts each key for itself (R-171)', () => {
    const limiter = createRateLimiter({ limit: 1 }, () => 0)
    expect(limiter.attempt('a').allowed).toBe(true)
    expect(limiter.attempt('b').allowed).toBe(true)
    expect(limiter.attempt('a').allowed).toBe(false)
  })

  it('is not prolonged by what it refuses (R-172)', () => {
    const clock = createClock()
    const limiter = createRateLimiter({ limit: 1, windowMs: 1000 }, clock.now)
    limiter.attempt('a')
    clock.set(900)
    expect(limiter.attempt('a').allowed).toBe(false)
    clock.set(1001)
    expect(limiter.attempt('a').allowed).toBe(true)
  })

  it('allows 10 a minute unless told otherwise (R-173)', () => {
    const limiter = createRateLimiter(undefined, () => 0)
    const allowed = Array.from({ length: 11 }, () => limiter.attempt('a').allowed)
    expect(allowed.filter(Boolean)).toHaveLength(10)
    expect(limiter.attempt('a')).toEqual({ allowed: false, waitMs: 60_000 })
  })
})
