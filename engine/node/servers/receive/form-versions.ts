/** The forms of earlier builds: visitors may have opened their pages before a form was changed. */
import type { DatabaseSync } from 'node:sqlite'
import type { ReceivedForm } from '../../../core/receive/received-form'
import { commitAll } from './group-commits'

export const VERSIONS_TABLE = `
CREATE TABLE IF NOT EXISTS versions (definition TEXT PRIMARY KEY, replaced INTEGER) STRICT;
`

/** The time for which a page may stay open: a week. */
const KEPT_MS = 7 * 24 * 3_600_000

/**
 * Returns a function that stores the forms of a build, and returns those that were replaced in the
 * last seven days.
 */
export function createReplaceForms(
  database: DatabaseSync,
): (forms: ReceivedForm[]) => ReceivedForm[] {
  const replace = database.prepare('UPDATE versions SET replaced = ? WHERE replaced IS NULL')
  const insert = database.prepare(
    'INSERT INTO versions VALUES (?, NULL) ON CONFLICT DO UPDATE SET replaced = NULL',
  )
  const remove = database.prepare('DELETE FROM versions WHERE replaced < ?')
  const select = database.prepare(
    'SELECT definition FROM versions WHERE replaced IS NOT NULL ORDER BY replaced DESC',
  )
  return (forms) => {
    const now = Date.now()
    try {
      commitAll(database, () => {
        replace.run(now)
        for (const form of forms) insert.run(JSON.stringify(form))
        remove.run(now - KEPT_MS)
      })
    } catch (reason) {
      // The disk may be full. The receiver answers forms with an error then.
      console.error(`The forms were not stored: ${(reason as Error).message}`)
      return []
    }
    return select.all().map(({ definition }) => JSON.parse(String(definition)))
  }
}
