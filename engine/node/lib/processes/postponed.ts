/** Runs a task after a pause without further calls, and never concurrently. */
export class Postponed {
  readonly #pause: number
  readonly #work: () => Promise<void>
  readonly #onError: (reason: Error) => void
  #timer: NodeJS.Timeout | undefined
  #running = Promise.resolve()

  /** The pause is in milliseconds. */
  constructor(pause: number, work: () => Promise<void>, onError: (reason: Error) => void) {
    this.#pause = pause
    this.#work = work
    this.#onError = onError
  }

  /** The pause can be another one this time. */
  start(pause = this.#pause): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#running = this.#running.then(this.#work).catch(this.#onError)
    }, pause)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
