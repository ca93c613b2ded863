import { examples, expect, test } from '../../../tests/browser/support/site'

const LEAD = examples.bind(null, '/page-list/example-7')

test('a lead story takes the whole row, with its summary; the others share the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(LEAD())
  const entries = page.locator('[data-block="page-list"] li:has(h3)')
  const boxes = await entries.evaluateAll((items) =>
    items.map((item) => {
      const { y, width } = item.getBoundingClientRect()
      return { y, width }
    }),
  )
  const [lead, second, third] = boxes
  if (!lead || !second || !third) throw new Error('The list is too short.')
  expect(lead.width).toBeGreaterThan(2 * second.width)
  expect(second.y).toBeGreaterThan(lead.y)
  expect(third.y).toBe(second.y)
  const size = (at: number) =>
    entries
      .nth(at)
      .locator('h3')
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  expect(await size(0)).toBeGreaterThan(1.5 * (await size(1)))
})
