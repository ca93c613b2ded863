/** The columns of different blocks share their lines. */
import type { Page } from 'playwright/test'
import { expect, halyard, leavingRoutes, siteRoutes, test } from './site'

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

const modules = siteRoutes.filter((route) => route.startsWith('/solutions/'))

interface Column {
  block: string
  x: number
}

/** Where the second columns start in grids of two columns that are as wide as the page. */
function findSecondColumns(page: Page): Promise<Column[]> {
  return page.locator('main > [data-block]').evaluateAll((blocks) => {
    const isWideGrid = (element: Element) => {
      const { display, gridTemplateColumns, borderTopWidth } = getComputedStyle(element)
      const columns = gridTemplateColumns.split(' ').filter((width) => width !== '0px')
      // A card with a border has columns of its own.
      const isCard = borderTopWidth !== '0px' && element.matches('[data-block="calculator"] *')
      return display === 'grid' && columns.length === 2 && element.clientWidth > 1000 && !isCard
    }
    return blocks.flatMap((block) =>
      [...block.querySelectorAll('*')].filter(isWideGrid).flatMap((grid) => {
        const boxes = [...grid.children].map((child) => child.getBoundingClientRect())
        const first = Math.min(...boxes.filter(({ width }) => width > 0).map(({ left }) => left))
        return boxes
          .filter(({ left, width }) => width > 0 && left > first + 100)
          .map(({ left }) => ({
            block: block.getAttribute('data-block') ?? '',
            x: Math.round(left),
          }))
      }),
    )
  })
}

test('on each page of a module, the second columns start on at most two lines', async ({
  page,
}) => {
  expect(modules.length).toBeGreaterThan(8)
  for (const route of modules) {
    await page.goto(halyard(route))
    const columns = await findSecondColumns(page)
    expect(columns.length, route).toBeGreaterThan(3)
    const lines = new Set(columns.map(({ x }) => x))
    expect(lines.size, `${route}: ${JSON.stringify(columns)}`).toBeLessThanOrEqual(2)
  }
})

test('no opening has an empty second column, unless it is only a title', async ({ page }) => {
  for (const route of siteRoutes.filter((route) => !leavingRoutes.includes(route))) {
    await page.goto(halyard(route))
    const opening = page.locator('[data-block="hero"] section')
    const starts = await opening
      .locator('> *, > :first-child > :not(h1)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
    const hasText = (await opening.locator('h1 ~ *').count()) > 0
    if (hasText) expect(Math.max(...starts), route).toBeGreaterThanOrEqual(720)
  }
})
