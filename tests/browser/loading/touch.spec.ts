/** On touchscreens, the app starts when the visitor first interacts with the page. */
import type { Page } from 'playwright/test'
import { PHONE } from '../../support/phone'
import { hold } from '../support/hold'
import {
  bakery,
  examples,
  expect,
  openAlive,
  test,
  waitAlive,
  waitObserved,
  waitShown,
} from '../support/site'
import { exampleRoutes } from '../support/tour'

const ENTRY = /\/assets\/entry-client-[^/]+\.js$/

test.use({ startsCold: true })

/** `true` if the app has been requested. */
const isStarted = (page: Page) =>
  page.evaluate(
    (entry) => performance.getEntriesByType('resource').some(({ name }) => name.match(entry)),
    ENTRY,
  )

/** Opens a page and waits for its last automatic request. */
async function openUntouched(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitObserved(page)
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a page that is left alone asks for neither React nor the app', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await openUntouched(page, bakery('/visit'))
    const names = scripts.map((path) => path.replace(/^\/assets\/|-.{7}\.js$/g, ''))
    expect(names.sort()).toEqual(['common', 'entry-third-party', 'vitals'])
  })

  const signs: [sign: string, act: (page: Page) => Promise<void>][] = [
    ['a touch', (page) => page.touchscreen.tap(180, 700)],
    ['scrolling', (page) => page.evaluate(() => scrollTo(0, 200))],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['the focus', (page) => page.locator('main a').first().focus()],
    [
      'a click of assistive technology, without a pointer',
      (page) => page.locator('main h1').evaluate((heading) => (heading as HTMLElement).click()),
    ],
    ['printing', async (page) => void (await page.pdf())],
  ]
  for (const [sign, act] of signs) {
    test(`${sign} starts the app`, async ({ page }) => {
      await openUntouched(page, bakery('/visit'))
      expect(await isStarted(page)).toBe(false)
      await act(page)
      await waitStarted(page)
    })
  }

  for (const [reason, path] of [
    ['the address names a place in it', '/visit#content'],
    ['the address searches', '/search?q=rye'],
  ] as const) {
    test(`a page starts by itself where ${reason}`, async ({ page }) => {
      await page.goto(bakery(path))
      await waitStarted(page)
    })
  }

  test('a page starts by itself where the clock is of another year (R-086)', async ({ page }) => {
    const year = Number(process.env.BUILD_YEAR) + 5
    await page.clock.setFixedTime(new Date(`${year}-06-01`))
    await page.goto(bakery('/visit'))
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`)
  })

  test.describe('an address at which nothing is', () => {
    test.use({ allowErrors: /404/ })

    test('starts by itself: a plain host may have answered with the wrong page', async ({
      page,
    }) => {
      await page.goto(bakery('/none'))
      await waitStarted(page)
    })
  })

  test('a page starts by itself where the first view has a button that waits for code', async ({
    page,
  }) => {
    const url = examples(exampleRoutes.get('plans')?.[0])
    await page.goto(url)
    const top = await page
      .locator('[data-block=plans] button')
      .first()
      .evaluate((button) => button.getBoundingClientRect().top + scrollY)
    await page.setViewportSize({ width: 360, height: Math.floor(top) - 1 })
    await openUntouched(page, url)
    expect(await isStarted(page)).toBe(false)
    await page.setViewportSize({ width: 360, height: Math.ceil(top) + 20 })
    await page.goto(url)
    await waitStarted(page)
  })

  test('a link that is tapped first still shows its toast where it leads, once', async ({
    page,
  }) => {
    // On a low screen, the choice of audience is below the first view, where it starts nothing.
    await page.setViewportSize({ width: 360, height: 560 })
    await openUntouched(page, bakery())
    expect(await isStarted(page)).toBe(false)
    await page.locator('#hero').getByRole('link', { name: 'Order a loaf' }).tap()
    await waitShown(page, '/order')
    const toast = page.getByRole('status').filter({ hasText: 'Order by two' })
    await expect(toast).toBeVisible()
    await page.reload()
    await waitAlive(page)
    await expect(toast).toBeHidden()
  })

  test('a link that is the first thing to be tapped leads on, and Back leads back', async ({
    page,
  }) => {
    await openUntouched(page, bakery('/visit'))
    const link = page.locator('main a[href^="/"]').first()
    const target = new URL((await link.getAttribute('href')) ?? '', bakery()).pathname
    await link.tap()
    await waitShown(page, target)
    await page.goBack()
    await waitShown(page, '/visit')
  })
})

async function waitStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => window.quireEarly?.started)
}

for (const [device, options] of [
  ['a phone', PHONE],
  ['a desktop computer', {}],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options)

    test('Back after a reload shows the page before, though the app has not come', async ({
      page,
    }) => {
      await openAlive(page, bakery('/visit'))
      const link = page.locator('main a[href="/order"]').first()
      await link.click()
      await waitShown(page, '/order')
      const release = await hold(page, ENTRY)
      await page.reload({ waitUntil: 'domcontentloaded' })
      await page.goBack({ waitUntil: 'commit' })
      await waitShown(page, '/visit')
      await expect(page.locator('h1')).toHaveText('Follow your nose')
      release()
      if (device === 'a phone') await waitAlive(page)
    })
  })
}
