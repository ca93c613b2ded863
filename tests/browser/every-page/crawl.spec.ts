/** Opens every URL of a site and follows the links on each page. */
import {
  expectArrived,
  FOOTER,
  followAll,
  HEADER,
  isFile,
  listLinks,
  listNewLinks,
  watchRequests,
} from '../support/links'
import { servedSites } from '../support/served-sites'
import { expect, isSameDocument, openAlive, rememberDocument, test } from '../support/site'
import { scrollThrough, stayOnSite, tour } from '../support/tour'

const SEARCHES = ['/search?q=solution', '/search?q=bread', '/search?q=contact', '/search?q=zzzz']
/**
 * Routes that no link opens: the search link opens a form, and redirecting pages exist for old
 * bookmarks.
 */
const UNLINKED = ['/search', '/learning-portal']

test.beforeEach(() => test.slow())

for (const { name, at, routes } of servedSites) {
  test.describe(`${name}: every link arrives, placeholders do nothing, and nothing breaks the policy (R-052, R-085, R-112, R-260, R-264, R-268)`, () => {
    for (const area of [HEADER, FOOTER]) {
      test(`of ${area}`, async ({ page }) => {
        const failed = watchRequests(page, at)
        await openAlive(page, at('/'))
        await followAll(page, { at, from: '/', area })
        expect(failed).toEqual([])
      })
    }

    for (const route of SEARCHES) {
      test(`of the main area of ${route}`, async ({ page }) => {
        const failed = watchRequests(page, at)
        await openAlive(page, at(route))
        await scrollThrough(page)
        await followAll(page, { at, from: route, area: 'main' })
        expect(failed).toEqual([])
      })
    }

    test('of the mobile menu', async ({ page }) => {
      const failed = watchRequests(page, at)
      await page.setViewportSize({ width: 375, height: 800 })
      await openAlive(page, at('/'))
      await rememberDocument(page)
      const openMenu = async () => {
        await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      }
      await openMenu()
      expect((await listLinks(page, 'dialog')).length).toBeGreaterThan(6)
      for (const href of await listNewLinks(page, 'dialog')) {
        await stayOnSite(page, at(href))
        const link = page.locator(`dialog a[href="${href}"]`).first()
        await link.evaluate((element) => (element as HTMLElement).click())
        await expectArrived(page, at, href)
        expect(await isSameDocument(page), href).toBe(true)
        await expect(page.getByRole('dialog')).toBeHidden()
        await openMenu()
      }
      expect(failed).toEqual([])
    })
  })

  test.describe(`${name}: on a page everything can be followed (R-052, R-085, R-112, R-260, R-264, R-268)`, () => {
    for (const route of routes) {
      test(`on ${route}, which has one main heading (R-023)`, async ({ page }) => {
        const failed = watchRequests(page, at)
        await tour(page, at(route))
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('head > link[rel="icon"]')).toHaveCount(1)
        // The preview server sends the whole policy. A violation is logged as an error, which fails
        // each test.
        expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
        await followAll(page, { at, from: route, area: 'main' })
        expect(failed).toEqual([])
      })
    }
  })

  test.describe(`${name}: every address is led to`, () => {
    test('by a link of the header, the footer or some page', async ({ request }) => {
      const reached = new Set(['/'])
      for (const route of reached) {
        const html = await (await request.get(at(route))).text()
        for (const [, path] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)) {
          if (path && !isFile(path)) reached.add(path)
        }
      }
      const unreached = routes.filter((route) => !reached.has(route))
      expect(unreached.filter((route) => !UNLINKED.includes(route))).toEqual([])
      expect([...reached].filter((route) => !routes.includes(route))).toEqual([])
    })
  })
}
