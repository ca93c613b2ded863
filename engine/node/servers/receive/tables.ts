/** The tables of the database, and how SQLite keeps them. */
import { OUTBOX_TABLE } from '../receive-outbox/outbox'
import { VERSIONS_TABLE } from './form-versions'

// Every commit is synced to the disk. Deleted values are overwritten.
export const SETTINGS = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA busy_timeout = 5000;
PRAGMA foreign_keys = ON;
PRAGMA secure_delete = ON;
`

export const TABLES = `
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
  mailed INTEGER,
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
${VERSIONS_TABLE}${OUTBOX_TABLE}`
