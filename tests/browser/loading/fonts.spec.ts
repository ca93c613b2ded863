import type { Page, Route } from 'playwright/test'
import { emulateNetwork, NETWORKS } from '../../support/networks'
import { pickSize } from '../../support/run-length'
import { expectLightFonts } from '../support/font-weights'
import { bakery, expect, openAlive, test, waitAlive, waitFrames, waitQuiet } from '../support/site'

// These tests depend on exactly which requests are made, and when.
test.use({ startsCold: true })

/** The bakery's fonts, keyed by role. */
const ROLES = { h1: 'heading', 'main p': 'body' } as const
const OWN = { heading: [true], body: [true] }
const FALLBACK = { heading: [false], body: [false] }
const isFont = (url: string) => url.endsWith('.woff2')

/** For each text element, `true` if all its text is shown in the site's fonts. */
async function readNodes(page: Page, selector: string): Promise<boolean[][]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const nodes = nodeIds.map(async (nodeId) => {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    return [...new Set(fonts.map(({ isCustomFont }) => isCustomFont))].sort()
  })
  const read = await Promise.all(nodes)
  await client.detach()
  return read.filter((fonts) => fonts.length > 0)
}

/**
 * For the first element with each role, `true` if all its glyphs are in the site's own font,
 * `false` if none is.
 */
async function readFonts(
  page: Page,
  selectors: Readonly<Record<string, string>>,
): Promise<Record<string, boolean[] | undefined>> {
  const entries = Object.entries(selectors).map(
    async ([selector, role]) => [role, (await readNodes(page, selector))[0]] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

/** `true` if a role has text in the site's font and also text in another font. */
async function isMixed(page: Page): Promise<boolean> {
  const roles = ['h1, h2', 'main p, main li, h3'].map(async (selector) => {
    const nodes = await readNodes(page, selector)
    return new Set(nodes.map((fonts) => fonts.includes(true))).size > 1
  })
  return (await Promise.all(roles)).includes(true)
}

const readOwn = (page: Page) => readFonts(page, ROLES)

/** Shows a string on the page, types it into a field, and returns the fonts of both. */
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

/** Adds up the layout shifts, and records the frames in which the fonts of the roles change. */
async function watchFonts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.watched = { shift: 0, states: [], added: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.watched.shift += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    const { add } = document.fonts
    document.fonts.add = (face) => {
      window.watched.added ||= performance.now()
      return add.call(document.fonts, face)
    }
    const context = document.createElement('canvas').getContext('2d')
    const measure = (families: string) => {
      if (!context) return 0
      context.font = `99px ${families}`
      return context.measureText('illimitable').width
    }
    const look = () => {
      requestAnimationFrame(look)
      const state = ['h1', 'main p'].map((selector) => {
        const element = document.querySelector(selector)
        if (!element) return 'absent'
        const families = getComputedStyle(element).fontFamily
        const fallbacks = families.replace(/^(?:"[^"]*"|[^,]*), /, '')
        return measure(families) === measure(fallbacks) ? 'fallback' : 'own'
      })
      const { states } = window.watched
      if (!state.includes('absent') && states.at(-1) !== state.join()) states.push(state.join())
    }
    look()
  })
}

const readWatched = (page: Page) => page.evaluate(() => window.watched)

/** Delays fonts. The returned function releases the next font, or all of them. */
async function holdFonts(page: Page): Promise<(count?: number) => Promise<void>> {
  const held: Route[] = []
  await page.route(
    ({ pathname }) => isFont(pathname),
    (route) => void held.push(route),
  )
  return async (count = 2) => {
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(count)
    await Promise.all(held.splice(0, count).map((route) => route.continue()))
  }
}

const waitPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Opens a page, which is painted without its fonts. The returned function releases them. */
async function openWithoutFonts(page: Page, route: string) {
  const release = await holdFonts(page)
  await page.goto(bakery(route), { waitUntil: 'domcontentloaded' })
  await waitPainted(page)
  expect(await readOwn(page), route).toEqual(FALLBACK)
  return release
}

/** Waits until the fonts are loaded. */
async function waitOwn(page: Page): Promise<void> {
  await expect.poll(() => readOwn(page)).toEqual(OWN)
}

test.describe('the fonts of the site', () => {
  test('keep no text back, and all change in one frame when the last has come (R-092)', async ({
    page,
  }) => {
    await watchFonts(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 823 })
      for (const route of ['/', '/breads', '/order']) {
        const release = await openWithoutFonts(page, route)
        await release(1)
        await waitQuiet(page)
        expect(await readOwn(page), `${route} at ${width}, with one font`).toEqual(FALLBACK)
        await release(1)
        await waitOwn(page)
        await waitFrames(page)
        const { states, shift } = await readWatched(page)
        expect(states, `${route} at ${width}`).toEqual(['fallback,fallback', 'own,own'])
        expect(shift, `${route} at ${width}`).toBeLessThan(0.05)
        await page.unrouteAll()
      }
    }
  })

  test('come to pages that are opened inside the app before and after them', async ({ page }) => {
    const release = await openWithoutFonts(page, '/order')
    await waitAlive(page)
    const goTo = async (path: string) => {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      // The document has not finished loading, and `waitShown` would wait for that.
      await expect(page.locator(`head link[rel=canonical][href$="${path}"]`)).toBeAttached()
    }
    await goTo('/about')
    expect(await readOwn(page)).toEqual(FALLBACK)
    await release()
    await waitOwn(page)
    await goTo('/breads')
    expect(await readOwn(page)).toEqual(OWN)
  })

  test('are there before the first paint where they are cached', async ({ page }) => {
    await watchFonts(page)
    await openAlive(page, bakery())
    await waitOwn(page)
    // On a busy machine, the first attempt may fail, but not every attempt.
    for (const open of [() => page.goto(bakery('/order')), () => page.reload()])
      await expect(async () => {
        await open()
        await waitOwn(page)
        const { added, shift } = await readWatched(page)
        const [painted] = await page.evaluate(() =>
          performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
        )
        expect(added).toBeLessThan(painted ?? 0)
        expect(shift).toBe(0)
      }).toPass()
  })

  test('never share the texts of a role with the fallback, on a slow network', async ({
    browser,
  }) => {
    const visits = pickSize({ short: 2, long: 20 })
    test.setTimeout(30_000 + visits * 10_000)
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await browser.newPage({ viewport: { width: 390, height: 823 } })
      await emulateNetwork(page, NETWORKS.slow)
      await page.goto(bakery(), { waitUntil: 'commit' })
      await waitPainted(page)
      await expect
        .poll(
          async () => {
            // The fonts can change between reading the two elements, but only once.
            const isLasting = (await isMixed(page)) && (await isMixed(page))
            expect(isLasting, `visit ${visit}`).toBe(false)
            return readOwn(page)
          },
          { intervals: [100] },
        )
        .toEqual(OWN)
      await page.context().close()
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
    await openAlive(page, bakery('/order'))
    await waitOwn(page)
    await waitQuiet(page)
    expect(await writeText(page, 'Café')).toEqual({ text: [true], typed: [true] })
    // The site's font files lack these characters, so browsers use the next font family for them.
    for (const text of ['→', 'ł', 'سلام']) {
      expect(await writeText(page, text), text).toEqual({ text: [false], typed: [false] })
    }
    expect(new Set(asked).size).toBe(2)
    expect(await writeText(page, 'Muñoz')).toEqual({ text: [true], typed: [true] })
    expect(new Set(asked).size).toBe(4)
  })

  test('bring no second family into texts that wait for them', async ({ page }) => {
    const release = await openWithoutFonts(page, '/order')
    await waitAlive(page)
    for (const text of ['Muñoz', 'Café', '→', 'Łódź', 'سلام']) {
      expect(await writeText(page, text), text).toEqual({ text: [false], typed: [false] })
    }
    await writeText(page, 'Muñoz')
    await release()
    await release()
    await expect.poll(() => writeText(page, 'Muñoz')).toEqual({ text: [true], typed: [true] })
  })

  test('are shown in weights that they have, and browsers embolden none', async ({ page }) => {
    for (const route of ['/', '/about', '/order', '/questions', '/breads/sourdough']) {
      await page.goto(bakery(route))
      const shown = await page.locator('body *:not(svg *, script)').evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { fontFamily, fontWeight, fontSynthesisWeight } = getComputedStyle(element)
          const [family = ''] = fontFamily.replaceAll('"', '').split(',')
          return `${family} ${fontWeight} ${fontSynthesisWeight}`
        }),
      )
      const own = [...new Set(shown)].filter((text) => /^(Young Serif|Figtree) /.test(text))
      expect(own.sort(), route).toEqual([
        'Figtree 400 none',
        ...own.filter((text) => /^Figtree [5-7]00 none$/.test(text)),
        'Young Serif 400 none',
      ])
    }
  })

  test('are light', async ({ request }) => {
    for (const route of ['/', '/order']) await expectLightFonts(request, bakery(route))
  })

  test.describe('of which a file does not come', () => {
    test.use({ allowErrors: /young-serif/ })

    test('omit its family, and no other', async ({ page }) => {
      await page.route(/young-serif-[^/]+\.woff2$/, (route) => route.abort())
      await openAlive(page, bakery('/order'))
      await expect.poll(() => readOwn(page)).toEqual({ heading: [false], body: [true] })
      expect(await writeText(page, 'Muñoz')).toEqual({ text: [true], typed: [true] })
      await page.locator('h1').evaluate((heading) => {
        heading.textContent = 'Muñoz'
      })
      await expect.poll(() => readOwn(page)).toEqual({ heading: [false], body: [true] })
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('are asked for at once', async ({ page }) => {
      const asked = page.waitForRequest(/\.woff2$/)
      await page.goto(bakery())
      await asked
    })

    test('are applied by the browser itself where they are cached', async ({ page }) => {
      await expect(async () => {
        await page.goto(bakery())
        expect(await readOwn(page)).toEqual(OWN)
      }).toPass()
    })
  })
})

declare global {
  interface Window {
    watched: {
      /** The cumulative layout shift. */
      shift: number
      /** The fonts that headings and body text were shown in, such as `fallback,own`. */
      states: string[]
      /** The time at which the first font was added. */
      added: number
    }
  }
}
