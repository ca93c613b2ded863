/** The browser's own scheduler, where it has one: https://wicg.github.io/scheduling-apis/ */
interface Scheduling {
  scheduler?: { yield?: () => Promise<void> }
}

/** Resolves once the browser has had the chance to answer the visitor and to paint. */
export function pause(): Promise<void> {
  const { scheduler }: Scheduling = globalThis as Scheduling
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** Calls back once what has been changed is seen. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Returns a function that does what it is given in order, with a pause after each piece. */
export function createSlices(): (work: () => void) => void {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(work).catch(reportError).then(pause)
  }
}
