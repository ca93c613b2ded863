import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { parseUrl } from '../../../core/addresses/parse-url'
import { allowOrigin } from '../../../core/receive/allow-origin'
import type { Answer } from '../../../core/receive/answers'
import { ANSWER_HEADERS, answerMethod, excuse, isOfScript } from '../../../core/receive/answers'
import type { ReceivedForm } from '../../../core/receive/received-form'
import type { EnquiryList } from './enquiry-list'
import type { FileFolder } from './file-folder'
import type { RateLimit } from './rate-limit'
import { RETRY_SECONDS } from './rate-limit'
import type { FormUse } from './receive-form'
import { receiveForm } from './receive-form'
import type { EnquiryStore } from './store'

export interface ReceiverOptions extends FormUse {
  /** The forms of the site, the latest version of each first. */
  forms: ReceivedForm[]
  store: EnquiryStore
  folder: FileFolder
  rateLimit: RateLimit
  /** The page that lists enquiries, if the settings have one. */
  list?: EnquiryList
}

/** The time for a whole request, in milliseconds. Large files take minutes. */
const REQUEST_MS = 600_000
/** The time without data, in milliseconds. */
const IDLE_MS = 30_000
/** The path at which the receiver answers whether it can store enquiries. */
const HEALTH = '/healthz'
/** The path at which it also answers whether it sends mails and webhooks. */
const READINESS = '/readyz'
/** A mail or webhook that has waited for longer, in milliseconds, is late. */
const LATE_MS = 3_600_000

/** Creates the server that receives forms. It answers every request, also if one fails. */
export function createReceiver(options: ReceiverOptions): Server {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await answerRequest(request, options).catch(reportError)
    sendAnswer(response, answer)
  }
  const timeouts = { requestTimeout: REQUEST_MS, headersTimeout: 10_000, keepAliveTimeout: 5_000 }
  const server = createServer(timeouts, respond)
  server.timeout = IDLE_MS
  return server
}

const PLAIN = { 'Content-Type': 'text/plain' }

async function answerRequest(request: IncomingMessage, options: ReceiverOptions): Promise<Answer> {
  const url = parseUrl(request.url ?? '', 'http://localhost')
  const path = url?.pathname ?? ''
  if (path === HEALTH) return answerHealth(options.store)
  if (path === READINESS) return answerReadiness(options.store)
  const listed = url && (await options.list?.(request, url))
  if (listed) return listed
  const forms = options.forms.filter((form) => form.path === path)
  if (forms.length === 0) return { status: 404 }
  return allowOrigin(request.headers.origin, forms, await answerForm(request, forms, options))
}

async function answerForm(
  request: IncomingMessage,
  forms: ReceivedForm[],
  options: ReceiverOptions,
): Promise<Answer> {
  const other = answerMethod(request.method)
  if (other) return other
  const answer = options.rateLimit(request)
    ? await receiveForm(request, forms, options).catch(reportError)
    : { status: 429, headers: { 'Retry-After': String(RETRY_SECONDS) } }
  return isOfScript(request.headers.accept) ? answer : excuse(answer, forms)
}

function answerHealth(store: EnquiryStore): Answer {
  store.verify()
  return { status: 200, headers: PLAIN, body: 'ok\n' }
}

function answerReadiness({ outbox }: EnquiryStore): Answer {
  const late = outbox.countLate(Date.now() - LATE_MS)
  if (late === 0) return { status: 200, headers: PLAIN, body: 'ok\n' }
  return { status: 503, headers: PLAIN, body: `Mails and webhooks that were not sent: ${late}\n` }
}

/** SQLite's code for a full disk. https://sqlite.org/rescode.html#full */
const SQLITE_FULL = 13

/** Logs no values: they are personal data. */
function reportError(reason: unknown): Answer {
  const { errcode, code, message } = reason as { errcode?: number; code?: string; message?: string }
  console.error(`A request failed: ${message}`)
  return { status: errcode === SQLITE_FULL || code === 'ENOSPC' ? 507 : 503 }
}

/** Sends an answer. */
export function sendAnswer(response: ServerResponse, { status, headers, body = '' }: Answer): void {
  response.writeHead(status, { ...ANSWER_HEADERS, ...headers })
  response.end(body)
}
