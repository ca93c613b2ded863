import type { Page } from 'playwright/test'
import { bakery, expect, openAlive, test, waitQuiet } from '../support/site'

/** Whether a font that was fetched shows the text in the site's own font. */
const isUsed = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded'),
  )

const waitUsed = (page: Page) => expect.poll(() => isUsed(page)).toBe(true)

/** From now on `window.shift` is how far things have moved, as browsers count it. */
async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Waits until the fonts have come, used or not. */
async function waitFetched(page: Page): Promise<void> {
  await waitQuiet(page)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
}

test.describe('the fonts of the site', () => {
  test('come after the first paint, which has stand-ins', async ({ page }) => {
    // A font that never comes keeps no text back.
    await page.route(/\.woff2$/, () => {})
    await page.goto(bakery(), { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    expect(await isUsed(page)).toBe(false)
  })

  test('are two files with the characters of the site', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('.woff2') && asked.push(request.url()))
    for (const route of ['/', '/order', '/privacy', '/breads/sourdough']) {
      await openAlive(page, bakery(route))
      await waitFetched(page)
      expect(new Set(asked).size).toBe(2)
    }
  })

  test('come whole for a character that the site does not have', async ({ page }) => {
    await openAlive(page, bakery('/order'))
    await waitUsed(page)
    const asked = page.waitForRequest(/\/figtree-[^/]+\.woff2$/)
    await page.getByLabel('Your name').fill('Łukasz')
    await asked
  })

  test('move nothing when they come late (R-092)', async ({ page }) => {
    await watchShift(page)
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((done) => setTimeout(done, 200))
      await route.continue()
    })
    for (const width of [390, 412, 1280]) {
      await page.setViewportSize({ width, height: 823 })
      for (const route of ['/', '/breads', '/order', '/visit']) {
        await openAlive(page, bakery(route))
        await waitFetched(page)
        expect(await page.evaluate(() => window.shift), `${route} at ${width}`).toBe(0)
      }
    }
  })

  test('are not used in a block in which something would move, until another page is shown', async ({
    page,
  }) => {
    await watchShift(page)
    const readFont = (name: string) =>
      page
        .getByRole('heading', { name })
        .evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0])
    await page.route(bakery('/about'), async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      // A stand-in that takes more room.
      const style = '<style>:root{--font-heading:"Young Serif",monospace}</style>'
      await route.fulfill({ response: answer, body: html.replace('</head>', `${style}</head>`) })
    })
    await page.setViewportSize({ width: 412, height: 823 })
    await openAlive(page, bakery('/about'))
    await waitUsed(page)
    expect(await readFont('Four bakers and a brick oven')).not.toContain('Young Serif"')
    expect(await readFont('Work with us')).toContain('Young Serif"')
    expect(await page.evaluate(() => window.shift)).toBe(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL(bakery('/privacy'))
    await expect(page.locator('[data-block][style*=font]')).toHaveCount(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('are asked for at once', async ({ page }) => {
      const asked = page.waitForRequest(/\.woff2$/)
      await page.goto(bakery())
      await asked
    })
  })
})

declare global {
  interface Window {
    shift: number
  }
}
