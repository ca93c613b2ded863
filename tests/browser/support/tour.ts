import type { Page } from 'playwright/test'
import { scrollThrough } from '../../../engine/node/block-tools/testing/page-probe'
import { loadExamples, routeOfExample } from '../../support/sites/examples-site'
import { servedSites } from './served-sites'

export { scrollThrough }

/** The URLs of each block type's examples, as returned by `writeExamplesSite`. */
export const exampleRoutes = new Map<string, string[]>(
  [...loadExamples()].map(([type, examples]) => [
    type,
    examples.map((_, index) => routeOfExample(type, index)),
  ]),
)

/**
 * Keeps a page that redirects to another site from doing so. Opens nothing yet. Other pages are not
 * routed, because a routed page cannot use its cached responses.
 */
export async function stayOnSite(page: Page, url: string): Promise<void> {
  const path = new URL(url).pathname
  if (!servedSites.some(({ leaving }) => leaving.includes(path))) return
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ status: 204 }),
  )
}

/** Opens a page, scrolls to its end so that every block hydrates, and returns to the top. */
export async function tour(page: Page, url: string): Promise<void> {
  await stayOnSite(page, url)
  await page.goto(url)
  await scrollThrough(page)
  await page.evaluate(() => scrollTo(0, 0))
}
