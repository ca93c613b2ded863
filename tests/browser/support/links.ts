/** Follows links as a visitor would. */
import type { Page } from 'playwright/test'
import { isLongRun, pickSize } from '../../support/run-length'
import { type ServedSite, servedSites } from './served-sites'
import {
  expect,
  isSameDocument,
  openAlive,
  rememberDocument,
  waitFrames,
  waitQuiet,
  waitShown,
} from './site'
import { stayOnSite } from './tour'

const NOT_FOUND = /Oops! Page not found|This page has been eaten/

type At = ServedSite['at']

/** The area whose links are all followed. */
export const HEADER = '[data-block=header]'
export const FOOTER = '[data-block=footer]'

/** The distinct URLs of this site that an area links to, except those in an excluded part. */
export async function listLinks(page: Page, area: string, but = ''): Promise<string[]> {
  const hrefs = await page
    .locator(`${area} a[href]${but && `:not(${but} a)`}`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(hrefs)].filter((href) => /^[/#]/.test(href) && !isFile(href))
}

/**
 * The URLs that an area links to. If the header also links to a target, only the first link in each
 * kind of context counts. In the long run, all of them count.
 */
export async function listNewLinks(page: Page, area: string): Promise<string[]> {
  const all = await listLinks(page, area)
  if (isLongRun) return all
  const known = await listLinks(page, HEADER, area)
  const places = await page.locator(`${area} a[href]`).evaluateAll(
    (links, area) =>
      links.map((link) => {
        const around: string[] = []
        for (let at: Element | null = link; at && !at.matches(area); at = at.parentElement) {
          around.push(at.tagName + at.className)
        }
        return [link.getAttribute('href') ?? '', around.join()] as const
      }),
    area,
  )
  const firstOf = new Map<string, string>()
  for (const [href, place] of places) {
    if (all.includes(href) && !firstOf.has(place)) firstOf.set(place, href)
  }
  return all.filter((href) => !known.includes(href) || [...firstOf.values()].includes(href))
}

/** `true` if a URL is that of a file rather than a page. */
export const isFile = (href: string) => /\.[a-z]+$/.test(href)

/** Collects requests that fail, return an error, or go outside the site (R-260, R-268). */
export function watchRequests(page: Page, at: At): string[] {
  const failed: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    // Navigation is allowed, because one page exists to redirect to another site.
    if (request.isNavigationRequest() || protocol === 'data:' || origin === at('')) return
    failed.push(`elsewhere ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page cancels its prefetch requests.
    if (reason !== 'net::ERR_ABORTED') failed.push(`${reason} ${request.url()}`)
  })
  return failed
}

/** Expects the page at a URL, with the target of its hash in view below the header. */
export async function expectArrived(page: Page, at: At, address: string): Promise<void> {
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
    // A full-width block may start under the header, as long as its contents do not.
    const text = target.querySelector('h1, h2, h3, h4')?.getBoundingClientRect().top ?? top
    return text >= header.getBoundingClientRect().bottom - 1 && text < innerHeight && bottom > 0
  }, hash)
}

/** Where links are followed: an area on one page of a site. */
export interface Start {
  at: At
  from: string
  area: string
}

/**
 * Follows a link on the current page by clicking it. After a link in the main area, goes back.
 * After a link in the layout, continues from the new page.
 */
async function follow(page: Page, { at, from, area }: Start, href: string): Promise<void> {
  const link = page.locator(`${area} a[href="${href}"]`).first()
  await stayOnSite(page, at(href))
  // After going back, lazy blocks render again once the visitor is near, or prints.
  if ((await link.count()) === 0) {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await link.waitFor({ state: 'attached' })
  }
  // Menus hide their links until they open. A click dispatched by script reaches them anyway.
  await link.evaluate((element) => (element as HTMLElement).click())
  await expectArrived(page, at, href.startsWith('#') ? from + href : href)
  expect(await isSameDocument(page), `${href} from ${from} by client navigation`).toBe(true)
  if (area !== 'main' || page.url() === at(from)) return
  await page.goBack()
  await expectArrived(page, at, from)
}

const readHistory = (page: Page) =>
  page.evaluate(() => ({
    length: history.length,
    address: location.pathname + location.search + location.hash,
  }))

/**
 * Goes back to a URL. Repeats once if nothing happens: a busy browser may still be recording the
 * last navigation, and then navigates to the current entry.
 */
async function goBack(page: Page, address: string): Promise<void> {
  await expect(async () => {
    if (page.url() !== address) await page.goBack()
    await expect(page).toHaveURL(address, { timeout: 4000 })
  }).toPass()
}

/**
 * Goes back to each of the URLs, starting with the last. Each page must look as it did on arrival.
 */
async function goBackThrough(page: Page, at: At, addresses: string[]): Promise<void> {
  for (const address of addresses.toReversed()) {
    // A history entry written on arrival would cancel a pending step back.
    await waitFrames(page)
    await goBack(page, at(address))
    await expectArrived(page, at, address)
    expect(await isSameDocument(page), `back to ${address} by client navigation`).toBe(true)
    const { hash } = new URL(at(address))
    if (hash !== '') continue
    const read = () => page.evaluate(() => [scrollY, document.activeElement?.id])
    await expect.poll(read, `scroll and focus, back at ${address}`).toEqual([0, 'content'])
  }
}

let first: Promise<Map<string, string>> | undefined

/**
 * The first page whose main area links to each URL of the site. Only that link is followed. In the
 * long run, every link on every page is.
 */
function findFirst(): Promise<Map<string, string>> {
  first ??= readFirst()
  return first
}

async function readFirst(): Promise<Map<string, string>> {
  const firstOn = new Map<string, string>()
  for (const { at, routes } of servedSites) {
    for (const route of routes) {
      const html = await (await fetch(at(route))).text()
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
      for (const [, href = ''] of main.matchAll(/<a [^>]*href="(\/[^"]*)/g)) {
        if (!firstOn.has(at(href))) firstOn.set(at(href), route)
      }
    }
  }
  return firstOn
}

/** Presses each placeholder in a part of the current page, and expects no effect. */
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
    // Forces the click, because the browser does not consider a disabled link clickable.
    await placeholder.click({ force: true })
    await placeholder.press('Enter')
    expect(await read()).toEqual(before)
  }
  page.off('request', note)
  expect(requests.filter((url) => !/_data|assets/.test(url))).toEqual([])
}

/** Follows all links in an area of the current page, after hydrating it from top to end. */
export async function followAll(page: Page, start: Start): Promise<void> {
  const { at, from, area } = start
  await rememberDocument(page)
  await expectIdlePlaceholders(page, area)
  const firstOn = await findFirst()
  const isFollowed = (href: string) =>
    isLongRun || area !== 'main' || (firstOn.get(at(href)) ?? from) === from
  const list = area === FOOTER ? listNewLinks : listLinks
  const hrefs = (await list(page, area)).filter(isFollowed)
  const left: string[] = []
  for (const href of hrefs) {
    const { length, address } = await readHistory(page)
    await follow(page, start, href)
    const isEntered = (await readHistory(page)).length > length
    if (area !== 'main' && isEntered) left.push(address)
  }
  await goBackThrough(page, at, left)
  const hashed = hrefs.filter((href) => href.includes('#'))
  const ends = [hashed[0], hashed.at(-1)].filter((href) => href !== undefined)
  for (const href of new Set(pickSize({ short: ends, long: hashed }))) {
    const address = href.startsWith('#') ? from + href : href
    // Opens another document first, because a URL that differs only in its hash would keep this
    // one.
    await page.goto(at('/robots.txt'))
    await openAlive(page, at(address))
    await expectArrived(page, at, address)
  }
}
