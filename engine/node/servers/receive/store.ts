/** The enquiries in a SQLite database. */
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** A form that arrived. */
interface Enquiry {
  /** What forms with the same token must have in common to be one form. */
  form: string
  /** The form's definition, as JSON. */
  definition: string
  /** The hash of the definition. */
  hash: string
  /** The token of its script, if the visitor's browser ran it. */
  token?: string
  /** A hash of the values. */
  fingerprint: string
  /** The values and those of unknown names, as JSON. */
  values: string
  isSpam: boolean
  /** The time at which it arrived, in milliseconds since 1970. */
  received: number
}

/**
 * What an enquiry is: a new one, a repeat of a stored one, or a revision, which has the token of a
 * stored one and other values.
 */
type EnquiryKind = 'new' | 'repeat' | 'revision'

/** A stored enquiry as `list` prints it. */
interface StoredEnquiry {
  id: string
  form: string
  received: string
  kind: string
  isSpam: boolean
  values: unknown
}

export interface EnquiryStore {
  /**
   * Stores an enquiry. Resolves when it is on the disk.
   * @throws if it could not be stored.
   */
  keep: (enquiry: Enquiry) => Promise<EnquiryKind>
  /** All enquiries, the oldest first. */
  list: () => StoredEnquiry[]
  /** @throws if the database cannot be read. */
  verify: () => void
  close: () => void
}

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
CREATE INDEX IF NOT EXISTS by_content ON enquiries (form, fingerprint, received);
`

/** Without a token, the same values within this time are a repeat: ten minutes. */
const REPEAT_MS = 600_000

/**
 * Opens the database in a folder, which is created if it is missing.
 * @throws if the folder or the database is not writable.
 */
export async function openStore(folder: string): Promise<EnquiryStore> {
  const { DatabaseSync } = await import('node:sqlite')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(folder, 'enquiries.sqlite'))
  database.exec(SETTINGS)
  database.exec(TABLES)
  const insert = createInsert(database)
  const select = database.prepare(
    'SELECT id, form, received, kind, spam, content FROM enquiries ORDER BY received, rowid',
  )
  return {
    keep: groupCommits(database, insert),
    list: () => select.all().map(readRow),
    verify: () => database.exec('SELECT count(*) FROM definitions'),
    close: () => database.close(),
  }
}

function readRow(row: Record<string, unknown>): StoredEnquiry {
  return {
    id: String(row.id),
    form: String(row.form),
    received: new Date(Number(row.received)).toISOString(),
    kind: String(row.kind),
    isSpam: row.spam === 1,
    values: JSON.parse(String(row.content)),
  }
}

type Insert = (enquiry: Enquiry) => EnquiryKind

function createInsert(database: DatabaseSync): Insert {
  const define = database.prepare('INSERT OR IGNORE INTO definitions VALUES (?, ?)')
  const findSame = database.prepare(
    'SELECT 1 FROM enquiries WHERE form = ? AND token = ? AND fingerprint = ?',
  )
  const findToken = database.prepare('SELECT 1 FROM enquiries WHERE form = ? AND token = ?')
  const findRecent = database.prepare(
    'SELECT 1 FROM enquiries WHERE form = ? AND fingerprint = ? AND received > ?',
  )
  const insert = database.prepare('INSERT INTO enquiries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const identify = ({ form, token, fingerprint, received }: Enquiry): EnquiryKind => {
    if (token === undefined) {
      return findRecent.get(form, fingerprint, received - REPEAT_MS) ? 'repeat' : 'new'
    }
    if (findSame.get(form, token, fingerprint)) return 'repeat'
    return findToken.get(form, token) ? 'revision' : 'new'
  }
  return (enquiry) => {
    const { form, hash, definition, token, fingerprint, received, isSpam, values } = enquiry
    const kind = identify(enquiry)
    if (kind === 'repeat' && token !== undefined) return kind
    define.run(hash, definition)
    const row = [randomUUID(), form, hash, token ?? null, fingerprint] as const
    insert.run(...row, received, kind, isSpam ? 1 : 0, values)
    return kind
  }
}

interface Waiting {
  enquiry: Enquiry
  resolve: (kind: EnquiryKind) => void
  reject: (reason: unknown) => void
}

/** Enquiries that arrive together share a commit, because each commit waits for the disk. */
function groupCommits(database: DatabaseSync, insert: Insert): EnquiryStore['keep'] {
  let waiting: Waiting[] = []
  const commit = () => {
    const group = waiting
    waiting = []
    try {
      const kinds = commitAll(database, () => group.map(({ enquiry }) => insert(enquiry)))
      for (const [index, { resolve }] of group.entries()) resolve(kinds[index] ?? 'new')
    } catch (reason) {
      for (const { reject } of group) reject(reason)
    }
  }
  return (enquiry) =>
    new Promise((resolve, reject) => {
      waiting.push({ enquiry, resolve, reject })
      if (waiting.length === 1) setImmediate(commit)
    })
}

function commitAll<Result>(database: DatabaseSync, run: () => Result): Result {
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
