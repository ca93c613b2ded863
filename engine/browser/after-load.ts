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
