import type { HttpTransport, SimulatedTransport } from '../../schemas/generated/types'
import type { FormRequest } from './form-request'

/** What a proxy answers while its server is busy or starts again. */
const BUSY = [502, 503, 504]
/** How long to wait before each further try. */
const PAUSES_MS = [1000, 4000]

/**
 * Sends a form. Once `left` is aborted, it is not sent again.
 * @throws when it did not arrive: no connection (after one more try), no answer in time, or an
 *   answer that does not say that it did.
 */
export async function sendForm(
  transport: SimulatedTransport | HttpTransport,
  request: FormRequest,
  left: AbortSignal,
): Promise<void> {
  if (transport.type === 'simulated') return pause(transport.delay)
  let response = await postTwice(transport, request)
  for (const ms of transport.idempotent ? PAUSES_MS : []) {
    if (!BUSY.includes(response.status)) break
    await pause(ms, left)
    response = await postTwice(transport, request)
  }
  // A page in place of an answer is that of a proxy or of a host without this address.
  const isPage = response.headers.get('Content-Type')?.includes('text/html')
  if (!response.ok || isPage)
    throw new Error(`The server answered the form with ${response.status}.`)
}

/** @throws as soon as it is aborted. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => reject(signal.reason))
    setTimeout(resolve, ms)
  })
}

/** Posts it once more without a connection; a receiver that got the first one knows its token. */
function postTwice(transport: HttpTransport, request: FormRequest): Promise<Response> {
  return post(transport, request).catch((reason) => {
    if (reason instanceof TypeError) return post(transport, request)
    throw reason
  })
}

function post({ url, timeout }: HttpTransport, { headers, body }: FormRequest): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers,
    body,
    // The answer to a form is not somewhere else.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  })
}
