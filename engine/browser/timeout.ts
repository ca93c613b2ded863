/**
 * Timeouts: a connection that is open but silent causes no error, and the visitor would see a
 * spinner forever.
 */

/** The time that the app waits without receiving data, in milliseconds. */
export const TIMEOUT_MS = 10_000

function createTimeoutError(what: string, ms = TIMEOUT_MS): DOMException {
  return new DOMException(`${what}: no answer within ${ms} ms`, 'TimeoutError')
}

/** Returns `true` for a timeout error. */
export function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

/**
 * Waits for a promise that cannot be cancelled, such as an import.
 * @throws a `TimeoutError` if the promise takes too long.
 */
export function awaitWithTimeout<T>(
  what: string,
  promise: Promise<T>,
  ms = TIMEOUT_MS,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createTimeoutError(what, ms)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Like `fetch`, but cancels a request that receives no data for too long. A slow response that
 * makes progress may take any amount of time.
 * @throws a `TimeoutError` if no data arrives for too long, also while the body is read.
 */
export async function fetchWithTimeout(url: string, init?: RequestInit): Promise<Response> {
  const control = new AbortController()
  const giveUp = () => control.abort(createTimeoutError(url))
  let timer = setTimeout(giveUp, TIMEOUT_MS)
  const stop = () => clearTimeout(timer)
  const response = await fetch(url, { ...init, signal: control.signal }).catch((reason) => {
    stop()
    throw reason
  })
  if (!response.body) {
    stop()
    return response
  }
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      stop()
      timer = setTimeout(giveUp, TIMEOUT_MS)
      controller.enqueue(chunk)
    },
    flush: stop,
  })
  return new Response(response.body.pipeThrough(watch), response)
}
