import type { Page } from 'playwright'

declare global {
  interface Window {
    ticker: { longest: number; stopped: boolean }
  }
}

/**
 * Observes how long a page is blocked. The returned function resolves to the longest blocked time,
 * in milliseconds.
 */
export async function startTicker(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const ticker = { longest: 0, stopped: false }
    const { port1, port2 } = new MessageChannel()
    let last = performance.now()
    port1.onmessage = () => {
      const now = performance.now()
      ticker.longest = Math.max(ticker.longest, now - last)
      last = now
      if (!ticker.stopped) port2.postMessage(null)
    }
    port2.postMessage(null)
    window.ticker = ticker
  })
  return () =>
    page.evaluate(() => {
      window.ticker.stopped = true
      return window.ticker.longest
    })
}
