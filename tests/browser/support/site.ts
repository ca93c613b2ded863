import type { ConsoleMessage, Locator, Page } from 'playwright/test'
import { test as base, expect } from 'playwright/test'
import type { PageTrial } from '../../../engine/node/block-tools/testing/page-trial'
import { Lender, nameOptions } from './lent-context'

export { expect }

interface Watched {
  allowErrors: RegExp
  /**
   * If `true`, a test starts with an empty cache, because it counts or breaks the server's
   * responses.
   */
  startsCold: boolean
  watchErrors: undefined
  contextKey: string
}

/**
 * `true` if the browser requested the default icon for a document that cannot declare one: a
 * picture or text file that a test opened, or the blank page between two tests.
 */
async function canLackIcon(page: Page): Promise<boolean> {
  if (page.isClosed() || !page.url().startsWith('http')) return true
  return page.evaluate(
    () =>
      document.contentType !== 'text/html' || document.querySelector('link[rel~="icon"]') !== null,
  )
}

interface Shared {
  lender: Lender
  /** A page that stays open between tests. */
  openPage: Page
  /** A function that renders pages that have no file on the examples site. */
  trial: PageTrial
}

/**
 * A test that fails if the page logs an error or a warning, or throws: no hydration warning, no
 * unhandled rejection. `allowErrors` excludes matching messages.
 */
export const test = base.extend<Watched, Shared>({
  allowErrors: [/(?!)/, { option: true }],
  startsCold: [false, { option: true }],
  watchErrors: [
    async ({ page, allowErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => errors.push(text)
      let lacksIcon = false
      const logged = (message: ConsoleMessage) => {
        const { url } = message.location()
        if (url.endsWith('/favicon.ico')) lacksIcon = true
        else if (['error', 'warning'].includes(message.type())) note(`${message.text()} ${url}`)
      }
      const thrown = (error: Error) => note(String(error))
      page.on('console', logged)
      page.on('pageerror', thrown)
      await use(undefined)
      if (lacksIcon && !(await canLackIcon(page))) note(`${page.url()} names no icon.`)
      page.off('console', logged)
      page.off('pageerror', thrown)
      expect(errors.filter((text) => !allowErrors.test(text))).toEqual([])
    },
    { auto: true },
  ],
  lender: [
    async ({ browser }, use) => {
      const lender = new Lender(browser)
      await use(lender)
      await lender.close()
    },
    { scope: 'worker' },
  ],
  openPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  trial: [
    async ({ browserName: _ }, use) => {
      // Imports the engine on demand, because it takes seconds to load and most tests do not need
      // it.
      const { createPageTrial } = await import(
        '../../../engine/node/block-tools/testing/page-trial'
      )
      await use(await createPageTrial('.test/examples-site'))
    },
    { scope: 'worker' },
  ],
  contextKey: nameOptions,
  context: ({ lender, contextKey, viewport, startsCold }, use) =>
    lender.lend({ key: contextKey, viewport, startsCold }, use),
  page: ({ context }, use) => use(context.pages()[0] as Page),
})

/** The same test on a page that stays open. Each test continues where the last one ended. */
export const testInside = test.extend({
  page: async ({ openPage }, use) => {
    await use(openPage)
    await openPage.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** The URL of a path on the bakery site, the tiny site or the examples site. */
export const bakery = (path = '/') => process.env.BAKERY_URL + path
export const tiny = (path = '/') => process.env.TINY_URL + path
export const examples = (path = '/') => process.env.EXAMPLES_URL + path

/** Keeps the app from prefetching pages until the pointer is on a link. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** Opens a page and waits until its header is hydrated. */
export async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitAlive(page)
}

/** Opens a page whose scripts are delayed. From now on, clicks are recorded for them. */
export async function openUnscripted(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.quireEarly !== undefined)
}

/** Waits until React has hydrated the first block. On a phone, scrolls as a visitor would. */
export async function waitAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (matchMedia('(pointer: coarse)').matches) dispatchEvent(new Event('scroll'))
    const first = document.querySelector('[data-block]')
    return first !== null && window.quireEarly?.live.has(first) === true
  })
}

/** Waits until the page at a path is shown. During a navigation, the URL changes before that. */
export async function waitShown(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.locator('head link[rel=canonical]'), `the page of ${path}`).toHaveAttribute(
    'href',
    new RegExp(`^https://[^/]+${path}$`),
  )
}

/** Waits for two frames, because the page's reaction to an event ends in the first one. */
export async function waitFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/**
 * Waits until there have been no requests for half a second; `networkidle` fires only once per
 * document.
 */
export async function waitQuiet(page: Page): Promise<void> {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  const events = ['request', 'requestfinished', 'requestfailed'] as const
  for (const event of events) page.on(event as 'request', note)
  await expect.poll(() => Date.now() - last, { intervals: [50] }).toBeGreaterThan(500)
  for (const event of events) page.off(event as 'request', note)
}

/**
 * Waits for idle requests after the page has begun to measure its speed, one second after loading.
 */
export async function waitObserved(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/vitals-')),
  )
  await waitQuiet(page)
}

/**
 * Scrolls to an element and waits until its block is hydrated. Until then, key presses have no
 * effect.
 */
export async function waitBlockAlive(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const isAlive = () =>
    element.evaluate((node) => {
      const block = node.closest('[data-block]')
      return block !== null && window.quireEarly?.live.has(block) === true
    })
  await expect.poll(isAlive).toBe(true)
}

/** Marks the document, to distinguish a navigation in the app from a page load. */
export async function rememberDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.remembered = 'yes'
  })
}

/** `true` if no other document has loaded in the meantime. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.remembered === 'yes')
}
