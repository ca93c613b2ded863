/** The browser's own scheduler, if it has one: https://wicg.github.io/scheduling-apis/ */
interface Scheduling {
  scheduler?: { yield?: () => Promise<void> }
}

/** Yields to the browser, so that it can handle input and paint. */
export function pause(): Promise<void> {
  const { scheduler }: Scheduling = globalThis as Scheduling
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** Resolves once the current changes are painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A background tab is never painted.
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Returns a function that runs tasks in order, and yields after each. */
export function createSlices(): (work: () => void) => void {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(work).catch(reportError).then(pause)
  }
}

/**
 * The time after which a page counts as loaded even if one of its files is still loading, in
 * milliseconds.
 */
export const MAX_LOAD_MS = 20_000

/** Calls back this many milliseconds after the load event, or at once if that time has passed. */
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
