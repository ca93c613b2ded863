/** A site under a subpath, on a host without settings, like a project site of GitHub Pages. */
import type { Page } from 'playwright/test'
import { buildSite } from '../../../engine/node/build/build-site'
import type { PlainHost } from '../../support/servers/plain-host'
import { startPlainHost } from '../../support/servers/plain-host'
import { writeSiteVariant } from '../../support/sites/site-variant'
import {
  expect,
  isSameDocument,
  openAlive,
  rememberDocument,
  test,
  waitAlive,
} from '../support/site'

const BASE = '/My.Repo'
const SITE = '.test/project-page'
const OUTPUT = `${SITE}-output`

test.describe.configure({ mode: 'default' })
// Browsers log an error for every response with status 404.
test.use({ allowErrors: /404/ })

let host: PlainHost
test.beforeAll(async () => {
  writeSiteVariant('examples/bakery', SITE, (settings) => {
    settings.url = `https://somebody.github.example${BASE}/`
  })
  expect((await buildSite({ siteDir: SITE, outDir: OUTPUT })).pages).toBeGreaterThan(0)
  host = await startPlainHost(OUTPUT, { base: BASE })
})
test.afterAll(() => host.close())

/** Collects the paths of requests outside the site. */
function watchOutside(page: Page): string[] {
  const outside: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol !== 'data:' && !pathname.startsWith(`${BASE}/`)) outside.push(pathname)
  })
  return outside
}

const at = (path: string) => host.url + BASE + path

test('pages, pictures, fonts and data come from within the project', async ({ page }) => {
  const outside = watchOutside(page)
  await openAlive(page, at('/'))
  await rememberDocument(page)
  for (const [path, title] of [
    ['/breads', /^Our breads/],
    ['/visit', /^Visit/],
    ['/', /Saltmarsh/],
  ] as const) {
    await page.locator(`a[href="${BASE}${path}"]:visible`).first().click()
    await expect(page).toHaveURL(at(path))
    await expect(page).toHaveTitle(title)
  }
  expect(await isSameDocument(page)).toBe(true)
  const isLoaded = (picture: Element) => (picture as HTMLImageElement).naturalWidth > 0
  await expect.poll(() => page.locator('img').first().evaluate(isLoaded)).toBe(true)
  const loaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').length
  await expect.poll(() => page.evaluate(loaded)).toBeGreaterThan(0)
  expect(outside).toEqual([])
})

test('the search and its worker know where the index is', async ({ page }) => {
  const outside = watchOutside(page)
  await openAlive(page, at('/search?q=rye'))
  const results = page.locator('main [data-block="search-results"]')
  await expect(results.getByRole('status')).toHaveText(/^\d+ results found for "rye"$/)
  expect(page.workers()[0]?.url()).toMatch(new RegExp(`${BASE}/assets/search-worker-[^/]+\\.js$`))
  expect(outside).toEqual([])
})

for (const [address, target] of [
  ['/about/', '/about'],
  ['/breads/sourdough/', '/breads/sourdough'],
  ['/sourdough', '/breads/sourdough'],
  ['/sourdough/?x=1#keeping', '/breads/sourdough?x=1#keeping'],
] as const) {
  test(`${address} ends at ${target} (R-029, R-332)`, async ({ page }) => {
    await page.goto(at(address))
    await expect(page).toHaveURL(at(target))
    await expect(page).not.toHaveTitle(/eaten/i)
  })
}

for (const path of ['/nothing', '/breads/a/b/nothing']) {
  test(`the 404 page at ${path} stays there and leads home (R-024)`, async ({ page }) => {
    const outside = watchOutside(page)
    const answer = await page.goto(at(path))
    expect(answer?.status()).toBe(404)
    await waitAlive(page)
    await expect(page).toHaveURL(at(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/eaten/i)
    await rememberDocument(page)
    await page.getByRole('main').locator(`a[href="${BASE}/"]`).first().click()
    await expect(page).toHaveURL(at('/'))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/eaten/i)
    expect(await isSameDocument(page)).toBe(true)
    expect(outside).toEqual([])
  })
}
