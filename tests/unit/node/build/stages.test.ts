import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runQuietly, showStages } from '../../../../engine/node/build/stages'

const CLEAR = '\r\u001B[K'
let time = 0
let shown: string[] = []

beforeEach(() => {
  time = 0
  shown = []
})
afterEach(() => vi.useRealTimers())

const show = (isLive: boolean) =>
  showStages({ write: (text) => shown.push(text), isLive, now: () => time })

it('shows the name, the count and the time of each stage', async () => {
  const stage = show(false)
  const result = await stage('checking pages', (progress) => {
    time += 1240
    progress(3, 3)
    return 'checked'
  })
  await stage('copying files', async () => {})
  expect(result).toBe('checked')
  expect(shown).toEqual(['✓ checking pages: 3 (1.2 s)\n', '✓ copying files (0.0 s)\n'])
})

it('draws a bar once a stage has taken more than a second, ten times a second at the most', async () => {
  await show(true)('rendering pages', (progress) => {
    time = 900
    progress(1, 40)
    time = 1010
    progress(10, 40)
    progress(11, 40)
    time = 1500
    progress(20, 40)
  })
  expect(shown).toEqual([
    `${CLEAR}  rendering pages  █████░░░░░░░░░░░░░░░  10/40  1.0 s`,
    `${CLEAR}  rendering pages  ██████████░░░░░░░░░░  20/40  1.5 s`,
    `${CLEAR}✓ rendering pages: 20 (1.5 s)\n`,
  ])
})

it('draws the time of a stage that reports no progress', async () => {
  vi.useFakeTimers()
  const ended = show(true)('bundling', () => new Promise((done) => setTimeout(done, 1200)))
  for (; time < 1200; time += 100) vi.advanceTimersByTime(100)
  await ended
  expect(shown[0]).toBe(`${CLEAR}  bundling  1.0 s`)
  expect(shown.at(-1)).toBe(`${CLEAR}✓ bundling (1.2 s)\n`)
})

it('animates nothing where the output is a log', async () => {
  await show(false)('rendering pages', (progress) => {
    time = 60_000
    progress(1, 2)
  })
  expect(shown).toEqual(['✓ rendering pages: 1 (60.0 s)\n'])
})

it('names the stage that fails, and passes its error on', async () => {
  const error = new Error('No bread.')
  const failing = show(true)('rendering pages', () => {
    throw error
  })
  await expect(failing).rejects.toBe(error)
  expect(shown).toEqual(['✗ rendering pages\n'])
})

it('shows a cross for a stage whose result has failed', async () => {
  expect(
    await show(false)(
      'checking pages',
      () => false,
      (result) => !result,
    ),
  ).toBe(false)
  expect(shown).toEqual(['✗ checking pages (0.0 s)\n'])
})

it('can run stages and show nothing', async () => {
  expect(await runQuietly('copying files', () => 5)).toBe(5)
})
