import type { Page } from 'playwright/test'
import { expectAccessible, findOverflow } from '../../../tests/browser/support/accessible'
import { examples, expect, test } from '../../../tests/browser/support/site'

const EXAMPLES = [1, 2, 3, 4, 5].map((number) => examples(`/chart/example-${number}`))
const [LINE = '', BARS = '', , DONUT = '', LYING = ''] = EXAMPLES

/** The positions of the labels' and the first bars' centres along the line. */
async function measureBars(page: Page) {
  const centre = ({ x, width }: DOMRect | { x: number; width: number }) => x + width / 2
  const letters = await page.locator('figure div span', { hasText: 'Letters' }).last().boundingBox()
  const films = await page.locator('figure div span', { hasText: 'Films' }).last().boundingBox()
  const bars = await page.locator('figure g').first().boundingBox()
  if (!letters || !films || !bars) throw new Error('The chart has no bars or labels.')
  return { letters: centre(letters), films: centre(films), bars }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a chart is drawn, and its table has the numbers and the name', async ({ page }) => {
    await page.goto(LINE)
    const figure = page.getByRole('figure')
    expect(await figure.locator('svg path').evaluateAll((paths) => paths.length)).toBeGreaterThan(3)
    const name = 'Requests a year, by the way they reach us'
    const table = page.getByRole('table', { name })
    await expect(table.getByRole('row', { name: '2025 9,310 4,170' })).toBeAttached()
    await expect(table.getByRole('columnheader')).toHaveText(['Year', 'By e-mail', 'At the desk'])
  })
})

test('the table is printed below the drawing, and not shown on the screen', async ({ page }) => {
  await page.goto(DONUT)
  const table = page.getByRole('table')
  const measure = async () => (await table.locator('xpath=..').boundingBox())?.width
  expect(await measure()).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect(await measure()).toBeGreaterThan(300)
  const [drawing, printed] = [
    await page.locator('figure svg').first().boundingBox(),
    await table.boundingBox(),
  ]
  expect(printed?.y).toBeGreaterThan((drawing?.y ?? 0) + (drawing?.height ?? 0))
})

test('the lines on shares are printed, and long words do not leave the paper', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 })
  await page.goto(DONUT)
  await page.emulateMedia({ media: 'print' })
  const line = page.locator('figure [data-part="2"] path').nth(1)
  await expect(line).toHaveCSS('stroke', 'rgb(255, 255, 255)')
  await page.goto(BARS)
  await page.locator('figure th').evaluateAll((cells) => {
    for (const cell of cells) cell.textContent = 'Word'.repeat(30)
  })
  expect(await findOverflow(page)).toEqual([])
})

test('from right to left, the first row is at the right', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(BARS)
  const ltr = await measureBars(page)
  expect(ltr.letters).toBeLessThan(ltr.films)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const rtl = await measureBars(page)
  expect(rtl.letters).toBeGreaterThan(rtl.films)
  // The bars are mirrored with their labels.
  expect(Math.abs(rtl.letters - (rtl.bars.x + rtl.bars.width))).toBeLessThan(160)
  expect(Math.abs(ltr.letters - ltr.bars.x)).toBeLessThan(160)
})

test('each label of a lying bar is next to it', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(LYING)
    const label = await page
      .locator('figure div span', { hasText: 'Letters that' })
      .last()
      .boundingBox()
    const bars = await page.locator('figure g').first().boundingBox()
    expect(label && bars && label.x + label.width).toBeLessThan(bars?.x ?? 0)
    // The last of four rows.
    const middle = (label?.y ?? 0) + (label?.height ?? 0) / 2
    expect(middle).toBeGreaterThan((bars?.y ?? 0) + 0.75 * (bars?.height ?? 0))
    expect(middle).toBeLessThan((bars?.y ?? 0) + (bars?.height ?? 0))
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`charts are accessible and fit at 320 px in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 700 })
    for (const url of EXAMPLES) {
      await page.goto(url)
      await expectAccessible(page)
      expect(await findOverflow(page)).toEqual([])
    }
  })
}
