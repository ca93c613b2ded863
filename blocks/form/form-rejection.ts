/** The receiver has found invalid values. */
export class FormRefused extends Error {
  override readonly name = 'FormRefused'
  /** The error messages, keyed by field name. Empty if the receiver gives none. */
  readonly fields: Record<string, string>

  constructor(fields: Record<string, string>) {
    super()
    this.fields = fields
  }
}

/**
 * Reads the rejection from a response, if it is one. Receivers answer with the status 422, some form
 * services with 400 and messages.
 */
export async function readRejection(response: Response): Promise<FormRefused | undefined> {
  const { status } = response
  if (status !== 422 && status !== 400) return undefined
  const answer: unknown = await response.json().catch(() => undefined)
  const fields = isRecord(answer) ? listMessages(answer) : []
  if (status === 400 && fields.length === 0) return undefined
  return new FormRefused(Object.fromEntries(fields))
}

/**
 * - Receivers: `{ "fields": { "email": "This address has no mailbox." } }`
 * - Formspree: `{ "errors": [{ "field": "email", "message": "should be an email" }] }`
 * - PocketBase: `{ "data": { "email": { "message": "Must be a valid email address." } } }`
 */
function listMessages({ fields, errors, data }: Record<string, unknown>): [string, string][] {
  const entries = Array.isArray(errors)
    ? errors.filter(isRecord).map(({ field, message }) => [field, message])
    : Object.entries(firstRecord(fields, data)).map(([field, value]) => [
        field,
        isRecord(value) ? value.message : value,
      ])
  return entries.filter(isMessage)
}

function isMessage(entry: unknown[]): entry is [string, string] {
  return entry.every((text) => typeof text === 'string' && text !== '')
}

function firstRecord(...values: unknown[]): Record<string, unknown> {
  return values.find(isRecord) ?? {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
