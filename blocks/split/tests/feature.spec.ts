import { examples, expect, test } from '../../../tests/browser/support/site'

const FEATURE = examples.bind(null, '/split/example-3')

test.use({ javaScriptEnabled: false })

test('pictures of features are wider than their texts, and on alternate sides', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(FEATURE())
  const rows = page.locator('[data-block="split"]')
  await expect(rows).toHaveCount(2)
  const boxes = await Promise.all(
    [0, 1].map(async (at) => ({
      picture: await rows.nth(at).locator('img').boundingBox(),
      title: await rows.nth(at).locator('h2').boundingBox(),
    })),
  )
  for (const { picture, title } of boxes) {
    expect(picture?.width).toBeGreaterThan(1.4 * (title?.width ?? 0))
  }
  const [first, second] = boxes
  expect(first?.picture?.x).toBeGreaterThan(first?.title?.x ?? 0)
  expect(second?.picture?.x).toBeLessThan(second?.title?.x ?? 0)
})
