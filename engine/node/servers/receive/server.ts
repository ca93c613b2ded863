import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { parseUrl } from '../../../core/addresses/parse-url'
import type { Answer } from './answers'
import { excuse } from './answers'
import type { Reception } from './receive-form'
import { isOfScript, receiveForm } from './receive-form'
import type { EnquiryStore } from './store'

/** The time for a whole request, in milliseconds. Large files take minutes. */
const REQUEST_MS = 600_000
/** The time without data, in milliseconds. */
const IDLE_MS = 30_000
/** The path at which the receiver answers whether it can store enquiries. */
const HEALTH = '/healthz'
/** The path at which it also answers whether it sends mails. */
const READINESS = '/readyz'
/** A mail that has waited for longer, in milliseconds, is late. */
const LATE_MS = 3_600_000

/** Creates the server that receives forms. It answers every request, also if one fails. */
export function createReceiver(reception: Reception): Server {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await answerRequest(request, reception).catch(reportError)
    sendAnswer(response, answer)
  }
  const options = { requestTimeout: REQUEST_MS, headersTimeout: 10_000, keepAliveTimeout: 5_000 }
  const server = createServer(options, respond)
  server.timeout = IDLE_MS
  return server
}

const PLAIN = { 'Content-Type': 'text/plain' }

async function answerRequest(request: IncomingMessage, reception: Reception): Promise<Answer> {
  const path = parseUrl(request.url ?? '', 'http://localhost')?.pathname ?? ''
  if (path === HEALTH) return answerHealth(reception.store)
  if (path === READINESS) return answerReadiness(reception.store)
  const forms = reception.forms.filter((form) => form.path === path)
  const [form] = forms
  if (!form) return { status: 404 }
  if (request.method !== 'POST') return { status: 405, headers: { Allow: 'POST' } }
  return receiveForm(request, forms, reception).catch((reason) =>
    excuse(form, reportError(reason).status, isOfScript(request)),
  )
}

function answerHealth(store: EnquiryStore): Answer {
  store.verify()
  return { status: 200, headers: PLAIN, body: 'ok\n' }
}

function answerReadiness({ outbox }: EnquiryStore): Answer {
  const late = outbox.countLate(Date.now() - LATE_MS)
  if (late === 0) return { status: 200, headers: PLAIN, body: 'ok\n' }
  return { status: 503, headers: PLAIN, body: `Mails that were not sent: ${late}\n` }
}

/** SQLite's code for a full disk. https://sqlite.org/rescode.html#full */
const SQLITE_FULL = 13

/** Logs no values: they are personal data. */
function reportError(reason: unknown): Answer {
  const { errcode, code, message } = reason as { errcode?: number; code?: string; message?: string }
  console.error(`A request failed: ${message}`)
  return { status: errcode === SQLITE_FULL || code === 'ENOSPC' ? 507 : 503 }
}

/** Sends an answer. No cache stores it. */
export function sendAnswer(response: ServerResponse, { status, headers, body = '' }: Answer): void {
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  response.end(body)
}
