import type { Page, Route } from 'playwright/test'
import { expectAccessible } from '../support/accessible'
import {
  bakery,
  expect,
  isSameDocument,
  openAlive,
  rememberDocument,
  saveData,
  test,
  tiny,
  waitBlockAlive,
  waitQuiet,
  waitShown,
} from '../support/site'
import { scrollThrough } from '../support/tour'

// These tests depend on exactly which requests are made, and when.
test.use({ startsCold: true })

const BREAD_DATA = '**/_data/bread.json'
const STEPS_CHUNK = /\/assets\/Steps-[^/]+\.js$/

/** Passes a response through `change`. */
async function rewrite(page: Page, url: string, change: (data: PageJson) => object): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: change(await response.json()) })
  })
}

interface PageJson {
  build: string
  blocks: Record<string, unknown>[]
}

/** Counts matching requests, and aborts those for which `fails` returns `true`. */
async function failSome(page: Page, url: string | RegExp, fails: (count: number) => boolean) {
  const counter = { requests: 0 }
  await page.route(url, (route: Route) => {
    counter.requests += 1
    return fails(counter.requests) ? route.abort() : route.continue()
  })
  return counter
}

/** On the first attempt, Vite requests a chunk twice: to preload it, and to run it. */
const isFirstTry = (count: number) => count <= 2

/** Counts the documents that load after this call. */
function countLoads(page: Page): { loads: number } {
  const counter = { loads: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) counter.loads += 1
  })
  return counter
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toBread = (page: Page) => page.getByRole('link', { name: 'See the bread' })
/** Navigates without pointing at a link, because pointing would prefetch the page. */
const goToBread = (page: Page) => page.evaluate(() => history.pushState(null, '', '/bread'))
const routeError = (page: Page) => page.getByRole('alert').filter({ hasText: 'loading this page' })
const blockError = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: "We're sorry for the inconvenience. Please try refreshing the page." })

test.describe('a block that throws while it renders', () => {
  // React also reports that hydration failed: https://react.dev/errors/422
  test.use({ allowErrors: /broken on purpose|reading 'map'|error #422/ })

  const TABS = /\/assets\/Tabs-[^/]+\.js$/
  const breakTabs = (page: Page) =>
    page.route(TABS, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Tabs() { throw new Error("broken on purpose") }',
      }),
    )

  test('shows that something went wrong, and a button that reloads (R-248)', async ({ page }) => {
    await breakTabs(page)
    await openAlive(page, tiny())
    await scrollThrough(page)
    await expect(blockError(page)).toBeVisible()
    await expect(blockError(page)).toContainText('Something went wrong')
    await rememberDocument(page)
    await page.unroute(TABS)
    await blockError(page).getByRole('button', { name: 'Refresh Page' }).click()
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
    await waitBlockAlive(page.locator('main [role=tablist]'))
    await expect(blockError(page)).toHaveCount(0)
  })

  test('leaves the header, the footer and the other blocks usable (R-249)', async ({ page }) => {
    await breakTabs(page)
    await openAlive(page, bakery('/breads'))
    await scrollThrough(page)
    await expect(blockError(page).first()).toBeVisible()
    const menu = page.getByRole('banner').getByRole('button', { name: 'Bread' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(heading(page)).toBeVisible()
    await rememberDocument(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL(bakery('/privacy'))
    await expect(heading(page)).toContainText(/privacy/i)
    await expect(blockError(page)).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('takes nothing else with it after a navigation inside the app (R-249)', async ({ page }) => {
    await rewrite(page, BREAD_DATA, (data) => ({
      ...data,
      blocks: data.blocks.map((block) =>
        block.type === 'steps' ? { ...block, items: null } : block,
      ),
    }))
    await openAlive(page, tiny())
    await toBread(page).click()
    await expect(blockError(page)).toHaveCount(1)
    await expect(heading(page)).toHaveText('Bread')
    await expect(page.getByRole('heading', { name: 'Flour from nearby' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sourdough' }).click()
    await expect(heading(page)).toHaveText('Sourdough')
    await expect(blockError(page)).toHaveCount(0)
  })
})

test.describe('a page whose data does not come', () => {
  test.use({ allowErrors: /Failed to load resource/ })

  test('is asked for once more, unseen (R-250)', async ({ page }) => {
    await saveData(page)
    const counter = await failSome(page, BREAD_DATA, (count) => count === 1)
    await openAlive(page, tiny())
    await rememberDocument(page)
    await goToBread(page)
    await expect(heading(page)).toHaveText('Bread')
    await expect(routeError(page)).toHaveCount(0)
    expect(counter.requests).toBe(2)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('is shown by Try Again once the network is back (R-250, R-251)', async ({ page }) => {
    const counter = await failSome(page, BREAD_DATA, () => true)
    await openAlive(page, tiny())
    await rememberDocument(page)
    await toBread(page).click()
    await expect(routeError(page)).toContainText(
      "We're sorry, but something went wrong while loading this page. Please try again.",
    )
    await expect(page).toHaveURL(tiny('/bread'))
    const tryAgain = routeError(page).getByRole('button', { name: 'Try Again' })
    const before = counter.requests
    await tryAgain.click()
    await expect.poll(() => counter.requests).toBe(before + 2)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    await expect(tryAgain).toBeFocused()
    await page.unroute(BREAD_DATA)
    await tryAgain.click()
    await expect(heading(page)).toHaveText('Bread')
    await expect(routeError(page)).toHaveCount(0)
    await expect(page).toHaveTitle('Bread | Wren Street Bakery')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('offers the way home, also where the visitor comes from home (R-251)', async ({ page }) => {
    await failSome(page, BREAD_DATA, () => true)
    await openAlive(page, tiny())
    await toBread(page).click()
    await routeError(page).getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL(tiny('/'))
    await expect(heading(page)).toHaveText('Bread that takes its time')
    await expect(routeError(page)).toHaveCount(0)
  })

  test('is reported at the top of the window, where the header can be read (R-251, R-311)', async ({
    page,
  }) => {
    await page.route('**/_data/privacy.json', (route) => route.abort())
    await openAlive(page, bakery())
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
    await waitBlockAlive(link)
    await link.click()
    await expect(routeError(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveTitle('Something went wrong')
    await expectAccessible(page)
    await routeError(page).getByRole('link', { name: 'Go Home' }).press('Enter')
    await expect(routeError(page)).toHaveCount(0)
    await expect(heading(page)).toBeInViewport()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveTitle(/Saltmarsh/)
  })

  test('leaves the way to other pages open, and the way back (R-252)', async ({ page }) => {
    await failSome(page, BREAD_DATA, () => true)
    await openAlive(page, tiny())
    await toBread(page).click()
    await expect(routeError(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Visit' }).click()
    await expect(heading(page)).toHaveText('Visit us')
    await expect(routeError(page)).toHaveCount(0)
    await page.unroute(BREAD_DATA)
    await page.goBack()
    await expect(heading(page)).toHaveText('Bread')
  })

  for (const [name, answer] of [
    [
      'HTML in its place',
      { contentType: 'text/html', body: '<!doctype html><title>Log in</title>' },
    ],
    ['an error of the server', { status: 500, body: 'no' }],
    ['half of it', { contentType: 'application/json', body: '{"build":"' }],
  ] as const) {
    test(`is not there when the answer is ${name} (R-250)`, async ({ page }) => {
      await page.route(BREAD_DATA, (route) => route.fulfill(answer))
      await openAlive(page, tiny())
      await rememberDocument(page)
      await toBread(page).click()
      await expect(routeError(page)).toBeVisible()
      expect(await isSameDocument(page)).toBe(true)
    })
  }
})

test.describe('a server with a newer build', () => {
  test.use({ allowErrors: /Failed to load resource/ })

  test('is met with one full load of the page that is wanted (R-250, R-324)', async ({ page }) => {
    await rewrite(page, '**/_data/*.json', (data) => ({ ...data, build: 'another' }))
    await openAlive(page, tiny())
    await rememberDocument(page)
    const counter = countLoads(page)
    await toBread(page).click()
    await expect(heading(page)).toHaveText('Bread')
    await expect(page).toHaveURL(tiny('/bread'))
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
    await scrollThrough(page)
    await waitQuiet(page)
    expect(counter.loads).toBe(1)
  })

  test('is not gone to before the visitor has said what becomes of a typed text (R-324)', async ({
    page,
  }) => {
    await saveData(page)
    await openAlive(page, tiny('/order'))
    const name = page.getByLabel('Ihr Name')
    await waitBlockAlive(name)
    await name.fill('Jo')
    await rememberDocument(page)
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.dismiss()
    })
    await rewrite(page, '**/_data/*.json', (data) => ({ ...data, build: 'another' }))
    await page.locator('[data-block=header] a[href="/bread"]').first().click()
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(name).toHaveValue('Jo')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('is gone to at once where nothing is typed any more (R-324)', async ({ page }) => {
    await openAlive(page, tiny('/order'))
    const name = page.getByLabel('Ihr Name')
    await waitBlockAlive(name)
    // Browsers show the leave dialog only after an interaction with the page.
    await name.click()
    await name.fill('Jo')
    await name.fill('')
    let asked = false
    page.on('dialog', (dialog) => {
      asked = true
      return dialog.accept()
    })
    await page.goto(tiny('/bread'))
    expect(asked).toBe(false)
  })

  test('is met so also when it lacks the page data, and storage is blocked (R-250)', async ({
    page,
  }) => {
    await blockStorage(page)
    await rewrite(page, '**/_data/404.json', (data) => ({ ...data, build: 'another' }))
    await failSome(page, BREAD_DATA, () => true)
    await openAlive(page, tiny())
    const counter = countLoads(page)
    await toBread(page).click()
    await expect(heading(page)).toHaveText('Bread')
    await waitQuiet(page)
    expect(counter.loads).toBe(1)
  })
})

test.describe('a block whose chunk does not come', () => {
  test.use({ allowErrors: /Failed to load resource|dynamically imported module/ })

  test('is asked for once more, unseen, on a navigation inside the app (R-250)', async ({
    page,
  }) => {
    await saveData(page)
    // Each attempt requests the page's data first, and then the chunk once or twice.
    const tries = await failSome(page, BREAD_DATA, () => false)
    const chunks = await failSome(page, STEPS_CHUNK, () => tries.requests < 2)
    await openAlive(page, tiny())
    await rememberDocument(page)
    await goToBread(page)
    await expect(page.getByRole('heading', { name: 'How a loaf is made' })).toBeVisible()
    expect(tries.requests).toBe(2)
    expect(chunks.requests).toBeGreaterThan(1)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('makes its page fail, until Try Again finds the network back (R-251)', async ({ page }) => {
    await failSome(page, STEPS_CHUNK, () => true)
    await openAlive(page, tiny())
    await rememberDocument(page)
    await toBread(page).click()
    await expect(routeError(page)).toBeVisible()
    await page.unroute(STEPS_CHUNK)
    await routeError(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'How a loaf is made' })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('is asked for once more, unseen, on a page that is visited (R-250)', async ({ page }) => {
    await failSome(page, /\/assets\/Tabs-[^/]+\.js$/, isFirstTry)
    await openAlive(page, tiny('/almanac'))
    await page.getByRole('tab', { name: 'Spring' }).click()
    await expect(page.getByText('Plaited loaves')).toBeVisible()
  })

  test('can be read and switched on a page that is visited, and comes alive once the network is back', async ({
    page,
  }) => {
    const tabs = /\/assets\/Tabs-[^/]+\.js$/
    const counter = await failSome(page, tabs, () => true)
    await openAlive(page, tiny('/almanac'))
    const spring = page.getByRole('tab', { name: 'Spring' })
    await spring.click()
    await expect.poll(() => counter.requests).toBeGreaterThan(1)
    await expect(page.getByText('Plaited loaves')).toBeVisible()
    await expect(blockError(page)).toHaveCount(0)
    await page.unroute(tabs)
    await expect(() => waitBlockAlive(spring)).toPass({ timeout: 20_000 })
    await expect(spring).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('when the app itself does not come', () => {
  test.use({ allowErrors: /Failed to|fetch|preloaded/ })

  for (const [name, url] of [
    ['its script', /\/assets\/entry-client-[^/]+\.js$/],
    ['the data of the site', /\/assets\/site-[^/]+\.json$/],
  ] as const) {
    test(`for want of ${name}, the page is readable and its links work`, async ({ page }) => {
      await failSome(page, url, () => true)
      await page.goto(tiny())
      await waitQuiet(page)
      await expect(page.getByText('The wood oven bakes the loaves.')).toBeVisible()
      const counter = countLoads(page)
      await toBread(page).click()
      await expect(heading(page)).toHaveText('Bread')
      expect(counter.loads).toBe(1)
    })
  }

  test('at the first try, it comes at the second', async ({ page }) => {
    await failSome(page, /\/assets\/site-[^/]+\.json$/, (count) => count === 1)
    await openAlive(page, tiny())
    await page.getByRole('tab', { name: 'Deck' }).click()
    await expect(page.getByText('The deck oven')).toBeVisible()
  })
})

test.describe('a block of a type that is unknown', () => {
  test.use({ allowErrors: /There is no block type "(carousel|constructor)"/ })

  test('shows nothing, and is reported (R-281, R-320)', async ({ page }) => {
    const reports: string[] = []
    page.on('console', (message) => reports.push(message.text()))
    await rewrite(page, BREAD_DATA, (data) => ({
      ...data,
      blocks: [...data.blocks, { type: 'carousel', title: 'Turns' }, { type: 'constructor' }],
    }))
    await openAlive(page, tiny())
    await toBread(page).click()
    await expect(heading(page)).toHaveText('Bread')
    for (const type of ['carousel', 'constructor']) {
      await expect(page.locator(`main > [data-block=${type}]`)).toHaveText('')
      await expect.poll(() => reports.join()).toContain(`There is no block type "${type}".`)
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Flour from nearby' })).toBeVisible()
  })
})

test('blocked storage and cookies have no effect (R-328)', async ({ page }) => {
  await blockStorage(page)
  await openAlive(page, bakery())
  expect(await page.evaluate(() => Reflect.has(window, 'storageIsBlocked'))).toBe(true)
  await scrollThrough(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(heading(page)).toContainText(/privacy/i)
  await page.goBack()
  // The next page takes the focus.
  await waitShown(page, '/')
  await page.getByRole('banner').getByPlaceholder('Search').fill('rye')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(bakery('/search?q=rye'))
})

/** Makes the browser's storage throw, as it does when the visitor blocks it. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
    Reflect.set(window, 'storageIsBlocked', true)
  })
}

test.describe('a chunk that cannot be loaded', () => {
  test.use({ allowErrors: /Failed to load resource|dynamically imported module|preload/i })

  test('is reported to the window, which may handle it (R-253)', async ({ page }) => {
    await saveData(page)
    await openAlive(page, tiny())
    await page.evaluate(() => {
      addEventListener('vite:preloadError', (event) => {
        document.documentElement.dataset.failed = String(event.cancelable)
      })
    })
    await page.route(STEPS_CHUNK, (route) => route.abort())
    await goToBread(page)
    await expect(page.locator('html')).toHaveAttribute('data-failed', 'true')
    await expect(routeError(page)).toBeVisible()
  })

  test('fails its page also when a handler took care of the error, until the network is back (R-253)', async ({
    page,
  }) => {
    await saveData(page)
    await openAlive(page, tiny())
    await page.evaluate(() => {
      addEventListener('vite:preloadError', (event) => event.preventDefault())
    })
    const rejections: string[] = []
    page.on('pageerror', (error) => rejections.push(String(error)))
    await page.route(STEPS_CHUNK, (route) => route.abort())
    await goToBread(page)
    await expect(routeError(page)).toBeVisible()
    await page.unroute(STEPS_CHUNK)
    await routeError(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'How a loaf is made' })).toBeVisible()
    expect(rejections).toEqual([])
  })
})
