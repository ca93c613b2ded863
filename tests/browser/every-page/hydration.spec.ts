import type { Page } from 'playwright/test'
import type { PageData } from '../../../engine/core/page/data'
import { renderPlainText } from '../../../engine/core/text/rich-text'
import { resolveTokens } from '../../../engine/core/text/tokens'
import { loadCachedBundle } from '../../../engine/node/bundle/bundle-cache'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { pickSize } from '../../support/run-length'
import type { WholePage } from '../../support/sites/read-pages'
import { readPages } from '../../support/sites/read-pages'
import { servedSites } from '../support/served-sites'
import { bakery, expect, openAlive, saveData, test, tiny, waitQuiet } from '../support/site'
import { scrollThrough, stayOnSite, tour } from '../support/tour'

/**
 * The names of the chunks that the page requests, such as `Tabs`. The array fills while the page is
 * open.
 */
function collectChunks(page: Page): Set<string> {
  const chunks = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/(\w+)-[^/]+\.js$/.exec(request.url())?.[1]
    if (name) chunks.add(name)
  })
  return chunks
}

test.describe('no error and no warning is logged', () => {
  // `visits.spec.ts` opens every route inside the app.
  test.describe('at New Year on the other side of the world, with reduced motion', () => {
    test.use({ timezoneId: 'Pacific/Kiritimati', contextOptions: { reducedMotion: 'reduce' } })

    for (const { name, at, routes, covering } of servedSites) {
      const visited = pickSize({ short: covering, long: routes })
      test(`on a visit of the routes of ${name} (R-330)`, async ({ page }) => {
        test.setTimeout(240_000)
        await page.clock.setFixedTime(new Date('2041-01-01T00:00:30+14:00'))
        for (const route of visited) await tour(page, at(route))
        await expect(page.getByRole('contentinfo')).toContainText('© 2041')
      })
    }

    test('where the year stands in a closed panel', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2041-01-01T00:00:30+14:00'))
      await tour(page, tiny('/almanac'))
      await page.getByRole('tab', { name: 'Spring' }).click()
      await expect(page.getByText('Plaited loaves for Easter 2041.')).toBeVisible()
    })
  })
})

test.describe('a block on a page that is visited', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('is alive within 300px of the window and not beyond, nor is its chunk fetched (R-088, D36)', async ({
    page,
  }) => {
    await saveData(page)
    const chunks = collectChunks(page)
    await openAlive(page, tiny('/almanac'))
    await expect
      .poll(() => page.locator('main > [data-block]').evaluateAll(hasDeadNear))
      .toBe(false)
    await waitQuiet(page)
    const { statics } = await readInlinePage(page)
    const blocks = await page.locator('main > [data-block]').evaluateAll((elements) =>
      elements.map((element) => ({
        type: element.getAttribute('data-block'),
        isNear: element.getBoundingClientRect().top <= innerHeight + 300,
        isAlive: window.quireEarly?.live.has(element),
        text: element.textContent,
      })),
    )
    const waiting = blocks.filter((_, index) => !statics?.page[index])
    expect(waiting.map(({ type }) => type)).toEqual(['faq', 'tabs'])
    expect(waiting.map(({ isAlive }) => isAlive)).toEqual(waiting.map(({ isNear }) => isNear))
    expect(waiting.at(-1)?.isNear).toBe(false)
    for (const { text } of blocks) expect(text?.length).toBeGreaterThan(20)
    expect(chunks).not.toContain('Tabs')
    await scrollThrough(page)
    expect(chunks).toContain('Tabs')
  })

  test('is never asked for where it is static, and has no content in the data', async ({
    page,
  }) => {
    await saveData(page)
    const chunks = collectChunks(page)
    await openAlive(page, bakery())
    await scrollThrough(page)
    await waitQuiet(page)
    const { statics, blocks } = await readInlinePage(page)
    const types = ['hero', 'steps', 'split', 'cards', 'cta']
    const found = blocks.filter((_, index) => statics?.page[index])
    expect(found.map(({ type }) => type)).toEqual(expect.arrayContaining(types))
    for (const block of found) expect(Object.keys(block).join()).toMatch(/^type,(id,)?tone$/)
    const asked = types.map((type) => type[0]?.toUpperCase() + type.slice(1))
    expect(asked.filter((name) => chunks.has(name))).toEqual([])
    expect(chunks).toContain('Header')
  })

  test('comes alive at 299px and not at 301px (D36)', async ({ page }) => {
    await saveData(page)
    const chunks = collectChunks(page)
    await openAlive(page, tiny('/almanac'))
    await scrollToDistance(page, '#feasts', 301)
    expect(await isAlive(page, '#feasts')).toBe(false)
    expect(chunks).not.toContain('Tabs')
    await scrollToDistance(page, '#feasts', 299)
    await expect.poll(() => isAlive(page, '#feasts')).toBe(true)
    expect(chunks).toContain('Tabs')
  })

  test('comes alive at once where the browser cannot observe (R-091)', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await openAlive(page, tiny('/almanac'))
    expect(await page.evaluate(() => 'IntersectionObserver' in window)).toBe(false)
    await expectAllAlive(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('comes alive before the page is printed', async ({ page }) => {
    await openAlive(page, tiny('/almanac'))
    expect(await isAlive(page, '#feasts')).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expectAllAlive(page, 'main > ')
  })
})

test.describe('a lazy block after a navigation inside the app', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  async function goToAlmanac(page: Page): Promise<void> {
    await openAlive(page, tiny('/visit'))
    await page.evaluate(() => history.pushState(null, '', '/almanac'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The almanac')
  }

  test('is absent at 301px and present at 299px (R-088, R-089)', async ({ page }) => {
    await goToAlmanac(page)
    const title = page.getByRole('heading', { name: 'On keeping bread' })
    await expect(title).toHaveCount(0)
    await scrollToDistance(page, '#keeping', 301)
    await expect(title).toHaveCount(0)
    await scrollToDistance(page, '#keeping', 299)
    await expect(title).toHaveCount(1)
  })

  test('comes by itself and stays when the visitor scrolls away (R-090)', async ({ page }) => {
    await goToAlmanac(page)
    const texts = {
      '#keeping': page.getByRole('heading', { name: 'On keeping bread' }),
      '#leaven': page.getByRole('heading', { name: 'How to feed a leaven' }),
      '#numbers': page.getByRole('heading', { name: 'The year in numbers' }),
    }
    await scrollToDistance(page, '#leaven', 0)
    await expect(texts['#leaven']).toHaveCount(1)
    await expect(texts['#keeping']).toHaveCount(0)
    await expect(texts['#numbers']).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    await settle(page, '#leaven')
    await expect(texts['#leaven']).toHaveCount(1)
    await expect(texts['#keeping']).toHaveCount(0)
    await scrollToDistance(page, '#keeping', 0)
    await expect(texts['#keeping']).toHaveCount(1)
    await expect(texts['#numbers']).toHaveCount(0)
  })

  test('of the home page is absent until it is near (R-088)', async ({ page }) => {
    await openAlive(page, bakery('/about'))
    await page.getByRole('banner').getByRole('link', { name: 'Saltmarsh Bakery' }).click()
    await expect(page).toHaveURL(bakery('/'))
    await expect(page.locator('#two-days')).toBeAttached()
    await expect(page.locator('main > [data-block]').last()).toHaveAttribute('data-block', 'cta')
    const lazy = ['#two-days', '#ways-to-buy']
    for (const selector of lazy) await expect(page.locator(`main > ${selector}`)).toHaveText('')
    await scrollThrough(page)
    for (const selector of lazy) await expect(page.locator(`main > ${selector}`)).not.toHaveText('')
  })

  test('comes before the page is printed', async ({ page }) => {
    await goToAlmanac(page)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.getByRole('heading', { name: 'On keeping bread' })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'The year in numbers' })).toHaveCount(1)
  })

  test('is there at once where the browser cannot observe (R-091)', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await goToAlmanac(page)
    await expect(page.getByRole('heading', { name: 'The year in numbers' })).toHaveCount(1)
  })
})

test.describe('without JavaScript', () => {
  // A single worker reads the sites and opens the browser without scripts.
  test.describe.configure({ mode: 'default' })
  test.use({ javaScriptEnabled: false })

  const pagesOf = new Map<string, WholePage[]>()
  test.beforeAll(async () => {
    for (const { name, dir } of servedSites) {
      const { site } = await checkSite(dir)
      if (!site) throw new Error(`${dir} has errors.`)
      const { tokens, brand } = site.settings
      pagesOf.set(name, resolveTokens(readPages(dir), { ...tokens, brand }))
    }
  })

  for (const { name, at, routes } of servedSites) {
    test(`every text of the pages of ${name} is visible (R-318)`, async ({ page }) => {
      test.slow()
      for (const route of routes) {
        await stayOnSite(page, at(route))
        await page.goto(at(route))
        const shown = normalize(await page.locator('main').innerText())
        const whole = pagesOf.get(name)?.find((candidate) => candidate.route === route)
        const texts = listTexts(whole)
        expect(texts.length, route).toBeGreaterThan(1)
        const hidden = texts.filter((text) => !shown.includes(normalize(text)))
        expect(hidden, route).toEqual([])
      }
    })
  }

  test('links lead to their pages (R-318)', async ({ page }) => {
    await page.goto(tiny())
    await page.getByRole('link', { name: 'See the bread' }).click()
    await expect(page).toHaveURL(tiny('/bread'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sourdough' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sourdough')
  })
})

test.describe('nothing that is in view moves (R-092)', () => {
  // Each step is shorter than the 300px within which blocks hydrate.
  const STEP = 250

  for (const route of ['/', '/breads', '/order', '/questions']) {
    test(`while ${route} is scrolled through`, async ({ page }) => {
      const shift = await measureShift(page)
      await openAlive(page, bakery(route))
      await scrollThrough(page, STEP)
      expect(await shift()).toBeLessThan(0.1)
    })
  }

  test('while lazy blocks come after a navigation inside the app', async ({ page }) => {
    const shift = await measureShift(page)
    await openAlive(page, bakery('/about'))
    await page.getByRole('banner').getByRole('link', { name: 'Saltmarsh Bakery' }).click()
    await expect(page.locator('#two-days')).toBeAttached()
    await scrollThrough(page, STEP)
    expect(await shift()).toBeLessThan(0.1)
  })
})

test.describe('the document of a route', () => {
  test('has no style or script that keeps it from painting, and preloads its fonts alone (R-347)', async ({
    request,
  }) => {
    const { inlineScripts } = await loadCachedBundle()
    const addresses = servedSites.flatMap(({ at, routes }) => routes.map((route) => at(route)))
    for (const route of addresses) {
      const html = await (await request.get(route)).text()
      const preloads = html.match(/<link rel="(?:modulepreload|preload)"[^>]*>/g) ?? []
      expect(
        preloads.filter((link) => !/ as="(?:font|image)"/.test(link)),
        route,
      ).toEqual([])
      expect(preloads.filter((link) => link.includes(' as="font"')).length, route).toBeLessThan(3)
      const sheets = html.match(/<link[^>]+stylesheet[^>]*>/g) ?? []
      expect(
        sheets.filter((sheet) => !/ disabled\b/.test(sheet)),
        route,
      ).toEqual([])
      expect(html.match(/<script[^>]+\bsrc=/g), route).toBeNull()
      const [head = '', body = ''] = html.split('<body>')
      expect(head, route).not.toContain('<script')
      expect(body, route).toContain(`<script>${inlineScripts.fonts}</script><div id="root">`)
    }
  })

  test('has its styles when it is painted: no sheet is asked for', async ({ page }) => {
    const sheets: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url())
    })
    await saveData(page)
    await tour(page, bakery('/breads'))
    expect(sheets).toEqual([])
  })

  test('asks for no chunk that only another page needs (R-030)', async ({ page }) => {
    const chunks = collectChunks(page)
    await saveData(page)
    await openAlive(page, bakery('/questions'))
    await waitQuiet(page)
    expect(chunks).toContain('Faq')
    expect(chunks).not.toContain('Prose')
    await page.evaluate(() => history.pushState(null, '', '/privacy'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i)
    expect(chunks).toContain('Prose')
  })
})

/** The page data embedded in the document. */
async function readInlinePage(page: Page): Promise<PageData> {
  return JSON.parse((await page.locator('#quire-page').textContent()) ?? '')
}

async function isAlive(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((block) => window.quireEarly?.live.has(block) === true)
}

async function expectAllAlive(page: Page, within = ''): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator(`${within}[data-block]`)
        .evaluateAll((blocks) =>
          blocks
            .filter((block) => !window.quireEarly?.live.has(block))
            .map((block) => block.getAttribute('data-block')),
        ),
    )
    .toEqual([])
}

/** Scrolls until the block's top is this far below the window, and waits for the effect. */
async function scrollToDistance(page: Page, selector: string, distance: number): Promise<void> {
  await page.locator(selector).evaluate((block, wanted) => {
    const below = block.getBoundingClientRect().top - innerHeight
    // Rounds the position away from the limit of 300px.
    scrollBy(0, wanted > 300 ? Math.floor(below - wanted) : Math.ceil(below - wanted))
  }, distance)
  await settle(page, selector)
}

/** `true` if a block is close enough to hydrate but is not hydrated. */
function hasDeadNear(blocks: Element[]): boolean {
  return blocks.some(
    (block) =>
      block.getBoundingClientRect().top <= innerHeight + 300 && !window.quireEarly?.live.has(block),
  )
}

/** Waits until observers have reported and their requests have ended. */
async function settle(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate(
    (block) =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => done()))
        })
        observer.observe(block)
      }),
  )
  await waitQuiet(page)
}

/** Starts to add up layout shifts. The returned function gives the sum. */
async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // A layout shift within half a second after a click or a key press does not count.
        if (Reflect.get(entry, 'hadRecentInput')) continue
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shift'))
}

/** Excludes the names of controls and pictures, and elements that need scripts. */
const UNSEEN =
  /\/(alt|label|name|placeholder|empty|choose|drop)$|\/(byAudience|search|votes|options|suggestions|confirmation)\//

/** The visible text of a page's blocks, without delimiters. */
function listTexts(page: WholePage | undefined): string[] {
  const scripted = page?.page.blocks.findIndex(({ type }) => type === 'audience-selector')
  return (page?.references ?? [])
    .filter(({ meaning }) => meaning === 'text' || meaning === 'rich-text')
    .filter(({ pointer }) => pointer.startsWith('/blocks/') && !UNSEEN.test(pointer))
    .filter(({ pointer }) => !pointer.startsWith(`/blocks/${scripted}/`))
    .map(({ value }) => renderPlainText(value))
}

/** Styles may change the case and white space of text. */
function normalize(text: string): string {
  return text
    .replaceAll('{year}', String(process.env.BUILD_YEAR))
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
