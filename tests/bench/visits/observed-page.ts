import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { SLOWDOWN, slowDown } from './browse'

declare global {
  interface Window {
    /** Resolves at the first paint. */
    painted: Promise<unknown>
    /** Begins to observe what the next act does; `swaps` selects what changes beside its control. */
    observe: (swaps?: string) => void
    observed: {
      /** The longest an interaction took, in milliseconds. */
      duration: number
      /** After how many milliseconds a control was seen to have another state. */
      state?: number
      /** And what changes beside it. */
      swap?: number
      /** The sum of all shifts that no input explains. */
      shift: number
      /** The longest task after the first paint, in milliseconds; 0 where none takes 50. */
      task: number
    }
  }
}

export interface Served {
  browser: Browser
  url: string
}

/** A page of its own on a slow processor, which observes what happens on it. */
export async function openObserved(
  { browser }: Served,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await browser.newPage({ viewport })
  await page.addInitScript({ path: join(import.meta.dirname, 'observe.browser.js') })
  await slowDown(page, SLOWDOWN)
  return page
}

/** A usual network: 10 Mbit/s and 40 ms. */
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
