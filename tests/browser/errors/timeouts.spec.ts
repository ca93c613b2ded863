/** Requests that never get a response: no visitor waits for ever. */
import type { Page } from 'playwright/test'
import { TIMEOUT_MS } from '../../../engine/browser/timeout'
import { hold } from '../support/hold'
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
} from '../support/site'

// The browser logs requests that are pending when their document is closed.
test.use({
  allowErrors: /Failed to load resource|could not be loaded|nothing came/,
  startsCold: true,
})

test.beforeEach(({ page }) => page.clock.install())

const waitLonger = (page: Page) => page.clock.fastForward(TIMEOUT_MS + 1)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens a page without pointing at a link, because pointing would prefetch it. */
const goTo = (page: Page, path: string) =>
  page.evaluate((path) => history.pushState(null, '', path), path)

for (const [name, url] of [
  ['page data', '**/_data/about.json'],
  ['a block’s script', /\/assets\/Form-[^/]+\.js$/],
  ['a block’s styles', /\/assets\/Form-[^/]+\.css$/],
] as const) {
  test(`${name}: after a while the page is loaded as a whole, once`, async ({ page }) => {
    const path = name === 'page data' ? '/about' : '/order'
    await saveData(page)
    const release = await hold(page, url)
    await openAlive(page, bakery('/'))
    await rememberDocument(page)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    const held = page.waitForRequest(url)
    await goTo(page, path)
    await held
    await page.clock.runFor(500)
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
    const loaded = page.waitForEvent('domcontentloaded')
    await waitLonger(page)
    await loaded
    await expect(page).toHaveURL(bakery(path))
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await expect(heading(page)).toBeVisible()
    expect(documents).toBe(1)
    release()
  })
}

test('data of a page that was fetched ahead: the link is followed all the same', async ({
  page,
}) => {
  await hold(page, '**/_data/bread.json')
  const ahead = page.waitForRequest('**/_data/bread.json')
  await openAlive(page, tiny())
  await ahead
  await waitLonger(page)
  await page.unroute('**/_data/bread.json')
  await rememberDocument(page)
  await page.getByRole('link', { name: 'See the bread' }).click()
  await expect(heading(page)).toHaveText('Bread')
  expect(await isSameDocument(page)).toBe(true)
})

test('the data of the site at the start: they are asked for once more, and the page comes alive', async ({
  page,
}) => {
  const file = /\/assets\/site-[^/]+\.json$/
  await hold(page, file)
  const asked = page.waitForRequest((request) => file.test(request.url()))
  await page.goto(tiny(), { waitUntil: 'commit' })
  await asked
  await page.waitForTimeout(500)
  await page.unroute(file)
  await waitLonger(page)
  await page.getByRole('tab', { name: 'Deck' }).click()
  await expect(page.getByText('The deck oven')).toBeVisible()
})

test('the worker of the search: the page itself searches (R-242)', async ({ page }) => {
  const worker = /\/assets\/search-worker-[^/]+\.js$/
  await hold(page, worker)
  const asked = page.waitForRequest((request) => worker.test(request.url()))
  await openAlive(page, bakery('/search?q=rye'))
  await asked
  await waitLonger(page)
  await expect(page.locator('main').getByRole('status')).toHaveText(/^\d+ results found/)
})

test('a visitor who stays with what was typed is left no spinner (R-324)', async ({ page }) => {
  await saveData(page)
  await openAlive(page, tiny('/order'))
  const name = page.getByLabel('Ihr Name')
  await waitBlockAlive(name)
  await name.fill('Jo')
  page.on('dialog', (dialog) => dialog.dismiss())
  await hold(page, '**/_data/bread.json')
  await goTo(page, '/bread')
  await page.clock.runFor(500)
  const spinner = page.getByRole('status', { name: 'In the oven' })
  await expect(spinner).toBeVisible()
  await waitLonger(page)
  await waitLonger(page)
  await expect(spinner).toHaveCount(0)
  await expect(name).toHaveValue('Jo')
})
