import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../../../engine/node/block-tools/testing/test-tools'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { ensureChromium } from '../../support/install/chromium'

/** How many times slower a phone's processor is assumed to be than this machine's. */
export const SLOWDOWN = 4

/** Opens a browser and closes it after `use`. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Serves a built site until `use` ends. */
export async function withPreview<T>(outDir: string, use: (url: string) => Promise<T>): Promise<T> {
  const preview = await startPreview({ outDir, port: 0 })
  try {
    return await use(preview.url)
  } finally {
    await preview.close()
  }
}

/** Slows down the page's processor by the given factor. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return devtools
}

/** Scrolls to an element and waits until its block is hydrated. */
export async function waitAlive(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await element.evaluate(async (node) => {
    const block = node.closest('[data-block]')
    while (block && !window.quireEarly?.live.has(block))
      await new Promise((done) => requestAnimationFrame(done))
  })
}

/** Waits until there have been no requests for half a second. */
export async function waitQuiet(page: Page): Promise<void> {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  page.on('request', note)
  page.on('requestfinished', note)
  while (Date.now() - last < 500) await page.waitForTimeout(50)
  page.off('request', note)
  page.off('requestfinished', note)
}

/** Scrolls to the end of the page, so that every block is hydrated on the way. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 50))
    }
  })
  await page.waitForLoadState('networkidle')
}
