import type { Page } from 'playwright/test'
import { expect, halyard, openAlive, test } from './site'

/** When each font was asked for, and when the page was painted first, in milliseconds. */
async function readTimes(page: Page): Promise<{ fonts: number[]; painted: number }> {
  await page.waitForFunction(() => document.fonts.check('1rem Inter'))
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return {
      fonts: files
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ responseEnd }) => responseEnd),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }
  })
}

const isLoaded = (page: Page) => page.evaluate(() => document.fonts.check('600 1rem Inter'))

test.describe('the fonts of the site', () => {
  test('come after the first paint, which has stand-ins', async ({ page }) => {
    // A font that never comes keeps no text back.
    await page.route(/\.woff2$/, () => {})
    await page.goto(halyard(), { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    expect(await isLoaded(page)).toBe(false)
  })

  test('are two files with the characters of the site', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('.woff2') && asked.push(request.url()))
    await openAlive(page, halyard())
    const { fonts } = await readTimes(page)
    expect(fonts).toHaveLength(2)
    for (const route of ['/contact', '/legal', '/solutions/treasury/banking/islamic']) {
      await openAlive(page, halyard(route))
      await readTimes(page)
    }
    expect(new Set(asked).size).toBe(2)
  })

  test('come whole for a character that the site does not have', async ({ page }) => {
    await openAlive(page, halyard('/contact'))
    await readTimes(page)
    const asked = page.waitForRequest(/\/inter-[^/]+\.woff2$/)
    await page.getByLabel('First Name').fill('Łukasz')
    await asked
  })

  test('move nothing when they come late (R-092)', async ({ page }) => {
    await page.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += Reflect.get(entry, 'value')
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((done) => setTimeout(done, 500))
      await route.continue()
    })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(halyard())
      await page.waitForFunction(() => document.fonts.check('600 1rem Inter'))
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => window.shift)).toBeLessThan(0.005)
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('are asked for at once', async ({ page }) => {
      const asked = page.waitForRequest(/\.woff2$/)
      await page.goto(halyard())
      await asked
    })
  })
})

declare global {
  interface Window {
    shift: number
  }
}
