import type { ServerResponse } from 'node:http'
import type { Page } from 'playwright/test'
import { isLongRun } from '../../support/run-length'
import type { Backend } from '../support/backend'
import { startBackend } from '../support/backend'
import {
  bakery,
  expect,
  isSameDocument,
  openAlive,
  rememberDocument,
  saveData,
  test,
  tiny,
  waitQuiet,
} from '../support/site'

/** Faulty server or network responses, for any file. */
const RESPONSES: Record<string, (response: ServerResponse, file: Buffer, type: string) => void> = {
  'a 404': (response) => response.writeHead(404).end('Not found'),
  'a 503': (response) => response.writeHead(503).end('Try later'),
  'a page in its place': (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Sign in</p>'),
  'half of it': (response, file, type) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': file.length })
    response.write(file.subarray(0, file.length / 2), () => response.destroy())
  },
  'a reset': (response) => response.socket?.resetAndDestroy(),
}

const DATA = /^\/_data\/bread\.json$/
const STYLES = /^\/assets\/Steps-[^/]+\.css$/
const INDEX = /^\/_data\/search-index\.json$/

let small: Backend
let searched: Backend
let broken: RegExp
let respond: (typeof RESPONSES)[string]
let isBroken: () => boolean
let asked: string[]

const startBroken = (site: string) =>
  startBackend(
    site,
    (path) => {
      asked.push(path)
      return broken.test(path) && isBroken()
    },
    async ({ url = '' }, response) => {
      const file = await fetch(new URL(url, site))
      const type = file.headers.get('content-type') ?? ''
      respond(response, Buffer.from(await file.arrayBuffer()), type)
    },
  )

test.beforeAll(async () => {
  small = await startBroken(tiny())
  searched = await startBroken(bakery())
})

test.afterAll(() => {
  small.close()
  searched.close()
})

/** Breaks the responses for a file while `during` returns `true`. */
function breakFile(file: RegExp, name: string, during: () => boolean): void {
  broken = file
  respond = RESPONSES[name] ?? respond
  isBroken = during
  asked = []
}

const count = (file: RegExp) => asked.filter((path) => file.test(path)).length
const ever = () => true
/** The first attempt to open a page requests its data, so this is the second attempt. */
const firstTry = () => count(DATA) < 2
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), path)

/** Keeps the app from prefetching pages. */
async function openWithoutPrefetch(page: Page, path: string): Promise<void> {
  await saveData(page)
  await openAlive(page, small.url + path)
  await rememberDocument(page)
}

/** After any faulty response, the visitor can still open another page. */
async function expectWayOut(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sourdough' }).click()
  await expect(heading(page)).toHaveText('Sourdough')
}

test.use({ allowErrors: /./, startsCold: true })

for (const [row, name] of Object.keys(RESPONSES).entries()) {
  /**
   * The short run combines each error with every second file, and each file with every second
   * response.
   */
  const isTried = (_: unknown, column: number) => isLongRun || (row + column) % 2 === 0

  test.describe(`${name} is the answer`, () => {
    test.describe('to a navigation inside the app', () => {
      const files = [
        ['the page’s data', DATA, firstTry],
        ['a block’s script', /^\/assets\/Steps-[^/]+\.js$/, firstTry],
        ['a block’s styles', STYLES, () => count(STYLES) < 2],
      ] as const
      for (const [kind, file, once] of files.filter(isTried)) {
        test(`${kind}: once, and nobody notices (R-250)`, async ({ page }) => {
          test.skip(name === 'a 404' && file === DATA, 'A server that says so is believed.')
          breakFile(file, name, once)
          await openWithoutPrefetch(page, '/')
          await goTo(page, '/bread')
          await expect(heading(page)).toHaveText('Bread')
          await expect(page.getByRole('heading', { name: 'How a loaf is made' })).toBeVisible()
          await expect(page.locator('[data-block="steps"] li').first()).toHaveCSS('display', 'grid')
          expect(await isSameDocument(page)).toBe(true)
        })

        test(`${kind}: always, and other pages can be gone to (R-252)`, async ({ page }) => {
          breakFile(file, name, ever)
          await openWithoutPrefetch(page, '/')
          await goTo(page, '/bread')
          await expect.poll(() => count(file)).toBeGreaterThan(0)
          await expectWayOut(page)
        })
      }
    })

    test.describe('to a visit', () => {
      const files = [
        ['the app’s script', /^\/assets\/entry-client-[^/]+\.js$/],
        ['the site’s data', /^\/assets\/site-[^/]+\.json$/],
        ['a block’s script', /^\/assets\/Tabs-[^/]+\.js$/],
      ] as const
      for (const [kind, file] of files.filter(isTried)) {
        test(`${kind}: the page can be read and left (R-318)`, async ({ page }) => {
          breakFile(file, name, ever)
          await page.goto(`${small.url}/almanac`)
          await waitQuiet(page)
          await expect(heading(page)).toBeVisible()
          await expect(page.getByRole('tab', { name: 'Spring' })).toBeVisible()
          await expectWayOut(page)
        })
      }

      test('a block’s script: once, and the block comes alive (R-250)', async ({ page }) => {
        const tabs = /^\/assets\/Tabs-[^/]+\.js$/
        breakFile(tabs, name, () => count(tabs) < 2)
        await openAlive(page, `${small.url}/almanac`)
        await page.getByRole('tab', { name: 'Spring' }).click()
        await expect(page.getByText('Plaited loaves')).toBeVisible()
      })
    })

    test.describe('to a search', () => {
      const results = (page: Page) => page.locator('main [data-block="search-results"]')

      test('its index: says so, and the next search finds something (R-242)', async ({ page }) => {
        breakFile(INDEX, name, () => count(INDEX) < 2)
        await openAlive(page, `${searched.url}/search?q=rye`)
        await expect(page.getByRole('heading', { name: 'Search is not available' })).toBeVisible()
        await results(page).getByRole('searchbox').fill('sourdough')
        await page.keyboard.press('Enter')
        await expect(results(page).getByRole('status')).toHaveText(/^\d+ results found/)
      })

      test('its worker: the page itself searches (R-242)', async ({ page }) => {
        breakFile(/^\/assets\/search-worker-[^/]+\.js$/, name, ever)
        await openAlive(page, `${searched.url}/search?q=rye`)
        await expect(results(page).getByRole('status')).toHaveText(/^\d+ results found/)
        expect(count(broken)).toBeGreaterThan(0)
      })
    })
  })
}
