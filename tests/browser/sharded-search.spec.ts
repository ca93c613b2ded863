import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright/test'
import { createSearch, matchWords } from '../../engine/core/search/search'
import { buildSearchIndex } from '../../engine/core/search/search-index'
import type { SearchRoot } from '../../engine/core/search/shards/format'
import { checkSite } from '../../engine/node/check/run/check-site'
import { buildPage } from '../support/sites/generate-site'
import { writeSiteVariant } from '../support/sites/site-variant'
import { serveSite } from './support/serve-site'
import { expect, openAlive, test } from './support/site'

const SHARDS = /\/assets\/search-[0-9a-f]{8}\.json$/
const INDEX = '**/_data/search-index.json'
const FOLDER = '.test/shards'
const SITE = 'SHARDS_URL'
/** A site of this size has several entry shards. */
const PAGES = 240

let close: () => Promise<void>
let find: ReturnType<typeof createSearch>

test.beforeAll(async () => {
  // The test is slow, because it builds a site of 250 pages.
  test.setTimeout(180_000)
  writeSiteVariant('examples/bakery', FOLDER, (settings) => {
    settings.search = { perMinute: 20, splitAbove: 0 }
  })
  for (let number = 0; number < PAGES; number += 1) {
    const { title, description, search } = buildPage(number, PAGES)
    const entry = { ...search, type: 'Help', order: 1000 + number }
    const page = { title, description, search: entry, blocks: [{ type: 'hero', title }] }
    writeFileSync(join(FOLDER, `pages/page-${number}.json`), JSON.stringify(page))
  }
  close = await serveSite(SITE, FOLDER)
  const { site } = await checkSite(FOLDER)
  find = createSearch(buildSearchIndex(site?.pages ?? []))
})
test.afterAll(() => close?.())

test.describe.configure({ mode: 'default' })
test.use({ startsCold: true })

const shards = (path: string) => process.env[SITE] + path
const results = (page: Page) => page.locator('main [data-block="search-results"]')
const field = (page: Page) => results(page).getByRole('searchbox')
const status = (page: Page) => results(page).getByRole('status')
const headings = (page: Page) => results(page).getByRole('listitem').getByRole('heading')
const failed = (page: Page) => page.getByRole('heading', { name: 'Search is not available' })
const titles = (query: string) => find(query).map(({ title }) => title)

/** Changes the responses for shards while `isMeant` returns `true`, and lists the requests. */
async function answerShards(
  page: Page,
  isMeant: (asked: string[]) => boolean,
  answer: (route: Route) => Promise<void>,
): Promise<string[]> {
  const asked: string[] = []
  await page.route(SHARDS, (route) => {
    asked.push(route.request().url())
    return isMeant(asked) ? answer(route) : route.continue()
  })
  return asked
}

/** On a site this small, loading all entries would be cheaper, so the test raises their cost. */
async function enlarge(page: Page): Promise<void> {
  await page.route(INDEX, async (route) => {
    const response = await route.fetch()
    const root: SearchRoot = await response.json()
    root.whole[1] = Number.MAX_SAFE_INTEGER
    root.most = Number.MAX_SAFE_INTEGER
    await route.fulfill({ response, json: root })
  })
}

const sendNothing = (route: Route) => route.fulfill({ status: 503, body: '' })

test.describe('the results of a sharded index', () => {
  test('are those of the whole index (R-231 to R-235, R-243)', async ({ page }) => {
    await enlarge(page)
    await openAlive(page, shards('/search'))
    for (const query of ['ledger', 'edge', 'page 17', 'vault', 'cash pool', 'fx', 'e', '&']) {
      await field(page).fill(query)
      await field(page).press('Enter')
      const found = titles(query)
      await expect(status(page)).toHaveText(`${found.length} results found for "${query}"`)
      await expect(headings(page)).toHaveText(found.slice(0, 50))
    }
  })

  test('come from few shards, each fetched once (R-242)', async ({ page }) => {
    const asked = await answerShards(page, () => false, sendNothing)
    await openAlive(page, shards('/search?q=page%20170'))
    await expect(status(page)).toHaveText(
      `${titles('page 170').length} results found for "page 170"`,
    )
    expect(asked.length).toBeLessThanOrEqual(3)
    await field(page).fill('170')
    await field(page).press('Enter')
    await expect(status(page)).toContainText('"170"')
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('appear before their number is known, in their places (R-235, R-316)', async ({ page }) => {
    // The number is too short to be indexed: only the entries show which pages contain it.
    const query = 'page 1'
    const found = titles(query)
    await enlarge(page)
    await openAlive(page, shards('/search'))
    const entries: string[] = []
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    await page.route(SHARDS, async (route) => {
      const response = await route.fetch()
      if ((await response.text()).startsWith('{"orders"')) entries.push(route.request().url())
      if (entries.length > 1) await released
      await route.fulfill({ response })
    })
    await field(page).fill(query)
    await field(page).press('Enter')
    await expect(headings(page).first()).toHaveText(found[0] ?? '')
    await expect(status(page)).toHaveText('Searching...')
    release()
    await expect(status(page)).toHaveText(`${found.length} results found for "${query}"`)
    await expect(headings(page)).toHaveText(found.slice(0, 50))
  })

  test('move the focus only when more are asked for', async ({ page }) => {
    const found = titles('page 1')
    expect(found.length).toBeGreaterThan(100)
    await enlarge(page)
    await openAlive(page, shards('/search?q=page%201'))
    await expect(headings(page)).toHaveText(found.slice(0, 50))
    await expect(page.locator('body')).toBeFocused()
    const more = results(page).getByRole('button', { name: 'Show more results' })
    await more.click()
    await expect(headings(page)).toHaveText(found.slice(0, 100))
    await expect(more).toBeFocused()
    await more.click()
    await expect(headings(page)).toHaveText(found)
    await expect(results(page).getByRole('listitem').nth(100).getByRole('link')).toBeFocused()
  })

  test('offer the pages with all words when nothing was found (R-228)', async ({ page }) => {
    const query = '17 PÁGE'
    const offered = find(query, matchWords).map(({ title }) => title)
    expect(offered.length).toBeGreaterThan(5)
    await enlarge(page)
    await openAlive(page, shards(`/search?q=${encodeURIComponent(query)}`))
    await expect(status(page)).toHaveText(`0 results found for "${query}"`)
    await expect(headings(page)).toHaveText(offered.slice(0, 50))
  })

  test('are suggested while the visitor types, from few shards (R-242)', async ({ page }) => {
    const asked = await answerShards(page, () => false, sendNothing)
    await openAlive(page, shards('/search'))
    await field(page).pressSequentially('ledger')
    const options = page.getByRole('option')
    await expect(options.first()).toHaveText(titles('ledger')[0] ?? '')
    await expect(page.locator('main [aria-live=polite]')).toHaveText(/^Suggestions: [1-5]$/)
    const suggested = await options.allTextContents()
    expect(suggested).toEqual(titles('ledger').slice(0, suggested.length))
    expect(new Set(asked).size).toBeLessThan(10)
  })

  test('come with a guess at what was meant when there are none (R-238)', async ({ page }) => {
    await openAlive(page, shards('/search?q=settlment'))
    await expect(
      results(page).getByRole('link', { name: /^Did you mean ".*settlement.*"\?$/ }),
    ).toBeVisible()
  })
})

test.describe('an address that leads nowhere', () => {
  test.use({ allowErrors: /404/ })

  test('is answered with the pages near it, from shards (D50)', async ({ page }) => {
    await openAlive(page, shards('/breads/sourdugh'))
    const near = page.locator('[data-block="near-pages"]')
    await expect(near.getByRole('link', { name: 'Country sourdough', exact: true })).toBeVisible()
  })
})

test.describe('a shard that does not come', () => {
  test.use({ allowErrors: /503|404/ })

  test('is asked for once more, and nobody notices (R-250)', async ({ page }) => {
    const asked = await answerShards(page, ({ length }) => length === 1, sendNothing)
    await openAlive(page, shards('/search?q=ledger'))
    await expect(status(page)).toHaveText(`${titles('ledger').length} results found for "ledger"`)
    await expect(failed(page)).toHaveCount(0)
    expect(asked[1]).toBe(asked[0])
  })

  test('is said to be missing when it does not come then either (R-250)', async ({ page }) => {
    const asked = await answerShards(page, () => true, sendNothing)
    await openAlive(page, shards('/search?q=zzzz'))
    await expect(failed(page)).toBeVisible()
    await expect(status(page)).toHaveText('')
    expect(asked.length / new Set(asked).size).toBe(2)
    await page.unroute(SHARDS)
    await field(page).press('Enter')
    await expect(status(page)).toHaveText('0 results found for "zzzz"')
  })

  test('leaves the results that came before it, and their number unsaid (R-250)', async ({
    page,
  }) => {
    const found = titles('page 1')
    await enlarge(page)
    await openAlive(page, shards('/search'))
    const entries = new Set<string>()
    await page.route(SHARDS, async (route) => {
      const response = await route.fetch()
      if ((await response.text()).startsWith('{"orders"')) entries.add(route.request().url())
      if (entries.size > 1) await sendNothing(route)
      else await route.fulfill({ response })
    })
    await field(page).fill('page 1')
    await field(page).press('Enter')
    await expect(failed(page)).toBeVisible()
    await expect(headings(page).first()).toHaveText(found[0] ?? '')
    await expect(results(page)).not.toContainText('results found')
  })

  test('is looked for in the newer index where there is one (R-250)', async ({ page }) => {
    let isOld = true
    await page.route(INDEX, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      // These are the file names of an earlier build, whose shards no longer exist.
      const old = text.replace(/"[0-9a-f]{8}"/g, '"00000000"')
      await route.fulfill({ response, body: isOld ? old : text })
      isOld = false
    })
    await openAlive(page, shards('/search?q=ledger'))
    await expect(status(page)).toHaveText(`${titles('ledger').length} results found for "ledger"`)
  })
})
