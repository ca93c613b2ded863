import { examples, expect, test } from '../../../tests/browser/support/site'

const CLOSING = examples.bind(null, '/cta/example-1')
const SPLIT = examples.bind(null, '/cta/example-3')
const QUIET = examples.bind(null, '/cta/example-4')

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

test('split, the text and the actions start in the second column', async ({ page }) => {
  await page.goto(SPLIT())
  const call = page.locator('[data-block="cta"]')
  const text = await call.locator('p').boundingBox()
  const action = await call.getByRole('link').first().boundingBox()
  expect(text?.x).toBeGreaterThanOrEqual(720)
  expect(action?.x).toBe(text?.x)
})

test('a quiet call has the title of an entry between two hairlines', async ({ page }) => {
  const measureTitle = () =>
    page
      .locator('[data-block="cta"] h2')
      .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))
  await page.goto(CLOSING())
  const size = await measureTitle()
  await page.goto(QUIET())
  expect(await measureTitle()).toBeLessThan(0.7 * size)
  const lines = await page
    .locator('[data-block="cta"] section > *')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).borderBlockWidth))
  expect(lines).toEqual(['1px', '1px'])
})
