/** Runs a generator in small steps, so that other tasks can run in between. */
export type Steps<T> = Generator<undefined, T>

/** Runs all steps at once. */
export function finishSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Executes steps for some milliseconds. Returns the result once all steps are done. */
export function runStepsFor<T extends object>(
  steps: Steps<T>,
  milliseconds: number,
): T | undefined {
  const started = performance.now()
  do {
    const { done, value } = steps.next()
    if (done) return value
  } while (performance.now() - started < milliseconds)
  return undefined
}
