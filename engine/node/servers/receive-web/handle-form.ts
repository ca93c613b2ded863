/** Receives forms on hosts of functions, with what all of them have: `Request` and `Response`. */
import { allowOrigin } from '../../../core/receive/allow-origin'
import type { Answer } from '../../../core/receive/answers'
import { ANSWER_HEADERS, answerMethod, excuse, isOfScript } from '../../../core/receive/answers'
import type { JudgedForm } from '../../../core/receive/judge-forms'
import {
  answerForm,
  describeFiles,
  UnreadableForm,
  writeContent,
} from '../../../core/receive/judge-forms'
import type {
  FormReceivers,
  ReceivedFile,
  ReceivedForm,
  ReceivedValues,
} from '../../../core/receive/received-form'
import type { SentFile } from './read-request'
import { hashBytes, readRequest } from './read-request'

/** A form that arrived, as JSON can store it. */
interface WebEnquiry {
  /**
   * 64 hexadecimal digits. The same form with the same values has the same ones if it arrives
   * again. A revision has the same first 32.
   */
  id: string
  /** The name of the form. */
  form: string
  /** The path of the request. */
  path: string
  /** The language of the page: `en`. */
  language: string
  /** The time at which it arrived, in ISO 8601, in UTC. */
  received: string
  /** If `true`, the honeypot is filled in. */
  isSpam: boolean
  /** The values, and those of names that the form does not have. */
  values: ReceivedValues
  files: Omit<ReceivedFile, 'problems'>[]
}

/**
 * Stores an enquiry. `files` are those that it lists, in the same order.
 * @throws if it could not be stored.
 */
export type KeepEnquiry = (enquiry: WebEnquiry, files: File[]) => Promise<unknown>

interface WebReceiver {
  /** The forms of the site. */
  forms: ReceivedForm[]
  receivers: FormReceivers
  keep: KeepEnquiry
}

/** Answers a request, after the form in it has been stored. */
export async function handleForm(request: Request, options: WebReceiver): Promise<Response> {
  const path = new URL(request.url).pathname
  const forms = options.forms.filter((form) => form.path === path)
  const answer: Answer =
    forms.length === 0
      ? { status: 404 }
      : allowOrigin(
          request.headers.get('Origin'),
          forms,
          await answerRequest(request, { ...options, forms }),
        )
  const { status, headers, body = null } = answer
  return new Response(body, { status, headers: { ...ANSWER_HEADERS, ...headers } })
}

async function answerRequest(request: Request, options: WebReceiver): Promise<Answer> {
  const other = answerMethod(request.method)
  if (other) return other
  const isScript = isOfScript(request.headers.get('Accept'))
  const answer = await receiveForm(request, isScript, options).catch(reportError)
  return isScript ? answer : excuse(answer, options.forms)
}

async function receiveForm(
  request: Request,
  isScript: boolean,
  { forms, receivers, keep }: WebReceiver,
): Promise<Answer> {
  const read = await readRequest(request, describeFiles(forms, receivers))
  const received = Date.now()
  return answerForm(read, { forms, receivers, received, isScript }, async (judged) => {
    const files = judged.verdict.files.map(({ content }) => content)
    await keep(await describeEnquiry(judged, received), files)
  })
}

async function describeEnquiry(
  { form, verdict }: JudgedForm<SentFile>,
  received: number,
): Promise<WebEnquiry> {
  const { values, unknown, isSpam } = verdict
  return {
    id: await identify({ form, verdict }),
    form: form.name,
    path: form.path,
    language: form.language,
    received: new Date(received).toISOString(),
    isSpam,
    values: { ...unknown, ...values },
    files: verdict.files.map(({ field, name, type, size }) => ({ field, name, type, size })),
  }
}

/** Without the form's script there is no token, and each form is a new one. */
async function identify({ form, verdict }: JudgedForm<SentFile>): Promise<string> {
  const { token = crypto.randomUUID() } = verdict
  const texts = [JSON.stringify([form.path, form.name, token]), writeContent(verdict)]
  const hashes = texts.map((text) => hashBytes(new TextEncoder().encode(text)))
  return (await Promise.all(hashes)).map((hash) => hash.slice(0, 32)).join('')
}

/** Logs no values: they are personal data. */
function reportError(reason: unknown): Answer {
  if (reason instanceof UnreadableForm) return { status: reason.status }
  console.error(`A request failed: ${reason instanceof Error ? reason.message : reason}`)
  return { status: 503 }
}
