import type { Locator, Page } from 'playwright/test'
import {
  bakery,
  expect,
  isSameDocument,
  openAlive,
  rememberDocument,
  test,
  waitBlockAlive,
  waitQuiet,
  waitShown,
} from './support/site'

const HINT =
  'Order by two o’clock: Your bread is ready the day after tomorrow: the dough needs the time.'
const TOASTER_CHUNK = /\/assets\/Toaster-[^/]+\.js$/

const main = (page: Page) => page.getByRole('main')
const toast = (page: Page, title = 'Order by two') =>
  page.getByRole('status').filter({ hasText: title })
const closeButton = (page: Page) => toast(page).getByRole('button', { name: 'Close' })

/** Shows the toast on the home page and waits for it on the target page. */
async function raise(page: Page): Promise<void> {
  await openAlive(page, bakery())
  await main(page).getByRole('link', { name: 'Order a loaf' }).first().click()
  await expect(page).toHaveURL(bakery('/order'))
  await expect(toast(page)).toBeVisible()
}

test('a link leads to its page and its notice (R-015)', async ({ page }) => {
  await openAlive(page, bakery())
  await rememberDocument(page)
  await main(page).getByRole('link', { name: 'Order a loaf' }).click()
  await expect(page).toHaveURL(bakery('/order'))
  await expect(toast(page)).toBeVisible()
  await expect(toast(page)).toHaveAttribute('data-variant', 'info')
  expect(await toast(page).textContent()).toBe(HINT)
  await closeButton(page).click()
  await expect(toast(page)).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
})

test('a link to the same page that names no notice raises none (R-016)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAlive(page, bakery('/breads'))
  await main(page).getByRole('link', { name: 'Order bread' }).click()
  await waitShown(page, '/order')
  await waitQuiet(page)
  expect(asked.filter((url) => TOASTER_CHUNK.test(url))).toEqual([])
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0)
})

test.describe('what shows notices', () => {
  const collect = (page: Page): string[] => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (TOASTER_CHUNK.test(request.url())) asked.push(request.url())
    })
    return asked
  }

  for (const [sign, use] of [
    ['a pointer', (field: Locator) => field.hover()],
    ['the focus', (field: Locator) => field.focus()],
  ] as const) {
    test(`comes with ${sign} in a block that can raise one, and not before (R-157, R-198)`, async ({
      page,
    }) => {
      const asked = collect(page)
      await openAlive(page, bakery('/order'))
      const field = page.getByLabel('Your name')
      await waitBlockAlive(field)
      await main(page).getByRole('heading', { level: 1 }).hover()
      await waitQuiet(page)
      expect(asked).toEqual([])
      await use(field)
      await expect.poll(() => asked.length).toBe(1)
    })
  }

  test('comes with a link that leads to one, and with no other', async ({ page }) => {
    const asked = collect(page)
    await openAlive(page, bakery())
    await page.getByRole('banner').getByRole('link').first().hover()
    await main(page).getByRole('heading', { level: 1 }).hover()
    await waitQuiet(page)
    expect(asked).toEqual([])
    await main(page).getByRole('link', { name: 'Order a loaf' }).first().focus()
    await expect.poll(() => asked.length).toBe(1)
  })

  test('never comes where none can be raised (R-347)', async ({ page }) => {
    const asked = collect(page)
    await openAlive(page, bakery('/about'))
    for (const link of (await main(page).getByRole('link').all()).slice(0, 3)) await link.hover()
    await main(page).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await waitQuiet(page)
    expect(asked).toEqual([])
  })
})

test('a notice has a close button, an icon and one live region (R-246, R-247, R-316)', async ({
  page,
}) => {
  await raise(page)
  await expect(toast(page).locator('svg[aria-hidden="true"]').first()).toBeVisible()
  await expect(page.locator('[role=status], [role=alert]').filter({ hasText: HINT })).toHaveCount(1)
  await closeButton(page).click()
  await expect(toast(page)).toHaveCount(0)
})

test('a notice stays through further navigation (R-247)', async ({ page }) => {
  await raise(page)
  // The next page takes the focus, and so receives the key.
  await waitShown(page, '/order')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).press('Enter')
  await waitShown(page, '/privacy')
  await expect(toast(page)).toBeVisible()
})

test('a notice closes by itself after its time, and not while it is pointed at or focused (R-244)', async ({
  page,
}) => {
  await page.clock.install()
  await raise(page)
  // Requests in progress would be cancelled when the fake clock is installed.
  await waitShown(page, '/order')
  await waitQuiet(page)
  await toast(page).hover()
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  await closeButton(page).focus()
  await page.mouse.move(5, 5)
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  await closeButton(page).blur()
  await page.clock.runFor(4000)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(2000)
  await expect(toast(page)).toHaveCount(0)
})

test('a new notice replaces the one that is shown (R-244)', async ({ page }) => {
  await raise(page)
  await toast(page).hover()
  await main(page)
    .getByLabel('A picture to work from')
    .setInputFiles({
      name: 'a.exe',
      mimeType: 'application/pdf',
      buffer: Buffer.from('x'),
    })
  await expect(page.getByRole('alert')).toContainText('File validation failed')
  await expect(toast(page)).toHaveCount(0)
})

test.describe('without the code that shows notices', () => {
  test.use({ allowErrors: /Failed to load resource/ })

  test('a notice is shown plainly, with its close button (R-247)', async ({ page }) => {
    await page.route(TOASTER_CHUNK, (route) => route.abort())
    await raise(page)
    expect(await toast(page).locator('div').first().textContent()).toBe(HINT)
    await closeButton(page).press('Enter')
    await expect(toast(page)).toHaveCount(0)
    await expect(main(page)).toBeFocused()
  })
})

test('a closed notice gives the focus to the content where what had it is gone', async ({
  page,
}) => {
  await raise(page)
  await page.evaluate(() => {
    const gone = document.body.appendChild(document.createElement('button'))
    gone.focus()
  })
  await closeButton(page).focus()
  await page.evaluate(() => document.querySelector('body > button')?.remove())
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
  await expect(main(page)).toBeFocused()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a notice neither slides nor fades (R-308)', async ({ page }) => {
    await raise(page)
    const seconds = await toast(page).evaluate((element) =>
      getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat),
    )
    expect(Math.max(...seconds)).toBeLessThan(0.01)
    await closeButton(page).click()
    await expect(toast(page)).toHaveCount(0)
  })
})
