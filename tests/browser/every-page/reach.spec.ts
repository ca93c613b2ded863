/** Everything can be clicked and read, whatever the browser's settings. */

import { findSmallTargets } from '../support/reach'
import { bakery, expect, openAlive, test } from '../support/site'

test.use({ viewport: { width: 375, height: 800 } })

test('every target of the menus that open is 24 pixels, or 44 where one touches (R-317)', async ({
  page,
}) => {
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

test('so is each on a tablet, which has the menus of wide screens (R-317)', async ({ browser }) => {
  const viewport = { width: 1024, height: 768 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openAlive(page, bakery('/'))
  const menus = page.locator('header nav button[aria-expanded]')
  await expect(menus).not.toHaveCount(0)
  for (const menu of await menus.all()) {
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    expect(await findSmallTargets(page)).toEqual([])
  }
  await context.close()
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
