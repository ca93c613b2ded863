import { randomBytes } from 'node:crypto'
import type { ReceivedValues } from '../../../core/receive/received-form'
import { isRecord } from '../../lib/files/is-record'
import type { LivePage } from './live-page'
import { readHost, TIMEOUT } from './live-page'
import { findPolicyProblem } from './policy'

/** What became of an enquiry. */
export interface Outcome {
  isLost: boolean
  text: string
}

interface Test {
  page: LivePage
  url: URL
  isData: boolean
  values: ReceivedValues
}

/**
 * Asks whether a page of another host may send JSON:
 * https://fetch.spec.whatwg.org/#cors-preflight-fetch
 */
const PREFLIGHT = {
  method: 'OPTIONS',
  headers: {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,x-csrf-token',
  },
}
/** The header with the host that may read an answer. */
const ALLOWED = 'Access-Control-Allow-Origin'

/** Sends an enquiry as the script of the form does. See `docs/operating/form-requests.md`. */
export async function sendWithScript({ page, url, isData, values }: Test): Promise<Outcome> {
  const forbidden = findPolicyProblem(page, url, 'connect-src')
  if (forbidden) return lose(forbidden)
  const token = randomBytes(32).toString('hex')
  const isOther = page.host !== readHost(url)
  const body = isData ? buildData(values) : JSON.stringify(values)
  if (typeof body !== 'string') body.set('csrfToken', token)
  const headers: Record<string, string> = isData
    ? { Accept: 'application/json' }
    : { 'Content-Type': 'application/json', 'X-CSRF-Token': token }
  if (isOther && !isData) {
    const problem = findPreflightProblem(await request(url, PREFLIGHT, page), page.host)
    if (problem) return lose(problem)
  }
  const response = await request(url, { method: 'POST', headers, body }, page)
  if (response instanceof Error) return lose(`There is no answer: ${response.message}.`)
  const problem = isOther ? findCorsProblem(response, page.host) : undefined
  return problem ? lose(problem) : judgeAnswer(response)
}

/** Sends an enquiry as a browser does without the script of the form. */
export async function sendNatively({ page, url, values }: Test): Promise<Outcome> {
  const forbidden = findPolicyProblem(page, url, 'form-action')
  if (forbidden) return lose(forbidden)
  const form = { method: 'POST', headers: { Accept: 'text/html' }, body: buildData(values) }
  const response = await request(url, form, page)
  if (response instanceof Error) return lose(`There is no answer: ${response.message}.`)
  const { status } = response
  const location = response.headers.get('Location')
  if (status >= 400) return lose(describeStatus(status))
  if (status < 300 || location === null) {
    const text = `Status ${status}. Visitors see an answer of the receiver.`
    return { isLost: false, text }
  }
  const target = new URL(location, url)
  const next = await request(target, {}, page)
  const state = next instanceof Error ? 'which does not answer' : `status ${next.status}`
  return { isLost: false, text: `Status ${status}. Visitors then see ${target.href} (${state}).` }
}

function lose(text: string): Outcome {
  return { isLost: true, text }
}

interface FormInit extends RequestInit {
  headers?: Record<string, string>
}

/** Sends a request as a page does. Returns an error if there is no answer. */
async function request(
  url: URL,
  { headers, ...init }: FormInit,
  { host }: Pick<LivePage, 'host'>,
): Promise<Response | Error> {
  const signal = AbortSignal.timeout(TIMEOUT)
  try {
    const all = { ...headers, Origin: host }
    return await fetch(url, { ...init, headers: all, redirect: 'manual', signal })
  } catch (reason) {
    const { cause, message } = reason as Error
    return cause instanceof Error ? cause : new Error(message)
  }
}

function buildData(values: ReceivedValues): FormData {
  const data = new FormData()
  for (const [name, texts] of Object.entries(values)) {
    for (const text of [texts].flat()) data.append(name, text)
  }
  return data
}

function findPreflightProblem(response: Response | Error, host: string): string | undefined {
  if (response instanceof Error) return `There is no answer: ${response.message}.`
  if (!response.ok) return `The receiver answers the preflight request with ${response.status}.`
  const allowed = response.headers.get('Access-Control-Allow-Headers')?.toLowerCase() ?? ''
  const names = allowed.split(',').map((name) => name.trim())
  const missing = ['content-type', 'x-csrf-token'].filter((name) => !names.includes(name))
  if (missing.length > 0 && !names.includes('*')) {
    return `"Access-Control-Allow-Headers" lacks ${missing.join(' and ')}.`
  }
  return findCorsProblem(response, host)
}

function findCorsProblem({ headers }: Response, host: string): string | undefined {
  const allowed = headers.get(ALLOWED)
  if (allowed === '*' || allowed === host) return undefined
  return `The receiver does not allow ${host}: "${ALLOWED}" is ${allowed ?? 'missing'}.`
}

/** A web server in front of the receiver answers with the first of these statuses itself. */
function describeStatus(status: number): string {
  const answer = `The answer has status ${status}.`
  if ([502, 503, 504].includes(status)) {
    return `${answer} The web server does not reach the receiver: is it running, on the same port?`
  }
  if ([404, 405].includes(status)) {
    return `${answer} The web server does not forward this path to the receiver, or forwards another one.`
  }
  return answer
}

/** As `form-transport.ts` does: a page or a redirect is not the answer of a receiver. */
async function judgeAnswer(response: Response): Promise<Outcome> {
  const { status, headers } = response
  const isPage = headers.get('Content-Type')?.includes('text/html') ?? false
  if (response.ok && !isPage) return { isLost: false, text: `Status ${status}.` }
  if (response.ok) return lose(`Status ${status}, but with a page: no receiver has answered.`)
  if (status !== 422) return lose(describeStatus(status))
  const answer: unknown = await response.json().catch(() => undefined)
  const fields = isRecord(answer) && isRecord(answer.fields) ? Object.entries(answer.fields) : []
  const messages = fields.map(([name, message]) => ` ${name}: ${message}`).join('')
  return lose(`The receiver rejects values that the form accepts (status 422).${messages}`)
}
