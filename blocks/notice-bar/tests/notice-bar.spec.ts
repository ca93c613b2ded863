import type { Page } from 'playwright/test'
import { examples, expect, openAlive, test } from '../../../tests/browser/support/site'

const SHORT = '/notice-bar/example-1'
const LONG = '/notice-bar/example-2'

const bar = (page: Page) => page.getByRole('region', { name: 'Notice', exact: true })
const close = (page: Page) => bar(page).getByRole('button', { name: 'Dismiss notice' })

/** Records how the notice is displayed when the parser adds it, and how far the page moves. */
function record(): void {
  const seen: { display: string[]; shift: number } = { display: [], shift: 0 }
  Object.assign(window, { seen })
  new MutationObserver(() => {
    const element = document.querySelector('[data-dismissible]')
    if (element) seen.display.push(getComputedStyle(element).display)
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

const readSeen = (page: Page) =>
  page.evaluate(() => {
    const { display, shift } = Reflect.get(window, 'seen')
    return { display: [...new Set(display)], shift }
  })

test('stays closed without a cookie, and is never painted again', async ({ page, context }) => {
  await page.addInitScript(record)
  await page.goto(examples(SHORT))
  await expect(bar(page)).toBeVisible()
  expect(await readSeen(page)).toEqual({ display: ['flex'], shift: 0 })
  await close(page).click()
  await expect(bar(page)).toBeHidden()
  await page.reload()
  await expect(bar(page)).toBeHidden()
  expect(await readSeen(page)).toEqual({ display: ['none'], shift: 0 })
  expect(await context.cookies()).toEqual([])
  // Another text is another notice.
  await page.goto(examples(LONG))
  await close(page).click()
  await page.goto(examples(SHORT))
  await expect(bar(page)).toBeHidden()
})

test('is closed by keyboard, and passes the focus to the next control', async ({ page }) => {
  await openAlive(page, examples(LONG))
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/', textContent: 'Next' })
    document.body.append(link)
  })
  await close(page).focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Next' })).toBeFocused()
})

test('can be closed where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto(examples(SHORT))
  await close(page).click()
  await expect(bar(page)).toBeHidden()
  await page.reload()
  await expect(bar(page)).toBeVisible()
})

for (const { delay, font } of [
  { delay: 0, font: 'Verdana, sans-serif' },
  { delay: 500, font: 'system-ui, sans-serif' },
]) {
  test(`is in "${font}" if the fonts of the site load in ${delay} ms`, async ({ page }) => {
    await page.addInitScript((delay) => {
      const load = () => delay && new Promise((done) => setTimeout(done, delay))
      Object.assign(window, { quireAddFonts: load })
    }, delay)
    await page.goto(examples(SHORT))
    await page.waitForTimeout(delay)
    await expect(bar(page)).toHaveCSS('font-family', font)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is shown without a button', async ({ page }) => {
    await page.goto(examples(SHORT))
    await expect(bar(page)).toBeVisible()
    await expect(bar(page).locator('button')).toBeHidden()
  })
})
