import { expect, halyard, openAlive, test } from './site'

const SOLUTIONS = [
  'treasury',
  'treasury/corporate',
  'treasury/banking',
  'treasury/banking/conventional',
  'treasury/banking/islamic',
  'treasury/banking/digital',
  'treasury-reserve',
  'loans',
  'custody',
  'investment',
  'wholesale',
]

for (const solution of SOLUTIONS) {
  test(`the picture of ${solution} has a name, a description and words to read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await openAlive(page, halyard(`/solutions/${solution}`))
    const picture = page.locator('[data-block="flow"]').getByRole('img')
    await expect(picture).toHaveCount(1)
    await expect(picture).toHaveAccessibleName(/\w+ \w+/)
    await expect(picture).toHaveAccessibleDescription(/(\S+ ){11,}\S+\.$/)
    for (const width of [320, 700, 768, 1024, 1088, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { sizes, overflow, inside } = await picture.evaluate((svg: SVGSVGElement) => {
        const scale = svg.getScreenCTM()?.a ?? 0
        const texts = [...svg.querySelectorAll('text')]
        const frames = [...svg.querySelectorAll('rect')].map((rect) => rect.getBBox())
        return {
          sizes: texts.map((text) => scale * Number.parseFloat(getComputedStyle(text).fontSize)),
          inside: texts.every((text) => {
            const { x, width } = text.getBBox()
            return frames.some((box) => box.x < x && x + width <= box.x + box.width - 8)
          }),
          overflow: document.documentElement.scrollWidth - innerWidth,
        }
      })
      expect(sizes.length).toBeGreaterThan(4)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(17)
      expect(inside).toBe(true)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
}
