/** The enquiries in a SQLite database. */
import { randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { ReceivedForm, ReceivedValues } from '../../../core/receive/received-form'
import { foldText } from '../../../core/text/fold-text'
import type { Mail, Outbox } from '../receive-outbox/outbox'
import { createOutbox, selectState } from '../receive-outbox/outbox'
import { createReplaceForms } from './form-versions'
import { commitAll, groupCommits } from './group-commits'
import type { IncomingFile } from './save-file'
import { prepareTables } from './tables'

/** A form that arrived. */
export interface Enquiry {
  /** The key of the form. Forms with the same token and key are one form. */
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
  files: IncomingFile[]
  isSpam: boolean
  /** The time at which it arrived, in milliseconds since 1970. */
  received: number
  /** The mail about it, unless none is to be sent. */
  mail?: Mail
  /** What the webhook about it says, as JSON, unless it is not to be posted. */
  webhook?: string
}

/**
 * What an enquiry is: a new one, a repeat of a stored one, or a revision, which has the token of a
 * stored one and other values.
 */
export type EnquiryKind = 'new' | 'repeat' | 'revision'

/** A file of an enquiry. `path` is relative to the folder of the database. */
interface StoredFile {
  field: string
  name: string
  type: string
  /** In bytes. */
  size: number
  path: string
}

/** A stored enquiry as `list` prints it. */
export interface StoredEnquiry {
  id: string
  form: string
  received: string
  kind: string
  isSpam: boolean
  /** Whether a mail about it was sent: `none`, `waiting`, `sent` or `failed`. */
  mail: string
  /** The same of the webhook. */
  webhook: string
  values: ReceivedValues
  files: StoredFile[]
}

/** A stored enquiry in the list of the owner. */
export interface ListedEnquiry extends StoredEnquiry {
  /** Grows with each enquiry. */
  number: number
  /** The form's definition, as JSON. */
  definition: string
}

export interface EnquiryStore {
  /**
   * Stores an enquiry. Resolves when it is on the disk, to `false` for a repeat that was stored
   * before.
   * @throws if it could not be stored.
   */
  keep: (enquiry: Enquiry) => Promise<boolean>
  /** The enquiries, the oldest first. */
  list: () => StoredEnquiry[]
  /** The definitions of the forms that enquiries have, as JSON, the latest one last. */
  listDefinitions: () => string[]
  /**
   * At most `count` enquiries before a number, the newest first. With `search`, only those that
   * have it in a value: case and accents make no difference.
   */
  listBefore: (number: number, count: number, search?: string) => ListedEnquiry[]
  /** Removes enquiries, with the messages about them that wait. Their files stay in their folder. */
  remove: (ids: string[]) => void
  outbox: Outbox
  /** Stores the forms of a build. Returns those of earlier builds that visitors may still have open. */
  replaceForms: (forms: ReceivedForm[]) => ReceivedForm[]
  /** The names in the folder `files` that enquiries have. */
  listFiles: () => ReadonlySet<string>
  /** @throws if the database cannot be read. */
  verify: () => void
  close: () => void
}

const COLUMNS = `
id, form, received, kind, spam, content, (
  SELECT json_group_array(
    json_object('field', field, 'name', name, 'type', type, 'size', size, 'path', 'files/' || stored_as)
  ) FROM files WHERE files.enquiry = id
) AS files, ${selectState('mail')}, ${selectState('webhook')}`

const SELECT = `
SELECT ${COLUMNS} FROM enquiries ORDER BY received, rowid
`

const SELECT_DEFINITIONS = `
SELECT definition FROM definitions JOIN enquiries USING (hash)
GROUP BY hash ORDER BY max(enquiries.rowid)
`

// Each enquiry has the empty text: the object of its values is no text.
const SELECT_BEFORE = `
SELECT enquiries.rowid AS number, definition, ${COLUMNS}
FROM enquiries JOIN definitions USING (hash)
WHERE enquiries.rowid < ?
  AND EXISTS (SELECT 1 FROM json_tree(content) WHERE instr(fold(coalesce(atom, '')), ?))
ORDER BY enquiries.rowid DESC LIMIT ?
`

/** The file of the database, in its folder. */
export const DATABASE_FILE = 'enquiries.sqlite'

/** Without a token, the same values within this time are a repeat: ten minutes. */
const REPEAT_MS = 600_000

/**
 * Opens the database in a folder. If `mayConvert` is `true`, no other receiver uses it: tables of an
 * older receiver are converted.
 * @throws if the folder or the database is not writable, or an older receiver may use it.
 */
export async function openStore(folder: string, mayConvert: boolean): Promise<EnquiryStore> {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(join(folder, DATABASE_FILE))
  prepareTables(database, mayConvert)
  // SQLite knows the case of ASCII only.
  database.function('fold', { deterministic: true }, (text) => foldText(String(text)))
  const outbox = createOutbox(database)
  const select = database.prepare(SELECT)
  const selectDefinitions = database.prepare(SELECT_DEFINITIONS)
  const selectBefore = database.prepare(SELECT_BEFORE)
  return {
    keep: groupCommits(database, createInsert(database, outbox)),
    list: () => select.all().map(readRow),
    listDefinitions: () => selectDefinitions.all().map(({ definition }) => String(definition)),
    listBefore: (number, count, search = '') =>
      selectBefore.all(number, foldText(search), count).map((row) => ({
        ...readRow(row),
        number: Number(row.number),
        definition: String(row.definition),
      })),
    remove: createRemove(database),
    replaceForms: createReplaceForms(database),
    outbox,
    listFiles: () =>
      new Set(
        database
          .prepare('SELECT stored_as FROM files')
          .all()
          .map((row) => String(row.stored_as)),
      ),
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
    mail: String(row.mail),
    webhook: String(row.webhook),
    values: JSON.parse(String(row.content)),
    files: JSON.parse(String(row.files)),
  }
}

function createRemove(database: DatabaseSync): EnquiryStore['remove'] {
  const remove = database.prepare('DELETE FROM enquiries WHERE id = ?')
  return (ids) => {
    commitAll(database, () => {
      for (const id of ids) remove.run(id)
    })
    // The log has the removed values until then.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }
}

function addMessages(outbox: Outbox, id: string, { mail, webhook }: Enquiry): void {
  if (mail) outbox.add({ id, kind: 'mail' }, mail)
  if (webhook) outbox.add({ id, kind: 'webhook' }, { text: webhook })
}

type Insert = (enquiry: Enquiry) => boolean

function createInsert(database: DatabaseSync, outbox: Outbox): Insert {
  const define = database.prepare('INSERT OR IGNORE INTO definitions VALUES (?, ?)')
  const findSame = database.prepare(
    'SELECT 1 FROM enquiries WHERE form = ? AND token = ? AND fingerprint = ?',
  )
  const findToken = database.prepare('SELECT 1 FROM enquiries WHERE form = ? AND token = ?')
  const findRecent = database.prepare(
    'SELECT 1 FROM enquiries WHERE form = ? AND fingerprint = ? AND received > ?',
  )
  const insert = database.prepare('INSERT INTO enquiries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const attach = database.prepare('INSERT INTO files VALUES (?, ?, ?, ?, ?, ?, ?)')
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
    if (kind === 'repeat' && token !== undefined) return false
    define.run(hash, definition)
    const id = randomUUID()
    const row = [id, form, hash, token ?? null, fingerprint, received, kind] as const
    insert.run(...row, isSpam ? 1 : 0, values)
    for (const { field, name, type, size, hash: content, path } of enquiry.files) {
      attach.run(id, field, name, type, size, content, basename(path))
    }
    if (kind !== 'repeat' && !isSpam) addMessages(outbox, id, enquiry)
    return true
  }
}
