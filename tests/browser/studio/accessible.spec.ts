import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { findStudioParts } from '../../support/studio/studio-parts'
import {
  expectAccessible,
  expectAccessibleInDark,
  expectAccessibleLayout,
  expectNoOverflow,
} from '../support/accessible'
import { expect, test } from '../support/site'
import type { StudioSite } from '../support/studio'
import { serveStudio } from '../support/studio'
import { openState, openTour, prepareSite, removePages, STATES, TOURS } from './states/states'
import { STRUCTURES } from './states/structures'

// One server for all tests, and one studio for all states of a page.
test.describe.configure({ mode: 'default', timeout: 240_000 })
// React logs a suggestion to install its developer tools. A page that is left may just send a
// message, and a page with errors is answered with the status 500.
test.use({ allowErrors: /React DevTools|404|409|500|postMessage|ERR_INTERNET_DISCONNECTED/ })

let site: StudioSite

test.beforeAll(async () => {
  site = await serveStudio('examples/bakery', 'accessible')
  prepareSite(site)
})

test.afterAll(() => site.close())

/** Lists that scroll up and down only. */
function findWideLists(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.matches('pre, textarea, input'))
      .filter((element) => getComputedStyle(element).overflowY === 'auto')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ className, scrollWidth }) => `${className} is ${scrollWidth}px wide`),
  )
}

/** Checks a state at three widths, light and dark. */
async function expectFine(page: Page, name: string): Promise<void> {
  for (const width of [1280, 768, 320]) {
    await expectNoOverflow(page, [width])
    expect(await findWideLists(page), `${name} at ${width}px`).toEqual([])
    if (width === 1280) await expectAccessible(page)
    else await expectAccessibleLayout(page)
    await expectAccessibleInDark(page)
  }
}

test.describe('the studio has no violations and no overflow', () => {
  test.afterEach(({ context }) => context.setOffline(false))

  for (const [route, states] of TOURS) {
    test(`in the states of ${route}`, async ({ page }) => {
      const parts = await openTour(page, site, route)
      for (const { name, ...state } of states) {
        await test.step(name, async () => {
          await openState(parts, state)
          const structure = STRUCTURES.get(name)
          if (structure) await expect(structure.part(parts)).toMatchAriaSnapshot(structure.tree)
          await expectFine(page, name)
        })
      }
    })
  }

  test('with text of twice the size', async ({ page, context }) => {
    const parts = await openTour(page, site, '/fields')
    const session = await context.newCDPSession(page)
    for (const name of ['the list of pages', 'a form', 'the block types'] as const) {
      await openState(parts, STATES[name])
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      for (const width of [1280, 768]) {
        await expectNoOverflow(page, [width])
        expect(await findWideLists(page), `${name} at ${width}px`).toEqual([])
        // The edge of a list that scrolls can cover part of a target.
        await page.setViewportSize({ width, height: 4000 })
        await expectAccessibleLayout(page)
      }
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    }
  })

  test('in a site without pages, whose first page is its home page', async ({ page }) => {
    removePages(site)
    await page.goto(site.url)
    const { side, shown } = findStudioParts(page)
    await expect(side).toContainText('This site has no home page yet. Add it to see the site.')
    await expectFine(page, 'a site without pages')
    await page.setViewportSize({ width: 1280, height: 800 })
    await side.getByRole('button', { name: 'New page' }).click()
    const dialog = page.getByRole('dialog', { name: 'New page' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill('A new start')
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/')
    await dialog.getByRole('button', { name: 'Add the page' }).click()
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('A new start')
    await expect(side.getByRole('button', { name: /^Page opening/ })).toBeVisible()
    // The drafts of the other states are not saved.
    const files = ['pages/index.json', 'pages/404.json']
    const areSaved = () => files.every((file) => existsSync(join(site.dir, file)))
    await expect.poll(areSaved).toBe(true)
  })
})
