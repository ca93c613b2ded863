import type { CDPSession, Page } from 'playwright/test'
import { pickSize } from '../support/run-length'
import { bakery, expect, openAlive, test } from './support/site'

const ROUNDS = pickSize({ short: 20, long: 100 })
/** The warm-up compiles code and caches pages. */
const FIRST_ROUNDS = pickSize({ short: 15, long: 40 })
const PATHS = ['/about', '/visit', '/questions', '/order', '/']

/** A page's metrics after garbage collection. */
async function measure(session: CDPSession): Promise<Record<string, number>> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

async function visitAll(page: Page, rounds: number): Promise<void> {
  await page.evaluate(
    async ({ rounds, paths }) => {
      const frame = () => new Promise(requestAnimationFrame)
      for (let round = 0; round < rounds; round += 1) {
        for (const path of paths) {
          const link = document.querySelector<HTMLElement>(
            `footer a[href="${path}"], header a[href="${path}"]`,
          )
          // Each page has a separate element, even if its text is the same.
          const left = document.querySelector('h1')
          link?.click()
          while (left?.isConnected !== false || !document.querySelector('h1')) await frame()
          await frame()
        }
      }
    },
    { rounds, paths: PATHS },
  )
}

test(`${ROUNDS * PATHS.length} navigations leave nothing behind (R-335)`, async ({ page }) => {
  test.slow()
  await openAlive(page, bakery('/'))
  await visitAll(page, FIRST_ROUNDS)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await measure(session)
  await visitAll(page, ROUNDS)
  // The browser frees its own memory soon; leaked memory stays.
  await expect(async () => {
    const after = await measure(session)
    for (const name of ['JSHeapUsedSize', 'JSEventListeners', 'Nodes']) {
      const ratio = (after[name] ?? Number.NaN) / (before[name] ?? Number.NaN)
      expect(ratio, name).toBeLessThan(1.1)
    }
  }).toPass({ timeout: 30_000 })
})
