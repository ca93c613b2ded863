/** A request that cannot be answered. The message is a sentence for the person at the studio. */
export class StudioError extends Error {
  override readonly name = 'StudioError'
  readonly status: number

  /** The status is that of the HTTP response. */
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
