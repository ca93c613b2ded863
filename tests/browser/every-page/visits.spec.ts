/**
 * Checks each page with all probes. The document stays open, so that each worker loads a site only
 * once.
 */
import type { Page } from 'playwright/test'
import { isLongRun } from '../../support/run-length'
import {
  expectAccessible,
  expectAccessibleInDark,
  expectAccessibleLayout,
  expectNoOverflow,
} from '../support/accessible'
import { findLostText, findSmallTargets } from '../support/reach'
import { servedSites } from '../support/served-sites'
import { showInside, WIDE } from '../support/show-inside'
import { examples, expect, testInside as test } from '../support/site'
import { exampleRoutes } from '../support/tour'

for (const [type, routes] of exampleRoutes) {
  test(`${type} has no axe violation, light and dark, and does not overflow, wide and narrow (R-279, R-310)`, async ({
    page,
  }) => {
    for (const [index, route] of routes.entries()) {
      await test.step(route, async () => {
        await showInside(page, examples(route), WIDE)
        await expectAccessible(page)
        await expectAccessibleInDark(page)
        await expectNoOverflow(page, [768, 640, 360, 320])
        // A narrow screen shows different elements, which are the same for all examples of a block.
        if (index === 0) await expectAccessible(page)
        else await expectAccessibleLayout(page)
      })
    }
  })
}

/** Checks the page on a phone, and at 200 % zoom, which is equivalent to a window of 640px. */
async function expectReachable(page: Page): Promise<void> {
  await expectNoOverflow(page, [640])
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await findSmallTargets(page), `targets at 375px on ${page.url()}`).toEqual([])
  expect(await findLostText(page), `texts with wider spacing at 375px on ${page.url()}`).toEqual([])
  await expectNoOverflow(page, [360, 320])
}

test.beforeEach(() => test.slow())

for (const { name, at, routes } of servedSites) {
  test.describe(`${name}: everything can be read and hit, and nothing is logged (R-256, R-310, R-311, R-317)`, () => {
    for (const [index, route] of routes.entries()) {
      test(`on ${route}`, async ({ page }) => {
        await showInside(page, at(route), WIDE)
        await page.evaluate(() => scrollTo(0, 0))
        await expectAccessible(page)
        await expectReachable(page)
        // Axe checks every example of a block on a narrow screen.
        if (isLongRun || index % 4 === 0) await expectAccessible(page)
      })
    }
  })
}
