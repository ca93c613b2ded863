import type { Page } from 'playwright/test'
import { hold } from '../support/hold'
import {
  bakery,
  examples,
  expect,
  openAlive,
  openUnscripted,
  test,
  waitAlive,
  waitQuiet,
} from '../support/site'

// These tests depend on exactly which requests are made, and when.
test.use({ startsCold: true })

/** The browser paints no frames until `showFrame` is called, as in a background tab. */
async function withholdFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { requestAnimationFrame: frame } = window
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (run) => waiting.push(run)
    Object.assign(window, {
      showFrame() {
        window.requestAnimationFrame = frame
        for (const run of waiting) frame(run)
      },
    })
  })
}

/** The scripts that the page requests after this call. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

test.describe('the app', () => {
  test('starts where the browser does not say that it is idle', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
    await openAlive(page, bakery())
  })

  test('starts in a browser that cannot observe', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'))
    await openAlive(page, bakery())
  })

  test('starts where the browser reports no paint', async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {}
    })
    await openAlive(page, bakery())
  })

  test('asks for its first file when the page has been painted (R-347)', async ({ page }) => {
    await openAlive(page, bakery())
    const times = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js$/.test(name))
        .map(({ startTime }) => startTime)
      return { paint: paint?.startTime, first: Math.min(...files) }
    })
    expect(times.first).toBeGreaterThan(times.paint ?? Number.NaN)
  })

  test('consists of four files, of which the entry is the last', async ({ page }) => {
    await page.goto(bakery())
    const scripts = await page.locator('#quire-page').getAttribute('data-scripts')
    const names = scripts?.split(' ').map((path) => path.replace(/^\/assets\/|-.{7}\.js$/g, ''))
    expect(names).toEqual(['rolldown-runtime', 'react', 'common', 'entry-client'])
  })

  for (const [sign, act] of [
    ['the pointer is moved', (page: Page) => page.mouse.move(300, 300, { steps: 2 })],
    ['a key is pressed', (page: Page) => page.keyboard.press('Tab')],
  ] as const) {
    test(`starts when ${sign} while the browser is busy`, async ({ page }) => {
      const scripts = collectScripts(page)
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0
      })
      await page.goto(bakery())
      await waitQuiet(page)
      expect(scripts).toEqual([])
      await act(page)
      await waitAlive(page)
    })
  }

  test('asks for nothing in a tab behind, and starts when it is shown (R-347)', async ({
    page,
  }) => {
    const scripts = collectScripts(page)
    await withholdFrames(page)
    await page.goto(bakery())
    await waitQuiet(page)
    expect(scripts).toEqual([])
    await page.evaluate(() => Reflect.get(window, 'showFrame')())
    await waitAlive(page)
  })

  test('starts once, whatever happens meanwhile', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto(bakery(), { waitUntil: 'commit' })
    await page.mouse.move(300, 300)
    await page.mouse.click(300, 700)
    await page.keyboard.press('Tab')
    release()
    await waitAlive(page)
    await waitQuiet(page)
    const asked = await page
      .locator('link[rel=preload][as=fetch], link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(asked.length).toBeGreaterThan(1)
    expect(new Set(asked).size).toBe(asked.length)
  })
})

test.describe('a button that is pressed before its code has come', () => {
  const audience = (page: Page) => page.getByRole('button', { name: 'Reader', exact: true })
  const paleness = (page: Page) =>
    audience(page).evaluate((button) => getComputedStyle(button).opacity)

  test('is paler at once, and says after a second that something loads, until it has', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/*.js')
    await openUnscripted(page, examples('/audience-selector/example-1'))
    await page.clock.install()
    expect(await paleness(page)).toBe('1')
    await audience(page).click()
    expect(await paleness(page)).toBe('0.6')
    const status = page.getByRole('status').filter({ hasText: /^Loading$/ })
    await page.clock.runFor(500)
    await expect(status).toHaveCount(0)
    await page.clock.runFor(600)
    await expect(status).toHaveCount(1)
    await page.clock.resume()
    release()
    await expect(audience(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await paleness(page)).toBe('1')
    await expect(status).toHaveCount(0)
  })

  test('says nothing if its code comes within the second', async ({ page }) => {
    const release = await hold(page, '**/assets/*.js')
    await openUnscripted(page, examples('/audience-selector/example-1'))
    await page.evaluate(() => {
      const said: string[] = []
      new MutationObserver((records) => {
        for (const { target } of records)
          if (target instanceof Element && target.role === 'status')
            said.push(target.textContent ?? '')
      }).observe(document.body, { childList: true, subtree: true })
      Object.assign(window, { said })
    })
    await audience(page).click()
    release()
    await expect(audience(page)).toHaveAttribute('aria-pressed', 'true')
    await page.waitForTimeout(1200)
    expect(await page.evaluate(() => Reflect.get(window, 'said'))).not.toContain('Loading')
  })
})

test.describe('what does not come in time is done without', () => {
  test('what shows a notice', async ({ page }) => {
    await hold(page, /\/assets\/Toaster-[^/]+\.js$/)
    await page.clock.install()
    await openAlive(page, bakery())
    await page.locator('#hero').getByRole('link', { name: 'Order a loaf' }).click()
    await expect(page).toHaveURL(bakery('/order'))
    await page.clock.runFor(4000)
    await expect(page.getByRole('status').filter({ hasText: 'Order by two' })).toBeVisible()
  })

  test('the report that a block is near, where the block is used', async ({ page }) => {
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {}
    })
    await openAlive(page, bakery('/order'))
    const field = page.getByRole('form', { name: 'Order' }).getByLabel('Your name')
    await field.focus()
    await expect
      .poll(() =>
        field.evaluate((input) => {
          const block = input.closest('[data-block]')
          return block !== null && window.quireEarly?.live.has(block)
        }),
      )
      .toBe(true)
  })
})
