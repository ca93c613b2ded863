/** Third-party content, served from a second host that sends no CORS or CORP headers. */
import type { Browser, Page } from 'playwright/test'
import { chromium } from 'playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../../engine/node/block-tools/testing/test-tools'
import { examples, expect, openAlive, test } from '../../../tests/browser/support/site'
import type { OtherHost } from '../../../tests/support/servers/other-host'
import { startOtherHost } from '../../../tests/support/servers/other-host'
import { whyWithout } from '../../../tests/support/servers/web-servers'

const MAP = '/embed/example-1'
const FILM = '/embed/example-2'
const reason = whyWithout('openssl')
if (reason) console.log(reason)

test.describe('content of another site', () => {
  test.skip(reason !== undefined, reason)
  test.describe.configure({ mode: 'serial' })
  let other: OtherHost
  let browser: Browser
  let page: Page

  test.beforeAll(async () => {
    other = await startOtherHost('maps.example', 'films.example')
    browser = await chromium.launch({
      executablePath: findChromium(chromium),
      args: [...CHROMIUM_ARGS, ...other.args],
    })
  })

  test.afterAll(async () => {
    await browser?.close()
    await other?.close()
  })

  test.beforeEach(async () => {
    other.requests.length = 0
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    page = await context.newPage()
    await page.addInitScript(() => {
      window.violations = []
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        window.violations.push(`${violatedDirective}: ${blockedURI}`)
      })
    })
  })

  test.afterEach(() => page.context().close())

  const load = () => page.getByRole('button', { name: 'Load content from maps.example' })
  const violations = () => page.evaluate(() => window.violations)
  const addFrame = (src: string) =>
    page.evaluate((address) => {
      const frame = document.createElement('iframe')
      frame.setAttribute('credentialless', '')
      frame.src = address
      document.body.append(frame)
    }, src)

  test('is not asked for before the click, and then shown without credentials', async () => {
    await openAlive(page, examples(MAP))
    await load().scrollIntoViewIfNeeded()
    await load().hover()
    await page.waitForLoadState('networkidle')
    expect(other.requests).toEqual([])
    const before = await page.locator('[data-block=embed]').boundingBox()
    await load().click()
    const frame = page.locator('[data-block=embed] iframe')
    await expect(page.frameLocator('[data-block=embed] iframe').locator('h1')).toHaveText('A place')
    await expect(frame).toBeFocused()
    await expect(frame).toHaveAttribute('title', 'Where the library is')
    await expect(frame).toHaveAttribute('credentialless', '')
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
    await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/)
    expect(await page.locator('[data-block=embed]').boundingBox()).toEqual(before)
    expect(other.requests.map(({ url }) => url)[0]).toBe('/embed?place=library')
    expect(other.requests[0]?.headers.referer).toBe(examples('/'))
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
    expect(await violations()).toEqual([])
  })

  test('knows nothing of an earlier visit to its site', async () => {
    await page.goto('https://maps.example/')
    await page.goto('https://maps.example/again')
    expect(other.requests.at(-1)?.headers.cookie).toBe('who=you')
    await openAlive(page, examples(MAP))
    await load().focus()
    await page.keyboard.press('Enter')
    await expect(page.frameLocator('[data-block=embed] iframe').locator('h1')).toBeVisible()
    await expect(page.locator('[data-block=embed] iframe')).toBeFocused()
    const asked = other.requests.find(({ url }) => url === '/embed?place=library')
    expect(asked?.headers.cookie).toBeUndefined()
  })

  test('is refused on pages that do not show it, and of other hosts', async () => {
    await openAlive(page, examples('/video/example-1'))
    await addFrame('https://maps.example/')
    await expect.poll(violations).toEqual(['frame-src: https://maps.example'])
    await openAlive(page, examples(MAP))
    await addFrame('https://films.example/')
    await expect.poll(violations).toEqual(['frame-src: https://films.example'])
    expect(other.requests).toEqual([])
  })

  test('comes with a document of its own where the app leads to it', async () => {
    await openAlive(page, examples('/video/example-1'))
    const go = (path: string) =>
      page.evaluate((href) => {
        Object.assign(window, { isFirst: true })
        const link = document.createElement('a')
        link.href = href
        document.body.append(link)
        link.click()
      }, path)
    const isFirst = () => page.evaluate(() => 'isFirst' in window)
    await go('/downloads/example-1')
    await expect(page.getByRole('heading', { name: 'Papers to take along' })).toBeVisible()
    expect(await isFirst()).toBe(true)
    await go(MAP)
    await expect(load()).toBeVisible()
    await expect.poll(isFirst).toBe(false)
    await load().click()
    await expect(page.frameLocator('[data-block=embed] iframe').locator('h1')).toBeVisible()
    expect(await violations()).toEqual([])
    // A page without an iframe has no wider policy than this document.
    await go('/downloads/example-1')
    await expect(page.getByRole('heading', { name: 'Papers to take along' })).toBeVisible()
    expect(await isFirst()).toBe(true)
    await go(FILM)
    await expect(
      page.getByRole('button', { name: 'Load content from films.example' }),
    ).toBeVisible()
    await expect.poll(isFirst).toBe(false)
  })
})

const link = (page: Page) =>
  page.getByRole('link', { name: 'Open the content on maps.example' }).first()

test('a browser without such frames has a link in place of the button', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLIFrameElement.prototype, 'credentialless')
  })
  await openAlive(page, examples(MAP))
  await expect(link(page)).toHaveAttribute('href', 'https://maps.example/library')
  await expect(page.locator('[data-block=embed] button')).toHaveCount(0)
})

test('on paper there is a link', async ({ page }) => {
  await page.goto(examples(MAP))
  await page.emulateMedia({ media: 'print' })
  await expect(link(page)).toBeVisible()
  await expect(page.locator('[data-block=embed] button')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is a link', async ({ page }) => {
    await page.goto(examples(FILM))
    await expect(
      page.getByRole('link', { name: 'Open the content on films.example' }),
    ).toHaveAttribute('href', 'https://films.example/watch/opening')
  })
})
