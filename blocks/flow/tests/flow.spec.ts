import { examples, expect, test } from '../../../tests/browser/support/site'

const FLOW = examples.bind(null, '/flow/example-1')

test.use({ javaScriptEnabled: false })

test('from 640px, the drawing is shown with texts of at least 12px', async ({ page }) => {
  for (const width of [640, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(FLOW())
    const drawing = page.locator('[data-block="flow"]').getByRole('img')
    await expect(drawing).toHaveCount(1)
    const sizes = await drawing.locator('text').evaluateAll((texts) =>
      (texts as SVGTextElement[]).map((text) => {
        const scale = text.getScreenCTM()?.a ?? 0
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale
      }),
    )
    expect(Math.min(...sizes), `${width}px`).toBeGreaterThanOrEqual(12)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('on phones, rails next to the boxes show branches, joins and ways back', async ({ page }) => {
  for (const width of [320, 600]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(FLOW())
    const block = page.locator('[data-block="flow"]')
    await expect(block.getByRole('img')).toHaveCount(0)
    const boxes = await block
      .locator('figure > ol > li > p')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
    const rails = await block
      .locator('figure [aria-hidden]')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
    // Desk to another library, store to desk, and van to desk.
    expect(rails).toHaveLength(3)
    for (const rail of rails) {
      const within = (y: number) => boxes.some(({ top, bottom }) => top < y && y < bottom)
      expect(rail.left).toBeLessThan(boxes[0].left)
      expect(Math.abs(rail.right - boxes[0].left)).toBeLessThanOrEqual(1)
      expect([within(rail.top), within(rail.bottom)]).toEqual([true, true])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
