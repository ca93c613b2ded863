import { examples, expect, test } from '../../../tests/browser/support/site'

const FULL = examples.bind(null, '/footer/example-1')
const SLIM = examples.bind(null, '/footer/example-3')

test.use({ javaScriptEnabled: false })

test('the links of a slim footer share a row, and its headings are for screen readers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(FULL())
  const footer = page.locator('[data-block="footer"]')
  const full = await footer.boundingBox()
  await page.goto(SLIM())
  const slim = await footer.boundingBox()
  expect(slim?.height).toBeLessThan(0.6 * (full?.height ?? 0))
  const lines = await footer
    .locator('ul a', { hasNotText: 'Privacy' })
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().y))
  expect(lines).toHaveLength(4)
  expect(new Set(lines).size).toBe(1)
  const heading = footer.getByRole('heading', { name: 'House' })
  expect((await heading.boundingBox())?.width).toBe(1)
})
