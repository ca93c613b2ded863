import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { SLOWDOWN, slowDown } from './browse'

declare global {
  interface Window {
    /** Resolves at the first paint. */
    painted: Promise<unknown>
    /**
     * Starts to observe the next interaction. `swaps` selects elements that change in addition to
     * the control.
     */
    observe: (swaps?: string) => void
    observed: {
      /** The longest duration of any interaction, in milliseconds. */
      duration: number
      /** The time until a control visibly changed, in milliseconds. */
      state?: number
      /** The time until the other elements changed, in milliseconds. */
      swap?: number
      /** The sum of all layout shifts without recent input. */
      shift: number
      /** The longest task after the first paint, in milliseconds, or 0 if no task takes 50 ms. */
      task: number
    }
  }
}

export interface Served {
  browser: Browser
  url: string
}

/** Opens a page on a slow processor and makes it observe its own events. */
export async function openObserved(
  { browser }: Served,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await browser.newPage({ viewport })
  await page.addInitScript({ path: join(import.meta.dirname, 'observe.browser.js') })
  await slowDown(page, SLOWDOWN)
  return page
}

/** An ordinary network with 10 Mbit/s and a latency of 40 ms. */
export async function emulateFast(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 10e6 / 8,
    uploadThroughput: 10e6 / 8,
  })
}
