import type {
  ReceivedForm,
  ReceivedLine,
  ReceivedValues,
  Verdict,
} from '../../../core/receive/received-form'
import type { WaitingMessage } from './outbox'

/** What a webhook says about a form. The owner's programs depend on these names. */
interface WebhookForm {
  /** The name of the form. */
  form: string
  /** The path to which it was sent. */
  path: string
  /** The language of its page: `en`. */
  language: string
  /** The values, keyed by field name, with those of fields that the form no longer has. */
  values: ReceivedValues
  /** The labels and values of the fields that are filled in, as the visitor saw them. */
  lines: ReceivedLine[]
  /** The visitor's e-mail address, if the form has a valid one. */
  replyTo?: string
  /** The files. Their content is not sent. */
  files: { field: string; name: string; type: string; size: number }[]
}

/** The body of a webhook, as https://www.standardwebhooks.com recommends. */
interface WebhookBody {
  type: 'enquiry.received'
  /** The time at which the enquiry arrived, in ISO 8601. */
  timestamp: string
  data: WebhookForm & {
    /** The id of the enquiry. */
    id: string
    /** The time at which the enquiry arrived, in ISO 8601. */
    received: string
    /** If `true`, the visitor has changed a form and sent it again. */
    isRevision: boolean
  }
}

/** What a webhook says about a form, as JSON. */
export function writeWebhook(form: ReceivedForm, verdict: Verdict): string {
  const { values, unknown, lines, replyTo, files } = verdict
  const data: WebhookForm = {
    form: form.name,
    path: form.path,
    language: form.language,
    values: { ...unknown, ...values },
    lines,
    ...(replyTo !== undefined && { replyTo }),
    files: files.map(({ field, name, type, size }) => ({ field, name, type, size })),
  }
  return JSON.stringify(data)
}

/** The body of a request. It is the same at each attempt. */
export function writeBody({ id, received, isRevision, text }: WaitingMessage): string {
  const form: WebhookForm = JSON.parse(text)
  const timestamp = new Date(received).toISOString()
  const data = { id, received: timestamp, isRevision, ...form }
  const body: WebhookBody = { type: 'enquiry.received', timestamp, data }
  return JSON.stringify(body)
}
