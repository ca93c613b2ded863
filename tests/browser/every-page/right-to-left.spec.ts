/** Every block in Arabic, from right to left. */
import type { Page } from 'playwright/test'
import { buildSite } from '../../../engine/node/build/build-site'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { writeInArabic } from '../../support/pictures/arabic-site'
import { pickSize } from '../../support/run-length'
import { writeExamplesSite } from '../../support/sites/examples-site'
import { expectAccessible, expectAccessibleLayout, expectNoOverflow } from '../support/accessible'
import { showInside } from '../support/show-inside'
import { expect, openAlive, openUnscripted, test, waitBlockAlive } from '../support/site'
import { exampleRoutes } from '../support/tour'

const FOLDER = '.test/arabic'
const WIDTHS = pickSize({ short: [1440, 320], long: [1440, 768, 360, 320] })

test.describe.configure({ mode: 'default' })

let preview: Awaited<ReturnType<typeof startPreview>>
test.beforeAll(async () => {
  writeExamplesSite(`${FOLDER}/site`)
  writeInArabic(`${FOLDER}/site`)
  const { pages } = await buildSite({ siteDir: `${FOLDER}/site`, outDir: `${FOLDER}/output` })
  expect(pages).toBeGreaterThan(40)
  preview = await startPreview({ outDir: `${FOLDER}/output`, port: 0 })
})
test.afterAll(() => preview?.close())

const at = (path = '/') => preview.url + path

for (const [type, routes] of exampleRoutes) {
  test(`${type} has no axe violation and does not overflow in Arabic (R-279, R-310)`, async ({
    page,
  }) => {
    await page.goto(at(routes[0]))
    for (const [index, route] of routes.entries()) {
      await test.step(route, async () => {
        await showInside(page, at(route), { width: 1440, height: 900 })
        await expectNoOverflow(page, WIDTHS)
        // The Arabic page has the elements of the English example, with Arabic words.
        if (index === 0) await expectAccessible(page)
        else await expectAccessibleLayout(page)
      })
    }
  })
}

const tabs = (page: Page) => page.locator('[data-block=tabs] [role=tab]')

/** Expects the left arrow key to select the next tab, and from the last tab the first. */
async function expectTabsFromRightToLeft(page: Page): Promise<void> {
  const last = (await tabs(page).count()) - 1
  await tabs(page).first().focus()
  for (const [key, index] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 0],
    ['ArrowRight', last],
    ['ArrowLeft', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tabs(page).nth(index)).toBeFocused()
    await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true')
  }
}

test('the arrow to the left leads to the next tab', async ({ page }) => {
  await openAlive(page, at('/tabs/example-1'))
  await waitBlockAlive(tabs(page).first())
  await expectTabsFromRightToLeft(page)
})

test('so it does before React has come', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await openUnscripted(page, at('/tabs/example-1'))
  await expectTabsFromRightToLeft(page)
})

test('the menu of a phone comes in from the end of the line, which is on the left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openAlive(page, at('/header/example-1'))
  await page.getByRole('button', { name: 'فتح القائمة' }).click()
  const menu = page.getByRole('dialog')
  await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, y: 0 })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('a menu opens below its button, with the arrow keys too', async ({ page }) => {
  await openAlive(page, at('/header/example-1'))
  const button = page.locator('[data-block=header] nav button[aria-expanded]').first()
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const link = page.locator(':focus')
  const [above, below] = [await button.boundingBox(), await link.boundingBox()]
  const right = (box: typeof above) => (box ? box.x + box.width : Number.NaN)
  expect(Math.abs(right(above) - right(below))).toBeLessThan(48)
})

test('arrows point to the left, and what is written from left to right stays so', async ({
  page,
}) => {
  await page.goto(at('/code/example-1'))
  await expect(page.locator('pre').first()).toHaveCSS('direction', 'ltr')
  await page.goto(at('/form/example-3'))
  await expect(page.locator('input[type=email]').first()).toHaveCSS('direction', 'ltr')
  await page.goto(at('/cards/example-1'))
  const arrow = await page
    .locator('[data-block=cards] a')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(arrow).toContain('←')
})

test('in the steps of a form, Back is to the left of the button for the next step', async ({
  page,
}) => {
  await openAlive(page, at('/form/example-6'))
  const next = page.getByRole('button', { name: 'التالي' })
  await page.locator('[name=callNumber]').fill('12')
  await next.click()
  const back = page.getByRole('button', { name: 'رجوع' })
  await expectNoOverflow(page, WIDTHS)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const [right, left] = [await next.boundingBox(), await back.boundingBox()]
  expect(left?.x).toBeLessThan(right?.x ?? 0)
  await back.click()
  await expect(page.locator('[name=callNumber]')).toHaveValue('12')
})
