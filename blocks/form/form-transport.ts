import type { HttpTransport, SimulatedTransport } from '../../schemas/generated/types'
import type { FormRequest } from './form-request'

/**
 * Sends a form.
 * @throws when it did not arrive: no connection (after one more try), no answer in time, or an
 *   answer that does not say that it did.
 */
export async function sendForm(
  transport: SimulatedTransport | HttpTransport,
  request: FormRequest,
): Promise<void> {
  if (transport.type === 'simulated') {
    await new Promise((resolve) => setTimeout(resolve, transport.delay))
    return
  }
  const response = await post(transport, request).catch((reason) => {
    // Without a connection; a receiver that got the first one recognises it by its token.
    if (reason instanceof TypeError) return post(transport, request)
    throw reason
  })
  // A page in place of an answer is that of a proxy or of a host without this address.
  const isPage = response.headers.get('Content-Type')?.includes('text/html')
  if (!response.ok || isPage)
    throw new Error(`The server answered the form with ${response.status}.`)
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
