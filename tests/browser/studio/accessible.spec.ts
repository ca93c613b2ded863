import {
  expectAccessible,
  expectAccessibleInDark,
  expectAccessibleLayout,
  expectNoOverflow,
} from '../support/accessible'
import { test } from '../support/site'
import type { StudioSite } from '../support/studio'
import { serveStudio } from '../support/studio'
import { openState, prepareSite, STATES } from './states/states'

// One server for all tests.
test.describe.configure({ mode: 'default' })

let site: StudioSite

test.beforeAll(async () => {
  site = await serveStudio('examples/bakery', 'accessible')
  prepareSite(site)
})

test.afterAll(() => site.close())

test.describe('the studio has no violations and no overflow with', () => {
  // React logs a suggestion to install its developer tools. A page that is left may just send a
  // message, and a page with errors is answered with the status 500.
  test.use({
    allowErrors: /React DevTools|404|409|500|postMessage|ERR_INTERNET_DISCONNECTED/,
  })

  test.afterEach(({ context }) => context.setOffline(false))

  for (const [name, state] of Object.entries(STATES)) {
    test(name, async ({ page }) => {
      await openState(page, site, state)
      await expectNoOverflow(page, [1280])
      await expectAccessible(page)
      await expectAccessibleInDark(page)
      for (const width of [768, 320]) {
        await expectNoOverflow(page, [width])
        await expectAccessibleLayout(page)
      }
    })
  }
})
