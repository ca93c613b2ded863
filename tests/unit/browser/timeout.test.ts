import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageLoader } from '../../../engine/browser/page-loader'
import {
  awaitWithTimeout,
  fetchWithTimeout,
  isTimeout,
  TIMEOUT_MS,
} from '../../../engine/browser/timeout'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that sends a part of its response on request, and nothing otherwise. */
function stubServer() {
  const asked: string[] = []
  let send: (part: string, isLast?: boolean) => void = () => {}
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url)
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      let body: ReadableStreamDefaultController | undefined
      send = (part, isLast) => {
        if (!body) {
          const start = (controller: ReadableStreamDefaultController) => {
            body = controller
            signal.addEventListener('abort', () => controller.error(signal.reason))
          }
          resolve(new Response(new ReadableStream({ start }), { status: 203 }))
        }
        body?.enqueue(new TextEncoder().encode(part))
        if (isLast) body?.close()
      }
    })
  })
  return { asked, send: (part: string, isLast?: boolean) => send(part, isLast) }
}

/** A promise's outcome. */
const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (reason) => (isTimeout(reason) ? 'a timeout' : reason),
  )

describe('fetchWithTimeout', () => {
  it('gives up what is not answered, and cancels it', async () => {
    stubServer()
    const outcome = outcomeOf(fetchWithTimeout('/a'))
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect(await outcome).toBe('a timeout')
  })

  it('gives up an answer that stops coming', async () => {
    const { send } = stubServer()
    const outcome = outcomeOf(fetchWithTimeout('/a').then((response) => response.text()))
    send('half ')
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect(await outcome).toBe('a timeout')
  })

  it('reads an answer that is slow and goes on coming, however long', async () => {
    const { send } = stubServer()
    const response = fetchWithTimeout('/a')
    send('1')
    const outcome = outcomeOf(response.then((answer) => answer.text()))
    for (const part of ['2', '3', '4']) {
      await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1)
      send(part, part === '4')
    }
    expect(await outcome).toBe('1234')
    expect((await response).status).toBe(203)
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves no timer behind after an error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await outcomeOf(fetchWithTimeout('/a'))).toBeInstanceOf(TypeError)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('awaitWithTimeout', () => {
  it('passes on what comes in time', async () => {
    expect(await awaitWithTimeout('it', Promise.resolve(7))).toBe(7)
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives up what does not come', async () => {
    const outcome = outcomeOf(awaitWithTimeout('it', new Promise(() => {})))
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect(await outcome).toBe('a timeout')
  })
})

describe('the page loader', () => {
  it('reports page data that times out after one try, and requests it again the next time (R-250)', async () => {
    const { asked } = stubServer()
    const loader = createPageLoader({ build: 'one', base: '', loadBlocks: async () => {} })
    const outcome = outcomeOf(loader.load('/a'))
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect(await outcome).toBe('a timeout')
    expect(asked).toEqual(['/_data/a.json'])
    loader.prefetch('/a')
    expect(asked).toHaveLength(2)
  })
})
