import type { Page } from 'playwright/test'
import { examples, expect, test } from '../../../tests/browser/support/site'

const listOpacities = (page: Page) =>
  page
    .locator('ol > li > :first-child')
    .evaluateAll((areas) => areas.map((area) => Number(getComputedStyle(area).opacity)))

const DIMMED = 0.3

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } })

    test('an explanation highlights its area, by mouse and by keyboard', async ({ page }) => {
      await page.goto(examples('/screen/example-1'))
      expect(await listOpacities(page)).toEqual([1, 1, 1])
      await page.getByText('One list, one state').click()
      await expect.poll(() => listOpacities(page)).toEqual([DIMMED, 1, DIMMED])
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => listOpacities(page)).toEqual([DIMMED, DIMMED, 1])
      await expect(page.getByRole('radio', { name: 'The record next to it' })).toBeChecked()
      await page.getByText('Whole screen').click()
      await expect.poll(() => listOpacities(page)).toEqual([1, 1, 1])
    })
  })
}

test('with reduced motion, a highlight appears at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(examples('/screen/example-1'))
  await page.getByText('One list, one state').click()
  expect(await listOpacities(page)).toEqual([DIMMED, 1, DIMMED])
})

test('the areas fill the window, and the panel is at its end in both directions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(examples('/screen/example-1'))
  const group = page.getByRole('group', { name: 'Archive Desk' })
  for (const dir of ['ltr', 'rtl'] as const) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir)
    const boxes = await group
      .locator('ol > li > :first-child')
      .evaluateAll((areas) => areas.map((area) => area.getBoundingClientRect().toJSON()))
    const [figures, table, panel] = boxes
    expect(table.top).toBeCloseTo(figures.bottom, 0)
    expect(panel.top).toBeCloseTo(figures.top, 0)
    expect(panel.bottom).toBeCloseTo(table.bottom, 0)
    const edge = dir === 'ltr' ? table.right - panel.left : panel.right - table.left
    expect(edge).toBeCloseTo(0, 0)
  }
})

test('a phone shows each explained area followed by its explanation, and no choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(examples('/screen/example-1'))
  const steps = page.getByRole('group', { name: 'Archive Desk' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  for (const step of await steps.all()) {
    const area = await step.locator('> :first-child').boundingBox()
    const heading = await step.getByRole('heading').boundingBox()
    expect(heading?.y).toBeGreaterThan((area?.y ?? 0) + (area?.height ?? 0))
  }
  await expect(page.getByRole('radio')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('print shows every area and explanation, and no choice', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(examples('/screen/example-1'))
  for (const text of ['Open requests', 'Harbour maps, 1911', 'Last seen', 'Example data']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('Whole screen')).toBeHidden()
})
