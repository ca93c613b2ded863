/** An error in the use of a command, which has changed nothing (exit code 2). */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  /** If `true`, the command's usage helps to understand the error. */
  readonly showsUsage: boolean

  constructor(message: string, { showsUsage = false } = {}) {
    super(message)
    this.showsUsage = showsUsage
  }
}
