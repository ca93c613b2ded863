import type { HttpTransport, SimulatedTransport } from '../../schemas/generated/types'
import { readRejection } from './form-rejection'
import type { FormRequest } from './form-request'
import type { PostTransport } from './services/services'
import { uploadForm } from './upload-form'

/** The status codes that a proxy returns while its server is busy or restarting. */
const BUSY = [502, 503, 504]
/** The delay before each retry, in milliseconds. */
const PAUSES_MS = [1000, 4000]

export interface Sending {
  /** Once it is aborted, the form is not sent again, and an upload stops. */
  signal: AbortSignal
  /** Called with the part of the files that has been sent, from 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Sends a form.
 * @throws {FormRefused} if the receiver has found invalid values.
 * @throws if the form did not arrive: no connection (after one retry), a timeout, or a response
 * that is not a success. If it was stopped, throws the reason of the signal.
 */
export async function sendForm(
  transport: SimulatedTransport | PostTransport,
  request: FormRequest,
  sending: Sending,
): Promise<void> {
  if (transport.type === 'simulated') return pause(transport.delay)
  const post = hasFiles(request)
    ? () => uploadForm(transport, request, sending)
    : () => postForm(transport, request)
  // A form service does not recognise a form that it already has.
  let response = await (transport.service ? post() : postTwice(post))
  for (const ms of transport.idempotent ? PAUSES_MS : []) {
    if (!BUSY.includes(response.status)) break
    await pause(ms, sending.signal)
    response = await postTwice(post)
  }
  const rejection = await readRejection(response)
  if (rejection) throw rejection
  // An HTML page in response means that a proxy answered, or that the host does not have this URL.
  const isPage = response.headers.get('Content-Type')?.includes('text/html')
  if (!response.ok || (isPage && !transport.service?.hasPages))
    throw new Error(`The server answered the form with ${response.status}.`)
}

/** @throws if the signal is aborted. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => reject(signal.reason))
    setTimeout(resolve, ms)
  })
}

/**
 * Retries once after a network error. A receiver that got the first request recognises the token.
 */
function postTwice(post: () => Promise<Response>): Promise<Response> {
  return post().catch((reason) => {
    if (reason instanceof TypeError) return post()
    throw reason
  })
}

function hasFiles({ body }: FormRequest): boolean {
  return typeof body !== 'string' && [...body.values()].some(isFile)
}

/** An input without files sends an empty one without a name. */
function isFile(value: FormDataEntryValue): boolean {
  return typeof value !== 'string' && value.name !== ''
}

function postForm(
  { url, timeout }: HttpTransport,
  { headers, body }: FormRequest,
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers,
    body,
    // A receiver never redirects.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  })
}
