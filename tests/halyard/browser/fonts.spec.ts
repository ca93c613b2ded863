import type { Browser } from 'playwright/test'
import { buildSummary } from '../../bench/figure'
import { emulateNetwork, NETWORKS } from '../../support/networks'
import { PHONE } from '../../support/phone'
import { pickSize } from '../../support/run-length'
import { expect, halyard, leavingRoutes, siteRoutes, test } from './site'

/**
 * The layout shift on a first visit to a page, until its fonts have loaded and all requests have
 * ended.
 */
async function measureShift(browser: Browser, url: string, name: 'fast' | 'slow') {
  const page = await browser.newPage(PHONE)
  await page.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await emulateNetwork(page, NETWORKS[name])
  await page.goto(url, { waitUntil: 'networkidle' })
  const hasFonts = () =>
    page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Inter'))
  await expect.poll(hasFonts, url).toBe(true)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() => setTimeout(() => done(window.moved), 100))
      }),
  )
  await page.context().close()
  return shift
}

for (const name of ['fast', 'slow'] as const) {
  test(`first visits on a ${name} network move little when the fonts come (R-092)`, async ({
    browser,
  }) => {
    const staying = siteRoutes.filter((route) => !leavingRoutes.includes(route))
    const routes = pickSize({ short: staying.slice(0, 3), long: staying })
    test.setTimeout(30_000 + routes.length * 10_000)
    const shifts: number[] = []
    for (const route of routes) {
      const shift = await measureShift(browser, halyard(route), name)
      expect(shift, route).toBeLessThanOrEqual(0.05)
      shifts.push(shift)
    }
    expect(buildSummary(shifts).median).toBeLessThanOrEqual(0.01)
  })
}

declare global {
  interface Window {
    moved: number
  }
}
