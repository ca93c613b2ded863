/** Calls back so many milliseconds after the page has loaded; at once where that is longer ago. */
export function runAfterLoad(run: () => void, delay: number): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const loaded = (navigation as PerformanceNavigationTiming | undefined)?.loadEventStart
  if (loaded) setTimeout(run, Math.max(0, loaded + delay - performance.now()))
  else addEventListener('load', () => setTimeout(run, delay), { once: true })
}
