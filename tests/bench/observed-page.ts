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
    }
  }
}

/** Chromium's; TypeScript does not know it. */
interface LayoutShift {
  value: number
  hadRecentInput: boolean
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
  await page.addInitScript(observe)
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

/** Runs in the page, before anything else. */
function observe(): void {
  window.observed = { duration: 0, shift: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    })
  window.painted = new Promise((resolve) => watch('paint', resolve))
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & LayoutShift
    if (!hadRecentInput) window.observed.shift += value
  })
  window.observe = (swaps) => {
    window.observed.duration = 0
    let start: number | undefined
    const begin = ({ timeStamp }: Event) => {
      start ??= timeStamp
    }
    for (const type of ['click', 'keydown']) addEventListener(type, begin, { capture: true })
    watch(
      'event',
      (entry) => {
        if (!(entry as PerformanceEventTiming).interactionId) return
        window.observed.duration = Math.max(window.observed.duration, entry.duration)
      },
      { durationThreshold: 16, buffered: false },
    )
    // What has been changed is seen after the next frame.
    const seen = (key: 'state' | 'swap') => {
      if (start === undefined || window.observed[key] !== undefined) return
      const from = start
      window.observed[key] = Number.NaN
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.observed[key] = performance.now() - from
        }),
      )
    }
    new MutationObserver(() => seen('state')).observe(document, {
      subtree: true,
      attributeFilter: ['aria-expanded', 'aria-selected', 'aria-pressed'],
    })
    const swapped = swaps && document.querySelector(swaps)
    if (swapped)
      new MutationObserver(() => seen('swap')).observe(swapped, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['hidden'],
      })
  }
}
