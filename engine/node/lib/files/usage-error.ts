/** A command was called in a way that cannot work; it has changed nothing (exit code 2). */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  /** Whether the way in which the command is called helps to see what is wrong. */
  readonly showsUsage: boolean

  constructor(message: string, { showsUsage = false } = {}) {
    super(message)
    this.showsUsage = showsUsage
  }
}
