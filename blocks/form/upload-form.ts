import type { HttpTransport } from '../../schemas/generated/types'
import type { FormRequest } from './form-request'
import type { Sending } from './form-transport'

/** The longest time without progress, in milliseconds. Large files take minutes to send. */
const IDLE_MS = 30_000

/**
 * Posts a form with files. `fetch` reports no progress of what it sends.
 * @throws {TypeError} without a connection, as `fetch` does.
 * @throws if no progress was made for 30 seconds or, once all was sent, no response arrived within
 * the transport's time limit.
 */
export function uploadForm(
  { url, timeout }: HttpTransport,
  { headers, body }: FormRequest,
  { signal, onProgress }: Sending,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const fail = (reason: unknown) => {
      reject(reason)
      request.abort()
    }
    const expire = () => fail(new Error('The upload made no progress.'))
    let timer = setTimeout(expire, IDLE_MS)
    const wait = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(expire, ms)
    }
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(loaded / total)
      wait(IDLE_MS)
    }
    request.upload.onload = () => wait(timeout)
    request.onload = () => resolve(readResponse(request))
    request.onerror = () => reject(new TypeError('The connection failed.'))
    request.onloadend = () => clearTimeout(timer)
    signal.addEventListener('abort', () => fail(signal.reason))
    request.send(body)
  })
}

function readResponse(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('Content-Type')
  return new Response(request.responseText || null, {
    status: request.status,
    headers: type ? { 'Content-Type': type } : {},
  })
}
