import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { within } from '../../../engine/browser/within'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives what the promise gives, and leaves no timer', async () => {
  expect(await within(1000, Promise.resolve('here'))).toBe('here')
  await expect(within(1000, Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})

it('rejects when the promise takes too long', async () => {
  const late = within(1000, new Promise(() => {}))
  const told = expect(late).rejects.toThrow('No answer within 1000 ms.')
  await vi.advanceTimersByTimeAsync(1000)
  await told
})
