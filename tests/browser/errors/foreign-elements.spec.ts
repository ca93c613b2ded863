/** Pages into which a browser extension inserts elements before the app starts. */
import type { Page } from 'playwright/test'
import { hold } from '../support/hold'
import { bakery, expect, test, waitAlive, waitQuiet } from '../support/site'
import { scrollThrough } from '../support/tour'

// These tests depend on exactly which requests are made, and when. React reports that the HTML
// differs (#418).
test.use({ startsCold: true, allowErrors: /error #418/ })

/**
 * Opens a page, acts like a visitor before the app starts, then inserts an element into the
 * parents.
 */
async function openWithForeign(page: Page, path: string, parents: string): Promise<() => void> {
  const release = await hold(page, /\/assets\/entry-client-[^/]+\.js$/)
  await page.goto(bakery(path), { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.locator(parents).evaluateAll((elements) => {
    for (const element of elements) element.append(document.createElement('span'))
  })
  return release
}

for (const parents of ['main', 'main > [data-block]', '[data-block=header]', '#root'])
  test(`a page with an element in ${parents} keeps its texts and comes alive`, async ({ page }) => {
    const release = await openWithForeign(page, '/breads/sourdough', parents)
    const text = await page.locator('main').innerText()
    release()
    await waitAlive(page)
    await scrollThrough(page)
    await waitQuiet(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await page.locator('main').innerText()).toBe(text)
    const question = page.locator('[data-block=faq] button').nth(1)
    const before = await question.getAttribute('aria-expanded')
    await question.click()
    await expect(question).not.toHaveAttribute('aria-expanded', before ?? '')
  })

test('a form with an element beside a field keeps what was typed', async ({ page }) => {
  const release = await openWithForeign(page, '/order', 'form *:has(> input)')
  const field = page.locator('main form').getByRole('textbox').first()
  await field.fill('Ada')
  release()
  await waitAlive(page)
  await scrollThrough(page)
  await waitQuiet(page)
  await expect(field).toHaveValue('Ada')
})
