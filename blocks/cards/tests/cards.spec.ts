import { examples, expect, openAlive, test } from '../../../tests/browser/support/site'

for (const [width, rows] of [
  [1280, [3, 2]],
  [800, [2, 2, 1]],
  [360, [1, 1, 1, 1, 1]],
] as const) {
  test(`five framed cards leave no hole at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAlive(page, examples('/cards/example-5'))
    const boxes = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .evaluateAll((items) =>
        items.map((item) => {
          const { top, right } = item.getBoundingClientRect()
          return { top: Math.round(top), right: Math.round(right) }
        }),
      )
    const tops = [...new Set(boxes.map(({ top }) => top))]
    expect(tops.map((top) => boxes.filter((box) => box.top === top).length)).toEqual(rows)
    const ends = tops.map((top) =>
      Math.max(...boxes.filter((box) => box.top === top).map(({ right }) => right)),
    )
    expect(new Set(ends).size).toBe(1)
  })
}
