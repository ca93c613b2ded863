import { rmSync } from 'node:fs'
import { test as base, expect } from 'playwright/test'
import { type EngineName, whyWithoutEngine } from '../support/install/engines'
import { makeScratchFolder } from '../support/scratch-folder'
import type { Browser } from './browser'
import { launchFirefox } from './firefox'
import { createTab, type Tab } from './tab'
import { type WatchedSite, watchSite } from './watched-site'
import { launchWebkit } from './webkit'

export { expect }

const LAUNCH = { firefox: launchFirefox, webkit: launchWebkit }

export interface Worker {
  engine: EngineName
  /** If `true`, the visitor prefers reduced motion. */
  calm: boolean
  /** The environment variable with the site's URL. */
  served: 'BAKERY_URL' | 'EXAMPLES_URL' | 'FRAMES_URL'
  /** The URL of a proxy for https. Only for WebKit. */
  httpsProxy: string | undefined
  launched: Browser
  site: WatchedSite
}

/** A test in a tab of a real browser. It fails if a page logs an error. */
export const test = base.extend<{ tab: Tab }, Worker>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  calm: [false, { option: true, scope: 'worker' }],
  served: ['BAKERY_URL', { option: true, scope: 'worker' }],
  httpsProxy: [undefined, { option: true, scope: 'worker' }],
  launched: [
    async ({ engine, calm, httpsProxy }, use) => {
      const profile = makeScratchFolder()
      const launched = await LAUNCH[engine]({ profile, calm, proxy: httpsProxy })
      await use(launched)
      await launched.close()
      rmSync(profile, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ served }, use) => {
      const site = await watchSite(process.env[served] ?? '')
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  tab: async ({ launched, site }, use) => {
    await launched.resize(1280, 800)
    const tab = createTab(launched, site.url)
    await use(tab)
    // The next test must not see this test's session storage.
    await tab.evaluate(() => sessionStorage.clear())
    await launched.open('about:blank')
    expect(site.takeErrors()).toEqual([])
  },
})

test.beforeEach(({ engine }, { skip }) => {
  const why = whyWithoutEngine(engine)
  skip(why !== undefined, why)
})
