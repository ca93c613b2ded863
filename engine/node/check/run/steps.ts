/** Work in small steps, between which others can have their turn. */
export type Steps<T> = Generator<undefined, T>

/** Takes all steps at once. */
export function finishSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Takes a step, and more for some milliseconds; returns what the steps came to, at their end. */
export function takeSteps<T extends object>(steps: Steps<T>, milliseconds: number): T | undefined {
  const started = performance.now()
  do {
    const { done, value } = steps.next()
    if (done) return value
  } while (performance.now() - started < milliseconds)
  return undefined
}
