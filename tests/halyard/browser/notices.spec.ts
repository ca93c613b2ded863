import type { Page } from 'playwright/test'
import {
  expect,
  halyard,
  isSameDocument,
  openAlive,
  rememberDocument,
  test,
  waitQuiet,
  waitShown,
} from './site'

const DEMO =
  'Your demonstration starts here: Tell us what you would like to see, and we will prepare it for you.'
const SALES =
  'You are writing to our sales team: Use the form on this page, or call +61 8 5550 0100.'
const TOASTER_CHUNK = /\/assets\/Toaster-[^/]+\.js$/

const main = (page: Page) => page.getByRole('main')
const toast = (page: Page, title = '') => page.getByRole('status').filter({ hasText: title })

for (const [name, text] of [
  ['Request a Demo', DEMO],
  ['Contact Sales', SALES],
] as const) {
  test(`${name} on the home page leads to an info toast on the contact page (R-015)`, async ({
    page,
  }) => {
    const links = main(page).getByRole('link', { name, exact: true })
    for (const index of [0, 1]) {
      await openAlive(page, halyard())
      await expect(links).toHaveCount(2)
      await rememberDocument(page)
      await links.nth(index).click()
      await expect(page).toHaveURL(halyard('/contact'))
      const notice = toast(page, text.split(':')[0])
      await expect(notice).toBeVisible()
      await expect(notice).toHaveAttribute('data-variant', 'info')
      expect(await notice.textContent()).toBe(text)
      await notice.getByRole('button', { name: 'Close' }).click()
      await expect(notice).toHaveCount(0)
      expect(await isSameDocument(page)).toBe(true)
    }
  })

  test(`${name} on /about leads to the contact page without a toast (R-016)`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openAlive(page, halyard('/about'))
    await main(page).getByRole('link', { name, exact: true }).first().click()
    await waitShown(page, '/contact')
    await waitQuiet(page)
    expect(asked.filter((url) => TOASTER_CHUNK.test(url))).toEqual([])
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0)
  })
}
