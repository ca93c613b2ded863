import type { Page } from 'playwright/test'

declare global {
  interface Window {
    noted: { name: string; after: number }[]
  }
}

/** Records how long after the page's load event third-party scripts and observers are added. */
export async function noteTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.noted = []
    const note = (name: string) => {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      window.noted.push({ name, after: performance.now() - (entry?.loadEventStart || Infinity) })
    }
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof HTMLScriptElement && node.crossOrigin) note(node.src)
        }
      }
    }).observe(document, { childList: true, subtree: true })
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      // The page itself waits for the first paint.
      if (options?.type !== 'paint') note(`observer of ${options?.type}`)
      return observe.call(this, options)
    }
  })
}

/** The records whose names contain a string. */
export const readNotes = (page: Page, name: string) =>
  page.evaluate((name) => window.noted.filter((note) => note.name.includes(name)), name)
