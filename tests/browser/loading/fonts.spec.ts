import type { Page, Route } from 'playwright/test'
import { expectLightFonts } from '../support/font-weights'
import { bakery, expect, openAlive, test, waitAlive, waitQuiet, waitShown } from '../support/site'

// What is fetched, and when, is what these look at.
test.use({ startsCold: true })

/** The fonts of the bakery, by what is set in them. */
const ROLES = { h1: 'heading', 'main p': 'body' } as const
const isFont = (url: string) => url.endsWith('.woff2')

/** Whether each of these is shown in the site's own font: of all its glyphs, or of none. */
async function readFonts(
  page: Page,
  selectors: Readonly<Record<string, string>>,
): Promise<Record<string, readonly boolean[]>> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const entries = Object.entries(selectors).map(async ([selector, role]) => {
    const found = { nodeId: root.nodeId, selector }
    const { nodeId } = await client.send('DOM.querySelector', found)
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    return [role, [...new Set(fonts.map(({ isCustomFont }) => isCustomFont))].sort()] as const
  })
  const own = Object.fromEntries(await Promise.all(entries))
  await client.detach()
  return own
}

const readOwn = (page: Page) => readFonts(page, ROLES)

/** Shows a text in the page and types it into a field, and says what both are shown in. */
async function writeText(page: Page, text: string) {
  await page
    .locator('main p')
    .first()
    .evaluate((element, written) => {
      element.textContent = written
    }, text)
  await page.locator('main input[type=text]').first().fill(text)
  await waitQuiet(page)
  return readFonts(page, { 'main p': 'text', 'main input[type=text]': 'typed' })
}

/** Adds up how far things move, as browsers count it. */
async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const waitPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Keeps fonts back until the returned function is called. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  const isHeld = (url: URL) => isFont(url.pathname)
  await page.route(isHeld, (route) => void held.push(route))
  return async () => {
    await Promise.all(held.map((route) => route.continue()))
    await page.unroute(isHeld)
  }
}

/** Opens a page that is painted without its fonts; they come when the returned function is called. */
async function openWithoutFonts(page: Page, route: string): Promise<() => Promise<void>> {
  const release = await holdFonts(page)
  await page.goto(bakery(route), { waitUntil: 'domcontentloaded' })
  await waitPainted(page)
  // By now the browser has given them up: it waits a tenth of a second at most.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)))
  return release
}

test.describe('the fonts of the site', () => {
  test('show its texts from the first paint on where they come at once', async ({ page }) => {
    await watchShift(page)
    // A machine may be too busy for the first time, not for every time.
    await expect(async () => {
      await page.goto(bakery())
      await waitPainted(page)
      expect(await readOwn(page)).toEqual({ heading: [true], body: [true] })
    }).toPass()
    await waitQuiet(page)
    expect(await readOwn(page)).toEqual({ heading: [true], body: [true] })
    expect(await page.evaluate(() => window.shift)).toBe(0)
  })

  test('keep no text back, and change nothing in a document that was painted without them (R-092)', async ({
    page,
  }) => {
    await watchShift(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 823 })
      for (const route of ['/', '/breads', '/order']) {
        const release = await openWithoutFonts(page, route)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await release()
        await waitQuiet(page)
        const none = { heading: [false], body: [false] }
        expect(await readOwn(page), `${route} at ${width}`).toEqual(none)
        expect(await page.evaluate(() => window.shift), `${route} at ${width}`).toBe(0)
        await page.evaluate(() => history.pushState(null, '', '/about'))
        await waitShown(page, '/about')
        expect(await readOwn(page), `from ${route} at ${width}`).toEqual(none)
      }
    }
  })

  test('are two files with the characters of the site', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => isFont(request.url()) && asked.push(request.url()))
    for (const route of ['/', '/order', '/privacy', '/breads/sourdough']) {
      await openAlive(page, bakery(route))
      await waitQuiet(page)
      expect(new Set(asked).size).toBe(2)
    }
  })

  test('bring the other characters that they have, and those only where they are used', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => isFont(request.url()) && asked.push(request.url()))
    await expect(async () => {
      await openAlive(page, bakery('/order'))
      expect(await readOwn(page)).toEqual({ heading: [true], body: [true] })
    }).toPass()
    await waitQuiet(page)
    expect(await writeText(page, 'Café')).toEqual({ text: [true], typed: [true] })
    // Neither is in the files of the fonts: browsers take such characters from the next family.
    for (const text of ['→', 'ł', 'سلام']) {
      expect(await writeText(page, text), text).toEqual({ text: [false], typed: [false] })
    }
    expect(new Set(asked).size).toBe(2)
    // To make them known lays the whole page out anew: what is typed otherwise does not wait for it.
    const areKnown = () =>
      page.evaluate(() => document.querySelector<HTMLStyleElement>('[data-rest-fonts]')?.media)
    expect(await areKnown()).toBe('not all')
    expect(await writeText(page, 'Muñoz')).toEqual({ text: [true], typed: [true] })
    expect(await areKnown()).toBe('all')
    expect(new Set(asked).size).toBe(3)
  })

  test('bring no second family into texts that go without them', async ({ page }) => {
    const release = await openWithoutFonts(page, '/order')
    await release()
    await waitAlive(page)
    await waitQuiet(page)
    for (const text of ['Muñoz', 'Café', '→', 'Łódź', 'سلام']) {
      expect(await writeText(page, text), text).toEqual({ text: [false], typed: [false] })
    }
  })

  test('are there for the next document where they have come too late', async ({ page }) => {
    const release = await openWithoutFonts(page, '/order')
    await release()
    await waitQuiet(page)
    expect(await readOwn(page)).toEqual({ heading: [false], body: [false] })
    await expect(async () => {
      await page.goto(bakery())
      await waitPainted(page)
      expect(await readOwn(page)).toEqual({ heading: [true], body: [true] })
    }).toPass()
  })

  test('are light', async ({ request }) => {
    for (const route of ['/', '/order']) await expectLightFonts(request, bakery(route))
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
