/** A site on a host that responds with the 404 page to paths with a trailing slash. */
import type { Page } from 'playwright/test'
import type { PlainHost } from '../../support/servers/plain-host'
import { startPlainHost } from '../../support/servers/plain-host'
import { hold } from '../support/hold'
import { expect, test, waitQuiet } from '../support/site'

const OUTPUT = '.test/bakery_url'
const NOT_FOUND = /eaten/i

let host: PlainHost
test.beforeAll(async () => {
  host = await startPlainHost(OUTPUT)
})
test.afterAll(() => host.close())

// Browsers log an error for every response with status 404.
test.use({ allowErrors: /404/, startsCold: true })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const ADDRESSES = [
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/breads/sourdough/', '/breads/sourdough'],
  ['/sourdough/', '/breads/sourdough'],
  ['/sourdough/?x=1#keeping', '/breads/sourdough?x=1#keeping'],
] as const

for (const [address, target] of ADDRESSES) {
  test(`${address} ends at ${target} without an entry in the history (R-029, R-332)`, async ({
    page,
  }) => {
    await page.goto(`${host.url}/visit`)
    const title = await fetch(`${host.url}${target.replace(/[?#].*/, '')}`)
    const [, expected] = /<title>([^<]*)</.exec(await title.text()) ?? []
    await page.goto(host.url + address)
    await expect(page).toHaveURL(host.url + target)
    await expect(page).toHaveTitle(expected?.replace('&amp;', '&') ?? '')
    await expect(heading(page)).not.toHaveText(NOT_FOUND)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow')
    await page.goBack()
    await expect(page).toHaveURL(`${host.url}/visit`)
  })
}

test('an address that is nothing stays on the 404 page, without its slash (R-024)', async ({
  page,
}) => {
  await page.goto(`${host.url}/nothing/`)
  await expect(page).toHaveURL(`${host.url}/nothing`)
  await waitQuiet(page)
  await expect(heading(page)).toHaveCount(1)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('main').locator('a[href="/"]').first()).toBeVisible()
})

test('a host that adds a slash to folders is not asked in circles', async ({ page }) => {
  const slashes = await startPlainHost(OUTPUT, { addsSlash: true })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto(`${slashes.url}/breads`)
  await expect(page).toHaveURL(`${slashes.url}/breads`)
  await expect(page).toHaveTitle(/^Our breads/)
  await page.goto(`${slashes.url}/assets`)
  await expect(page).toHaveURL(`${slashes.url}/assets`)
  await waitQuiet(page)
  // Each path, and the host's response.
  expect(documents).toBe(4)
  slashes.close()
})

test('page data that times out makes the 404 page fail, without a redirect loop (R-250)', async ({
  page,
}) => {
  await page.clock.install()
  const release = await hold(page, '**/_data/about.json')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto(`${host.url}/about/`)
  await expect(page).toHaveURL(`${host.url}/about`)
  await page.clock.fastForward(11_000)
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  expect(documents).toBe(1)
  release()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page).toHaveTitle(/^About/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the 404 page there links home and to a search (R-318)', async ({ page }) => {
    await page.goto(`${host.url}/about/`)
    const main = page.getByRole('main')
    await expect(main.locator('a[href="/"]').first()).toBeVisible()
    await main.locator('a[href="/"]').first().click()
    await expect(page).toHaveURL(`${host.url}/`)
  })
})
