/** Pages translated in place by the browser, which wraps each text node in new elements. */
import type { Page } from 'playwright/test'
import { hold } from '../support/hold'
import {
  bakery,
  expect,
  isSameDocument,
  openAlive,
  rememberDocument,
  test,
  waitAlive,
} from '../support/site'
import { scrollThrough } from '../support/tour'
import { translate } from '../support/translate'

// These tests depend on exactly which requests are made, and when.
test.use({ startsCold: true })

/** Headings that occur more than once on the page. */
const findTwiceSaid = (page: Page) =>
  page.locator('main h2').evaluateAll((headings) => {
    const texts = headings.map((heading) => heading.textContent)
    return texts.filter((text, index) => texts.indexOf(text) !== index)
  })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const when of ['before the app starts', 'before its blocks are alive'] as const) {
  test(`a page that is translated ${when} logs no error, and comes alive (R-329)`, async ({
    page,
  }) => {
    const early = when === 'before the app starts'
    const release = await hold(page, /\/assets\/entry-client-[^/]+\.js$/)
    if (!early) release()
    await page.goto(bakery('/breads/sourdough'), { waitUntil: 'commit' })
    if (early) await page.waitForFunction(() => window.quireEarly !== undefined)
    else await waitAlive(page)
    await translate(page)
    release()
    await waitAlive(page)
    await scrollThrough(page)
    await expect(heading(page)).toHaveCount(1)
    await expect(heading(page)).toContainText('‹')
    expect(await findTwiceSaid(page)).toEqual([])
    const question = page.locator('[data-block=faq] button').nth(1)
    const before = await question.getAttribute('aria-expanded')
    await question.click()
    await expect(question).not.toHaveAttribute('aria-expanded', before ?? '')
  })
}

test.describe('without its data', () => {
  test.use({ allowErrors: /Failed to (load resource|fetch)/ })

  test('a page whose texts were changed, and whose data does not come, stays as it is: its links lead on', async ({
    page,
  }) => {
    await page.route('**/_data/breads/sourdough.json', (route) => route.abort())
    const release = await hold(page, /\/assets\/entry-client-[^/]+\.js$/)
    await page.goto(bakery('/breads/sourdough'), { waitUntil: 'commit' })
    await page.waitForFunction(() => window.quireEarly !== undefined)
    await translate(page)
    const failed = page.waitForEvent('pageerror')
    release()
    await failed
    await expect(heading(page)).toContainText('‹')
    await rememberDocument(page)
    await page.locator('[data-block=footer] a[href="/visit"]').first().click()
    await expect(heading(page)).toContainText('Follow your nose')
    expect(await isSameDocument(page)).toBe(false)
  })
})

test('a choice, a question and the pages behind links still show what they should (R-329)', async ({
  page,
}) => {
  await openAlive(page, bakery('/'))
  await scrollThrough(page)
  await rememberDocument(page)
  await translate(page)
  await expect(heading(page)).toContainText('‹')
  const before = await heading(page).innerText()
  const table = page.getByRole('button', { name: 'My kitchen table' })
  await table.click()
  await expect(table).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => heading(page).innerText()).not.toBe(before)
  await page.getByRole('button', { name: 'Clear the choice' }).click()
  await expect.poll(() => heading(page).innerText()).toBe(before)
  for (const [path, text] of [
    ['/visit', 'Follow your nose'],
    ['/about', /./],
    ['/order', /./],
  ] as const) {
    await page.locator(`[data-block=footer] a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(bakery(path))
    await expect(heading(page)).toContainText(text)
    await expect(heading(page)).toHaveCount(1)
  }
  expect(await isSameDocument(page)).toBe(true)
})

test('errors, notices and results are shown and hidden (R-329)', async ({ page }) => {
  await openAlive(page, bakery('/order'))
  await scrollThrough(page)
  await translate(page)
  const form = page.getByRole('form')
  const send = form.locator('button[type=submit]')
  await send.click()
  await expect(form.getByText('Enter your name.').first()).toBeVisible()
  await form.locator('input[autocomplete=name]').fill('Ada')
  await send.click()
  await expect(form.getByText('Enter your name.')).toHaveCount(0)
  await page.goto(bakery('/search?q=rye'))
  await expect(page.getByText(/\d+ results?/).first()).toBeVisible()
  await translate(page)
  const box = page.locator('main input[type=search], main input[name=q]').first()
  await box.fill('sourdough')
  await box.press('Enter')
  await expect(page).toHaveURL(bakery('/search?q=sourdough'))
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /sourdough/i })
      .first(),
  ).toBeVisible()
})

test.describe('where an extension has moved what a block shows', () => {
  test.use({ allowErrors: /NotFoundError/ })

  test('the block is rendered again, not replaced by an error', async ({ page }) => {
    await openAlive(page, bakery('/order'))
    await scrollThrough(page)
    const form = page.getByRole('form')
    await form.locator('button[type=submit]').click()
    const error = form.getByText('Enter your name.').first()
    await error.evaluate((element) => {
      const wrapper = document.createElement('div')
      element.replaceWith(wrapper)
      wrapper.append(element)
    })
    const thrown = page.waitForEvent('console', (message) => /NotFoundError/.test(message.text()))
    const name = form.locator('input[autocomplete=name]')
    await name.fill('Ada')
    await thrown
    await expect(form).toBeVisible()
    await expect(name).toHaveValue('Ada')
    await form.locator('button[type=submit]').click()
    await expect(form.getByText('Enter your e-mail address.').first()).toBeVisible()
    await expect(form.getByText('Enter your name.')).toHaveCount(0)
  })
})
