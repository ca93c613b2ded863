/** Links to an anchor move the focus there, as they do without scripts. */
import type { Page } from 'playwright/test'
import {
  bakery,
  expect,
  openAlive,
  rememberDocument,
  test,
  tiny,
  waitFrames,
  waitShown,
} from './support/site'
import { scrollThrough } from './support/tour'

/** The name of the next tab stop, and `true` if it comes after `selector` on the page. */
async function pressTab(page: Page, selector: string): Promise<{ name: string; after: boolean }> {
  await page.keyboard.press('Tab')
  return page.evaluate((selector) => {
    const { activeElement: element } = document
    const order = document.querySelector(selector)?.compareDocumentPosition(element ?? document)
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    return { name: name.trim(), after: Boolean((order ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) }
  }, selector)
}

/** `true` if the element's top is below the header and in the upper half of the window. */
const isAtTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    return top > 0 && top < innerHeight / 2
  })

/** Links within a page, each with its page, the way to reach it, and its target. */
const LINKS = [
  { path: '/about', link: '.skip-link', target: 'main' },
  { path: '/privacy', link: 'main nav a[href^="#"] >> nth=3', target: '' },
  { path: '/breads/sourdough', link: 'main a[href="#keeping"]', target: '#keeping' },
]

/** Follows a link with Enter and returns the next tab stop. */
async function followAndTab(
  page: Page,
  { link, target }: (typeof LINKS)[number],
  arrive = async () => {},
) {
  const to = target || ((await page.locator(link).getAttribute('href')) ?? '')
  await page.locator(link).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#/)
  if (to !== 'main') await expect.poll(() => isAtTop(page, to)).toBe(true)
  await arrive()
  return pressTab(page, to)
}

for (const one of LINKS) {
  test(`on ${one.path} ${one.target || 'an entry of the contents'} gets the focus of its link, as without scripts (R-312)`, async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(bakery(one.path))
    const expected = await followAndTab(plain, one)
    await context.close()
    expect(expected.after).toBe(true)
    await openAlive(page, bakery(one.path))
    await rememberDocument(page)
    // The app moves the focus after the URL has changed.
    expect(await followAndTab(page, one, () => waitFrames(page))).toEqual(expected)
  })
}

test('a place shows no ring and keeps no attribute of the focus', async ({ page }) => {
  await openAlive(page, bakery('/privacy'))
  await page.locator('main a[href="#with-whom"]').press('Enter')
  await expect.poll(() => isAtTop(page, '#with-whom')).toBe(true)
  const target = page.locator('#with-whom')
  await expect(target).toHaveCSS('outline-style', 'none')
  await expect(target).not.toHaveAttribute('tabindex')
  await expect(page.locator(':target')).toHaveAttribute('id', 'with-whom')
})

test('a link followed twice, and one to the page itself, take the focus along (R-038)', async ({
  page,
}) => {
  await openAlive(page, bakery('/privacy'))
  const link = page.locator('main a[href="#who"]')
  for (let times = 0; times < 2; times += 1) {
    await link.press('Enter')
    await expect.poll(() => isAtTop(page, '#who')).toBe(true)
    // The target was already at the top. The app moves the focus after the URL has changed.
    await waitFrames(page)
    expect((await pressTab(page, '#who')).after).toBe(true)
  }
  await page.locator('[data-block=footer] a[href="/privacy"]').first().press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveURL(bakery('/privacy'))
})

test('Back and Forward between places take the focus along', async ({ page }) => {
  await openAlive(page, bakery('/privacy'))
  for (const id of ['who', 'with-whom']) {
    await page.locator(`main a[href="#${id}"]`).press('Enter')
    await expect.poll(() => isAtTop(page, `#${id}`)).toBe(true)
  }
  await page.goBack()
  await expect.poll(() => isAtTop(page, '#who')).toBe(true)
  const next = await pressTab(page, '#who')
  expect(next.after).toBe(true)
  expect((await pressTab(page, '#with-whom')).after).toBe(false)
  await page.goForward()
  await expect.poll(() => isAtTop(page, '#with-whom')).toBe(true)
  expect((await pressTab(page, '#with-whom')).after).toBe(true)
  await page.goBack()
  await expect.poll(() => isAtTop(page, '#who')).toBe(true)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
})

test('a place on another page gets the focus there (R-037, R-313)', async ({ page }) => {
  await openAlive(page, bakery('/about'))
  await scrollThrough(page)
  await rememberDocument(page)
  await page.locator('a[href="/#oven"]').first().press('Enter')
  await waitShown(page, '/')
  await expect.poll(() => isAtTop(page, '#oven')).toBe(true)
  expect((await pressTab(page, '#oven')).after).toBe(true)
})

test('a place within a section that waits gets the focus once it is there (R-037, R-088)', async ({
  page,
}) => {
  await openAlive(page, tiny('/bread'))
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/#freeze', id: 'to' })
    link.textContent = 'to the questions'
    document.querySelector('main')?.prepend(link)
  })
  await page.locator('#to').press('Enter')
  await expect(page).toHaveURL(tiny('/#freeze'))
  await expect(page.locator('#freeze')).toBeInViewport()
  const before = page.locator('#gluten')
  await expect(before).toBeAttached()
  expect((await pressTab(page, '#gluten')).after).toBe(true)
})

test('a place that a menu of phones leads to keeps the focus when the menu closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openAlive(page, bakery('/privacy'))
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  const link = menu.locator('a[href]').last()
  await link.evaluate((element) => element.setAttribute('href', '#with-whom'))
  await link.press('Enter')
  await expect(menu).toHaveCount(0)
  await expect.poll(() => isAtTop(page, '#with-whom')).toBe(true)
  expect((await pressTab(page, '#with-whom')).after).toBe(true)
})
