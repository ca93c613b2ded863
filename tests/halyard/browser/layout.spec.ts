import type { Page } from 'playwright/test'
import { expect, halyard, leavingRoutes, siteRoutes, test } from './site'

test.use({ javaScriptEnabled: false })

/** The text in the main area that extends beyond an edge of the window. */
function findTextsOutside(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange()
      return [...element.childNodes].flatMap((node) => {
        if (!(node instanceof Text) || node.data.trim() === '') return []
        range.selectNodeContents(node)
        const { left, right } = range.getBoundingClientRect()
        return left < 0 || right > innerWidth ? [node.data] : []
      })
    }),
  )
}

test('at 320 pixels every text of the home page is within the window (R-310)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(halyard())
  expect(await findTextsOutside(page)).toEqual([])
})

test('on wider phones the edge of the next card shows that there is more (R-310)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(halyard())
  for (const id of ['solutions', 'roles']) {
    const next = await page.locator(`#${id} li`).nth(1).boundingBox()
    expect(next?.x, id).toBeGreaterThan(180)
    expect(next?.x, id).toBeLessThan(360 - 24)
  }
})

test('the rows of a figure that is followed have one line each at 1440 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(halyard('/about/news-compliance'))
  const heights = await page.locator('#trace dl > div').evaluateAll((rows) =>
    (rows as HTMLElement[]).map((row) => {
      // Fallback fonts may be slightly wider.
      row.style.letterSpacing = '0.02em'
      return row.offsetHeight
    }),
  )
  expect(heights).toHaveLength(11)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
})

test('no word with a hyphen is set in the wide hyphens of tabular figures', async ({ page }) => {
  for (const route of ['/solutions/treasury', '/solutions/loans', '/partners', '/about']) {
    await page.goto(halyard(route))
    const words = await page.locator('main *').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const isTabular = getComputedStyle(element).fontVariantNumeric.includes('tabular-nums')
        const texts = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''))
        return isTabular ? texts.filter((text) => /\p{L}-\p{L}/u.test(text)) : []
      }),
    )
    expect(words, route).toEqual([])
  }
})

test('the title of each page is larger than its other headings', async ({ page }) => {
  for (const route of siteRoutes.filter((one) => !leavingRoutes.includes(one))) {
    await page.goto(halyard(route))
    for (const width of [360, 1000, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const [title = 0, ...others] = await page
        .locator('main :is(h1, h2)')
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
      expect(title, `${route} at ${width}`).toBeGreaterThan(Math.max(0, ...others))
    }
  }
})
