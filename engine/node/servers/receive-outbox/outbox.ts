/** The mails about enquiries that are not sent yet. */
import type { DatabaseSync } from 'node:sqlite'

/** A mail about an enquiry. */
export interface Mail {
  /** The name of the form. */
  form: string
  /** The labels and values of the form. */
  text: string
  /** The visitor's address, if the form has a valid one. */
  replyTo?: string
}

/** A mail in the outbox. */
export interface WaitingMail extends Mail {
  /** The id of the enquiry. */
  id: string
  /** The times that sending it has failed. */
  attempts: number
  /** The time at which the enquiry arrived, in milliseconds since 1970. */
  received: number
  /** If `true`, the visitor has changed a form and sent it again. */
  isRevision: boolean
}

export const OUTBOX_TABLE = `
CREATE TABLE IF NOT EXISTS outbox (
  enquiry TEXT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
  form TEXT NOT NULL,
  text TEXT NOT NULL,
  reply_to TEXT,
  attempts INTEGER NOT NULL,
  due INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS by_due ON outbox (due);
`

export interface Outbox {
  /** Adds a mail, due at once. Belongs into the transaction that stores the enquiry. */
  add: (enquiry: string, mail: Mail) => void
  /** The mail that has been due for the longest time, in milliseconds since 1970. */
  next: (now: number) => WaitingMail | undefined
  /** Removes a mail that was sent. */
  confirm: (enquiry: string, now: number) => void
  /** Keeps a mail until a later time. Without a time, it has failed. */
  postpone: (enquiry: string, due?: number) => void
  /** Makes all mails due that wait or have failed. Returns their number. */
  retryAll: () => number
  /** The number of mails that have failed, and of those that have waited since before a time. */
  countLate: (since: number) => number
}

/** `commit` executes statements in a transaction. */
export function createOutbox(database: DatabaseSync, commit: (run: () => void) => void): Outbox {
  const insert = database.prepare('INSERT INTO outbox VALUES (?, ?, ?, ?, 0, 0)')
  const select = database.prepare(
    `SELECT outbox.*, received, kind FROM outbox JOIN enquiries ON id = enquiry
     WHERE due <= ? ORDER BY due, received LIMIT 1`,
  )
  const remove = database.prepare('DELETE FROM outbox WHERE enquiry = ?')
  const flag = database.prepare('UPDATE enquiries SET mailed = ? WHERE id = ?')
  const delay = database.prepare(
    'UPDATE outbox SET attempts = attempts + 1, due = ? WHERE enquiry = ?',
  )
  const count = database.prepare(
    `SELECT count(*) AS count FROM outbox JOIN enquiries ON id = enquiry
     WHERE due IS NULL OR received < ?`,
  )
  const reset = database.prepare('UPDATE outbox SET attempts = 0, due = 0')
  return {
    add: (enquiry, { form, text, replyTo }) => insert.run(enquiry, form, text, replyTo ?? null),
    next: (now) => readRow(select.get(now)),
    confirm: (enquiry, now) =>
      commit(() => {
        remove.run(enquiry)
        flag.run(now, enquiry)
      }),
    postpone: (enquiry, due) => delay.run(due ?? null, enquiry),
    retryAll: () => Number(reset.run().changes),
    countLate: (since) => Number(count.get(since)?.count),
  }
}

function readRow(row: Record<string, unknown> | undefined): WaitingMail | undefined {
  if (!row) return undefined
  return {
    id: String(row.enquiry),
    form: String(row.form),
    text: String(row.text),
    ...(typeof row.reply_to === 'string' && { replyTo: row.reply_to }),
    attempts: Number(row.attempts),
    received: Number(row.received),
    isRevision: row.kind === 'revision',
  }
}
