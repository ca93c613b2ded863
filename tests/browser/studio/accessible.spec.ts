import type { Page } from 'playwright/test'
import {
  expectAccessible,
  expectAccessibleInDark,
  expectAccessibleLayout,
  expectNoOverflow,
} from '../support/accessible'
import { expect, test } from '../support/site'
import type { StudioSite } from '../support/studio'
import { serveStudio } from '../support/studio'
import { openState, openTour, prepareSite, STATES, TOURS } from './states/states'

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

/** Otherwise, a control that a list has scrolled partly out of view can be too small a target. */
async function scrollToStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) element.scrollTo(0, 0)
  })
}

test.describe('the studio has no violations and no overflow', () => {
  test.afterEach(({ context }) => context.setOffline(false))

  for (const [route, states] of TOURS) {
    test(`in the states of ${route}`, async ({ page }) => {
      const parts = await openTour(page, site, route)
      for (const { name, ...state } of states) {
        await test.step(name, async () => {
          await openState(parts, state)
          for (const width of [1280, 768, 320]) {
            await expectNoOverflow(page, [width])
            expect(await findWideLists(page), `${name} at ${width}px`).toEqual([])
            if (width === 1280) await expectAccessible(page)
            else await expectAccessibleLayout(page)
            await expectAccessibleInDark(page)
          }
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
        await scrollToStart(page)
        await expectAccessibleLayout(page)
      }
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    }
  })
})
