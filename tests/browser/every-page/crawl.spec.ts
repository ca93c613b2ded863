/** Follows what a visitor can follow, from every address of a site. */
import type { Page } from 'playwright/test'
import { isLongRun } from '../../support/run-length'
import { type ServedSite, servedSites } from '../support/served-sites'
import {
  expect,
  isSameDocument,
  markDocument,
  openAlive,
  test,
  tourTest,
  waitQuiet,
  waitShown,
} from '../support/site'
import { scrollThrough, stayOnSite } from '../support/tour'

const SEARCHES = ['/search?q=solution', '/search?q=bread', '/search?q=contact', '/search?q=zzzz']
const NOT_FOUND = /Oops! Page not found|This page has been eaten/
/** A search is a form, and the address of a page that leads elsewhere is for old bookmarks. */
const UNLINKED = ['/search', '/learning-portal']

type At = ServedSite['at']

/** The addresses of this site that the links of an area lead to, each once, in their order. */
async function listLinks(page: Page, area: string): Promise<string[]> {
  const hrefs = await page
    .locator(`${area} a[href]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(hrefs)].filter((href) => /^[/#]/.test(href) && !isFile(href))
}

/** Whether an address is that of a file, which is no page. */
const isFile = (href: string) => /\.[a-z]+$/.test(href)

/** Collects requests that fail, are answered by an error, or leave the site. */
function watchRequests(page: Page, at: At): string[] {
  const failed: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    // One page is there to lead elsewhere.
    if (request.isNavigationRequest() || protocol === 'data:' || origin === at('')) return
    failed.push(`elsewhere ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A page that is left drops what it was still fetching ahead.
    if (reason !== 'net::ERR_ABORTED') failed.push(`${reason} ${request.url()}`)
  })
  return failed
}

/** Expects the page of an address, and the target of its hash in view below the header. */
async function expectArrived(page: Page, at: At, address: string): Promise<void> {
  await expect(page, address).toHaveURL(at(address))
  const { hash, pathname } = new URL(at(address))
  await waitShown(page, pathname)
  await expect(page.locator('h1'), address).toHaveCount(1)
  await expect(page.locator('h1'), address).not.toHaveText(NOT_FOUND)
  if (hash !== '') await expect.poll(() => isBelowHeader(page, hash), address).toBe(true)
}

async function isBelowHeader(page: Page, hash: string): Promise<boolean> {
  return page.evaluate((id) => {
    const target = document.getElementById(decodeURIComponent(id.slice(1)))
    const header = document.querySelector('header')
    if (target === null || header === null) return false
    const { top, bottom } = target.getBoundingClientRect()
    // A band may start beneath the header: its contents keep clear of it.
    const text = target.querySelector('h1, h2, h3, h4')?.getBoundingClientRect().top ?? top
    return text >= header.getBoundingClientRect().bottom - 1 && text < innerHeight && bottom > 0
  }, hash)
}

/** Where links are followed: the area of a page of a site. */
interface Start {
  at: At
  from: string
  area: string
}

/** Follows a link of the page that is shown, as a click does, and comes back. */
async function follow(page: Page, { at, from, area }: Start, href: string): Promise<void> {
  const link = page.locator(`${area} a[href="${href}"]`).first()
  // After coming back lazy blocks are there again once the visitor is near.
  if ((await link.count()) === 0) await scrollThrough(page)
  // Menus hide their links until they are open; a click by script finds them all the same.
  await link.evaluate((element) => (element as HTMLElement).click())
  await expectArrived(page, at, href.startsWith('#') ? from + href : href)
  expect(await isSameDocument(page), `${href} from ${from} by client navigation`).toBe(true)
  if (page.url() === at(from)) return
  await page.goBack()
  await expectArrived(page, at, from)
}

/** Address on a site → the first page whose main area leads there. */
const firstOn = new Map<string, string>()

/** What a page alone leads to; in the long run every link of every page is followed. */
const isFollowed = ({ at, from, area }: Start, href: string) =>
  isLongRun || area !== 'main' || (firstOn.get(at(href)) ?? from) === from

/** Presses each placeholder in a part of the page that is shown, and expects that nothing happens. */
async function expectIdlePlaceholders(page: Page, within: string): Promise<void> {
  const placeholders = page.locator(`${within} a[aria-disabled=true]:visible`)
  if ((await placeholders.count()) === 0) return
  await waitQuiet(page)
  const requests: string[] = []
  const note = (request: { url: () => string }) => requests.push(request.url())
  page.on('request', note)
  for (const placeholder of await placeholders.all()) {
    await placeholder.scrollIntoViewIfNeeded()
    const read = () => page.evaluate(() => [location.href, scrollY, history.length])
    const before = await read()
    // Forced, since a browser would not call a disabled link ready for a click.
    await placeholder.click({ force: true })
    await placeholder.press('Enter')
    expect(await read()).toEqual(before)
  }
  page.off('request', note)
  expect(requests.filter((url) => !/_data|assets/.test(url))).toEqual([])
}

async function followAll(page: Page, start: Start): Promise<void> {
  const { at, from, area } = start
  await openAlive(page, at(from))
  await markDocument(page)
  await scrollThrough(page)
  await expectIdlePlaceholders(page, area)
  const hrefs = (await listLinks(page, area)).filter((href) => isFollowed(start, href))
  for (const href of hrefs) await follow(page, start, href)
  for (const href of hrefs.filter((href) => href.includes('#'))) {
    const address = href.startsWith('#') ? from + href : href
    await page.goto('about:blank')
    await openAlive(page, at(address))
    await expectArrived(page, at, address)
  }
}

test.beforeAll(async () => {
  for (const { at, routes } of servedSites) {
    for (const route of routes) {
      const html = await (await fetch(at(route))).text()
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
      for (const [, href = ''] of main.matchAll(/<a [^>]*href="(\/[^"]*)/g)) {
        if (!firstOn.has(at(href))) firstOn.set(at(href), route)
      }
    }
  }
})

test.beforeEach(async ({ page }) => {
  await stayOnSite(page)
  test.slow()
})

for (const { name, at, routes } of servedSites) {
  test.describe(`${name}: every link arrives, placeholders do nothing, and nothing breaks the policy (R-052, R-085, R-112, R-260, R-264, R-268)`, () => {
    for (const area of ['[data-block=header]', '[data-block=footer]']) {
      test(`of ${area}`, async ({ page }) => {
        const failed = watchRequests(page, at)
        await followAll(page, { at, from: '/', area })
        expect(failed).toEqual([])
      })
    }

    for (const route of [...routes, ...SEARCHES]) {
      tourTest(`of the main area of ${route}`, async ({ page }) => {
        const failed = watchRequests(page, at)
        await followAll(page, { at, from: route, area: 'main' })
        expect(failed).toEqual([])
        // The preview sends the whole policy; what breaks it is an error, which fails each test.
        expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
      })
    }

    test('of the mobile menu', async ({ page }) => {
      const failed = watchRequests(page, at)
      await page.setViewportSize({ width: 375, height: 800 })
      await openAlive(page, at('/'))
      await markDocument(page)
      const openMenu = async () => {
        await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      }
      await openMenu()
      const hrefs = await listLinks(page, '[role=dialog]')
      expect(hrefs.length).toBeGreaterThan(6)
      for (const href of hrefs) {
        const link = page.locator(`[role=dialog] a[href="${href}"]`).first()
        await link.evaluate((element) => (element as HTMLElement).click())
        await expectArrived(page, at, href)
        expect(await isSameDocument(page), href).toBe(true)
        await expect(page.getByRole('dialog')).toBeHidden()
        await openMenu()
      }
      expect(failed).toEqual([])
    })
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
