/**
 * What hangs is given up: a connection that is open and silent says nothing by itself, and the
 * visitor would look at a spinner for ever.
 */

/** How long the app waits without anything arriving, in milliseconds. */
export const PATIENCE_MS = 10_000

function createHang(what: string, ms = PATIENCE_MS): DOMException {
  return new DOMException(`${what}: no answer within ${ms} ms`, 'TimeoutError')
}

/** Whether something failed because it hung. */
export function isHang(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

/**
 * Waits for something that cannot be cancelled, such as an import.
 * @throws a `TimeoutError` when it takes too long.
 */
export function awaitPatiently<T>(what: string, promise: Promise<T>, ms = PATIENCE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createHang(what, ms)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Like `fetch`, but cancels a request of which nothing has come for too long. A slow answer that
 * goes on coming may take any time.
 * @throws a `TimeoutError` then, also while the body is read.
 */
export async function fetchPatiently(url: string, init?: RequestInit): Promise<Response> {
  const control = new AbortController()
  const giveUp = () => control.abort(createHang(url))
  let timer = setTimeout(giveUp, PATIENCE_MS)
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
      timer = setTimeout(giveUp, PATIENCE_MS)
      controller.enqueue(chunk)
    },
    flush: stop,
  })
  return new Response(response.body.pipeThrough(watch), response)
}
