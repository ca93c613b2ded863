import type { DatabaseSync } from 'node:sqlite'

/** Executes statements in a transaction. If one fails, none has an effect. */
export function commitAll<Result>(database: DatabaseSync, run: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = run()
    database.exec('COMMIT')
    return result
  } catch (reason) {
    // A full disk has already rolled the transaction back.
    try {
      database.exec('ROLLBACK')
    } catch {}
    throw reason
  }
}
