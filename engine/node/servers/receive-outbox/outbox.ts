/** The messages about enquiries: mails and webhooks, which are sent independently. */
import type { DatabaseSync } from 'node:sqlite'

export type MessageKind = 'mail' | 'webhook'

/** A message about an enquiry. */
interface Message {
  /** Of a mail: the labels and values of the form. Of a webhook: JSON. */
  text: string
  /** Of a mail: the visitor's address, if the form has a valid one. */
  replyTo?: string
}

/** A mail about an enquiry. */
export interface Mail extends Message {
  /** The name of the form. */
  form: string
}

/** A message that is to be sent. */
export interface WaitingMessage extends Message {
  /** The id of the enquiry. */
  id: string
  kind: MessageKind
  /** The name of the form. */
  form: string
  /** The times that sending it has failed. */
  attempts: number
  /** The time at which the enquiry arrived, in milliseconds since 1970. */
  received: number
  /** If `true`, the visitor has changed a form and sent it again. */
  isRevision: boolean
}

/** `due` is NULL for a message that has failed or was sent. A message that was sent has no text. */
export const MESSAGES_TABLE = `
CREATE TABLE IF NOT EXISTS messages (
  enquiry TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  reply_to TEXT,
  attempts INTEGER NOT NULL,
  due INTEGER,
  sent INTEGER,
  PRIMARY KEY (enquiry, kind)
) STRICT;
CREATE INDEX IF NOT EXISTS unsent ON messages (kind, due) WHERE sent IS NULL;
`

/** Converts the tables of receivers that sent only mails. */
export const CONVERT_OUTBOX = `
INSERT INTO messages SELECT enquiry, 'mail', text, reply_to, attempts, due, NULL FROM outbox;
INSERT INTO messages SELECT id, 'mail', '', NULL, 0, NULL, mailed FROM enquiries WHERE mailed IS NOT NULL;
DROP TABLE outbox;
ALTER TABLE enquiries DROP COLUMN mailed;
`

/** SQL for the state of an enquiry's message: `none`, `waiting`, `sent` or `failed`. */
export function selectState(kind: MessageKind): string {
  return `coalesce((
    SELECT CASE
      WHEN sent IS NOT NULL THEN 'sent'
      WHEN due IS NULL THEN 'failed'
      ELSE 'waiting'
    END FROM messages WHERE enquiry = id AND messages.kind = '${kind}'
  ), 'none') AS ${kind}`
}

type MessageKey = Pick<WaitingMessage, 'id' | 'kind'>

export interface Outbox {
  /** Adds a message, due at once. Belongs into the transaction that stores the enquiry. */
  add: (key: MessageKey, message: Message) => void
  /** The message that has been due for the longest time, in milliseconds since 1970. */
  next: (kind: MessageKind, now: number) => WaitingMessage | undefined
  /** Stores that a message was sent, and removes its text. */
  confirm: (key: MessageKey, now: number) => void
  /** Keeps a message until a later time. Without a time, it has failed. */
  postpone: (key: MessageKey, due?: number) => void
  /** Makes all messages due that wait or have failed. Returns their number. */
  retryAll: () => number
  /** The number of messages that have failed, and of those that have waited since before a time. */
  countLate: (since: number) => number
}

export function createOutbox(database: DatabaseSync): Outbox {
  const insert = database.prepare('INSERT INTO messages VALUES (?, ?, ?, ?, 0, 0, NULL)')
  const select = database.prepare(
    `SELECT messages.*, definition ->> 'name' AS form, received, enquiries.kind = 'revision' AS revision
     FROM messages JOIN enquiries ON id = enquiry JOIN definitions USING (hash)
     WHERE sent IS NULL AND messages.kind = ? AND due <= ? ORDER BY due, received LIMIT 1`,
  )
  const confirm = database.prepare(
    `UPDATE messages SET text = '', reply_to = NULL, due = NULL, sent = ?
     WHERE enquiry = ? AND kind = ?`,
  )
  const delay = database.prepare(
    'UPDATE messages SET attempts = attempts + 1, due = ? WHERE enquiry = ? AND kind = ?',
  )
  const count = database.prepare(
    `SELECT count(*) AS count FROM messages JOIN enquiries ON id = enquiry
     WHERE sent IS NULL AND (due IS NULL OR received < ?)`,
  )
  const reset = database.prepare('UPDATE messages SET attempts = 0, due = 0 WHERE sent IS NULL')
  return {
    add: ({ id, kind }, { text, replyTo }) => insert.run(id, kind, text, replyTo ?? null),
    next: (kind, now) => readRow(kind, select.get(kind, now)),
    confirm: ({ id, kind }, now) => confirm.run(now, id, kind),
    postpone: ({ id, kind }, due) => delay.run(due ?? null, id, kind),
    retryAll: () => Number(reset.run().changes),
    countLate: (since) => Number(count.get(since)?.count),
  }
}

function readRow(
  kind: MessageKind,
  row: Record<string, unknown> | undefined,
): WaitingMessage | undefined {
  if (!row) return undefined
  return {
    id: String(row.enquiry),
    kind,
    form: String(row.form),
    text: String(row.text),
    ...(typeof row.reply_to === 'string' && { replyTo: row.reply_to }),
    attempts: Number(row.attempts),
    received: Number(row.received),
    isRevision: row.revision === 1,
  }
}
