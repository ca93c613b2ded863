import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSlices, MAX_LOAD_MS, runAfterLoad } from '../../../engine/browser/timing'

let target: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * Sets the time of the page's load event and the current time, both relative to the page's request.
 */
function stubClock(loadEventStart: number, now: number): void {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ loadEventStart }], now: () => now })
}

it('waits for the page and then for the given time (R-257, R-259)', () => {
  stubClock(0, 300)
  const run = vi.fn()
  runAfterLoad(run, 2000)
  vi.advanceTimersByTime(10_000)
  target.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(1999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

it('waits for what is left where the page has loaded already', () => {
  stubClock(400, 1000)
  const run = vi.fn()
  runAfterLoad(run, 2000)
  vi.advanceTimersByTime(1399)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

it('does not wait where the page loaded long ago', () => {
  stubClock(400, 9000)
  const run = vi.fn()
  runAfterLoad(run, 2000)
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledOnce()
})

it('does not wait for ever where a file keeps the page from having loaded', () => {
  stubClock(0, 300)
  const run = vi.fn()
  runAfterLoad(run, 2000)
  vi.advanceTimersByTime(MAX_LOAD_MS + 2000)
  expect(run).toHaveBeenCalledOnce()
  target.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(2000)
  expect(run).toHaveBeenCalledOnce()
})

it('does one piece of work a task, in order, and goes on after one that fails', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  vi.stubGlobal('scheduler', undefined)
  const done: number[] = []
  const inSlices = createSlices()
  const error = new Error('This piece fails.')
  inSlices(() => done.push(1))
  inSlices(() => {
    throw error
  })
  inSlices(() => done.push(3))
  // Runs the task up to its first pause.
  await Promise.resolve()
  await Promise.resolve()
  expect(done).toEqual([1])
  await vi.runAllTimersAsync()
  expect(done).toEqual([1, 3])
  expect(report).toHaveBeenCalledExactlyOnceWith(error)
})
