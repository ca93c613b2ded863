/** Whether everything can be hit and read, however the visitor sets the browser up. */
import type { Page } from 'playwright/test'
import { servedSites } from '../support/served-sites'
import { bakery, expect, openAlive, test } from '../support/site'
import { stayOnSite } from '../support/tour'

// Those that lead elsewhere by themselves come last: they would break off what is opened next.
const LEAVING = ['/learning-portal', '/vouchers']
const isLeaving = (route: string) => Number(LEAVING.includes(route))
const addresses = servedSites.flatMap(({ at, routes }) =>
  routes
    .toSorted((one, other) => isLeaving(one) - isLeaving(other))
    .map((route) => () => at(route)),
)

test.use({ viewport: { width: 375, height: 800 } })
test.beforeEach(({ page }) => stayOnSite(page))

/** What can be activated and is smaller than it should be, with its size. */
async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInText = (element: Element) =>
      element.parentElement !== null &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement.textContent?.trim() !== element.textContent?.trim()
    const isCovered = (element: Element) =>
      ['::before', '::after'].some((part) => {
        const { position, content } = getComputedStyle(element, part)
        return position === 'absolute' && content !== 'none'
      })
    const targets = document.querySelectorAll(
      'a[href], :is(button, input, select, textarea):not([tabindex="-1"])',
    )
    return [...targets].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const isShown =
        element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      if (!isShown || isInText(element) || isCovered(element)) return []
      const least = element.closest('header, footer, nav, form, [role=dialog]') ? 44 : 24
      if (width >= 24 && height >= least - 0.5) return []
      return [`${element.outerHTML.slice(0, 80)}: ${width.toFixed(0)} × ${height.toFixed(0)}`]
    })
  })
}

/** WCAG 2.2, 1.4.12: https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** Texts that are cut off, and whether the page scrolls sideways. */
async function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element)
      if (position === 'absolute' && clipPath !== 'none') return false
      const isWide = element.scrollWidth > element.clientWidth + 1
      const isHigh = element.scrollHeight > element.clientHeight + 1
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const hasText = element.textContent?.trim() !== ''
      return hasText && ((isWide && hides(overflowX)) || (isHigh && hides(overflowY)))
    })
    const sideways = document.documentElement.scrollWidth > innerWidth ? ['the page'] : []
    return [...sideways, ...cut.map((element) => element.outerHTML.slice(0, 100))]
  })
}

test('every target is 24 pixels, in menus and forms 44, where one touches (R-317)', async ({
  page,
}) => {
  test.slow()
  const small: Record<string, string[]> = {}
  for (const address of addresses) {
    await page.goto(address(), { waitUntil: 'domcontentloaded' })
    const found = await findSmallTargets(page)
    if (found.length > 0) small[address()] = found
  }
  expect(small).toEqual({})
})

test('so is every target of the menus that open (R-317)', async ({ page }) => {
  await openAlive(page, bakery('/'))
  await page.getByRole('button', { name: 'Open menu' }).click()
  const groups = page.getByRole('dialog').locator('button[aria-expanded]')
  await expect(groups).not.toHaveCount(0)
  for (const group of await groups.all()) {
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    expect(await findSmallTargets(page)).toEqual([])
  }
})

test('on a tablet, which has the menus of wide screens, too (R-317)', async ({ browser }) => {
  const viewport = { width: 1024, height: 768 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openAlive(page, bakery('/'))
  const menus = page.locator('[data-block=header] nav button[aria-expanded]')
  await expect(menus).not.toHaveCount(0)
  for (const menu of await menus.all()) {
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    expect(await findSmallTargets(page)).toEqual([])
  }
  await context.close()
})

test('wider spacing of text loses nothing (R-317)', async ({ page }) => {
  test.slow()
  const lost: Record<string, string[]> = {}
  for (const address of addresses) {
    await page.goto(address(), { waitUntil: 'domcontentloaded' })
    await page.addStyleTag({ content: TEXT_SPACING })
    const found = await findLostText(page)
    if (found.length > 0) lost[address()] = found
  }
  expect(lost).toEqual({})
})

test('with forced colours buttons have a border and what is focused has an outline (R-317)', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(bakery('/order'))
  const fields = page.locator(
    'main form :is(input:not([type=file]), select, textarea, button[type=submit]):visible',
  )
  const borders = await fields.evaluateAll((elements) =>
    elements.map((element) => [getComputedStyle(element).borderTopWidth, element.outerHTML]),
  )
  expect(borders.length).toBeGreaterThan(5)
  expect(borders.filter(([width]) => width === '0px')).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element)
    return { outlineStyle, isSeen: Number.parseFloat(outlineWidth) >= 2 }
  })
  expect(outline).toEqual({ outlineStyle: 'solid', isSeen: true })
})
