/** The tables of the database, and how SQLite keeps them. */
import type { DatabaseSync } from 'node:sqlite'
import { CONVERT_OUTBOX, MESSAGES_TABLE } from '../receive-outbox/outbox'
import { VERSIONS_TABLE } from './form-versions'
import { commitAll } from './group-commits'

// Every commit is synced to the disk. Deleted values are overwritten.
const SETTINGS = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA busy_timeout = 5000;
PRAGMA foreign_keys = ON;
PRAGMA secure_delete = ON;
`

const TABLES = `
CREATE TABLE IF NOT EXISTS definitions (hash TEXT PRIMARY KEY, definition TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS enquiries (
  id TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  hash TEXT NOT NULL REFERENCES definitions (hash),
  token TEXT,
  fingerprint TEXT NOT NULL,
  received INTEGER NOT NULL,
  kind TEXT NOT NULL,
  spam INTEGER NOT NULL,
  content TEXT NOT NULL,
  UNIQUE (form, token, fingerprint)
) STRICT;
CREATE TABLE IF NOT EXISTS files (
  enquiry TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  field TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  hash TEXT NOT NULL,
  stored_as TEXT PRIMARY KEY
) STRICT;
CREATE INDEX IF NOT EXISTS by_content ON enquiries (form, fingerprint, received);
${VERSIONS_TABLE}${MESSAGES_TABLE}`

/**
 * Creates the tables that are missing. Converts those of an older receiver if `mayConvert` is `true`:
 * a receiver that still uses them could store nothing from then on.
 * @throws if the tables are those of an older receiver, and may not be converted.
 */
export function prepareTables(database: DatabaseSync, mayConvert: boolean): void {
  database.exec(SETTINGS)
  const isOld = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'outbox'").get()
  if (isOld && !mayConvert)
    throw new Error('The receiver of this folder is older. Restart it first.')
  database.exec(TABLES)
  if (isOld) commitAll(database, () => database.exec(CONVERT_OUTBOX))
}
