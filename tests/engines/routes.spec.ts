import { servedSites } from '../browser/support/served-sites'
import { scrollThrough } from '../browser/support/tour'
import { pickSize } from '../support/run-length'
import { expect, test } from './test'

const ROUTES = [...(servedSites[0]?.routes ?? []), '/no-such-page']

for (const width of [360, 1280]) {
  // The short run tests a few of the routes at one width, and a few others at the other width.
  const first = width === 360 ? 0 : 4
  const routes = pickSize({
    short: ROUTES.filter((_, index) => index % 8 === first),
    long: ROUTES,
  })

  test(`every route comes alive at ${width} pixels, without an error`, async ({ tab }) => {
    test.setTimeout(240_000)
    await tab.resize(width, 800)
    for (const route of routes) {
      await tab.open(route)
      await scrollThrough(tab, 700)
      const shown = await tab.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        isWider: document.documentElement.scrollWidth > innerWidth,
      }))
      expect(shown, route).toEqual({ headings: 1, isWider: false })
    }
  })
}
