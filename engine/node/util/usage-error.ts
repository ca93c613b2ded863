/** A command was called in a way that cannot work; it has changed nothing (exit code 2). */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
