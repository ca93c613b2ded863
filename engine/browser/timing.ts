/** The browser's own scheduler, where it has one: https://wicg.github.io/scheduling-apis/ */
interface Scheduling {
  scheduler?: { yield?: () => Promise<void> }
}

/** Resolves once the browser has had the chance to answer the visitor and to paint. */
export function pause(): Promise<void> {
  const { scheduler }: Scheduling = globalThis as Scheduling
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** Resolves once what has been changed is seen. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // In a tab in the background nothing is painted.
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Returns a function that does what it is given in order, with a pause after each piece. */
export function createSlices(): (work: () => void) => void {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(work).catch(reportError).then(pause)
  }
}

/** After how many milliseconds a page counts as loaded although a file of it has not come. */
export const MAX_LOAD_MS = 20_000

/** Calls back so many milliseconds after the page has loaded; at once where that is longer ago. */
export function runAfterLoad(run: () => void, delay: number): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const loaded = (navigation as PerformanceNavigationTiming | undefined)?.loadEventStart
  if (loaded) setTimeout(run, Math.max(0, loaded + delay - performance.now()))
  else {
    let isLoaded = false
    const start = () => {
      if (!isLoaded) setTimeout(run, delay)
      isLoaded = true
    }
    addEventListener('load', start, { once: true })
    setTimeout(start, MAX_LOAD_MS)
  }
}
