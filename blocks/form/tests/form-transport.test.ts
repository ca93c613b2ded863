import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendForm } from '../form-transport'

const REQUEST = { headers: { 'X-CSRF-Token': 'token' }, body: '{"enquiry":"Bread?"}' }

/**
 * The responses in order: a status code, or the error that `fetch` throws. The last one is
 * repeated.
 */
function stubFetch(...answers: (number | Error)[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return new Response(null, { status: answer })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** Sends a form and returns its result once all promises have settled. */
function send({ idempotent = true, left = new AbortController().signal } = {}) {
  const transport = { type: 'http', url: '/api', timeout: 9000, idempotent } as const
  const state = { end: 'sending' }
  sendForm(transport, REQUEST, { signal: left, onProgress: () => {} }).then(
    () => (state.end = 'sent'),
    () => (state.end = 'failed'),
  )
  return state
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a form whose receiver honours tokens', () => {
  it.each([502, 503, 504])('is sent again after %i, the same each time (R-165)', async (status) => {
    const fetch = stubFetch(status, status, 204)
    const state = send()
    await vi.advanceTimersByTimeAsync(999)
    expect([state.end, fetch.mock.calls.length]).toEqual(['sending', 1])
    await vi.advanceTimersByTimeAsync(1)
    expect([state.end, fetch.mock.calls.length]).toEqual(['sending', 2])
    await vi.advanceTimersByTimeAsync(3999)
    expect([state.end, fetch.mock.calls.length]).toEqual(['sending', 2])
    await vi.advanceTimersByTimeAsync(1)
    expect([state.end, fetch.mock.calls.length]).toEqual(['sent', 3])
    for (const [, init] of fetch.mock.calls) expect(init).toMatchObject(REQUEST)
  })

  it('has failed when the third answer is no better (R-165)', async () => {
    const fetch = stubFetch(503)
    const state = send()
    await vi.runAllTimersAsync()
    expect([state.end, fetch.mock.calls.length]).toEqual(['failed', 3])
  })

  it.each([400, 422, 429, 500, 501])('is not sent again after %i (R-165)', async (status) => {
    const fetch = stubFetch(status)
    const state = send()
    await vi.runAllTimersAsync()
    expect([state.end, fetch.mock.calls.length]).toEqual(['failed', 1])
  })

  it('is not sent again after no answer in time', async () => {
    const fetch = stubFetch(new DOMException('Too late.', 'TimeoutError'))
    const state = send()
    await vi.runAllTimersAsync()
    expect([state.end, fetch.mock.calls.length]).toEqual(['failed', 1])
  })

  it('is sent again at once without a connection, also between two answers', async () => {
    const fetch = stubFetch(503, new TypeError('No connection.'), 204)
    const state = send()
    await vi.advanceTimersByTimeAsync(1000)
    expect([state.end, fetch.mock.calls.length]).toEqual(['sent', 3])
  })

  it('is not sent again once the visitor has left', async () => {
    const fetch = stubFetch(503)
    const leaving = new AbortController()
    const state = send({ left: leaving.signal })
    await vi.advanceTimersByTimeAsync(1500)
    leaving.abort()
    await vi.runAllTimersAsync()
    expect([state.end, fetch.mock.calls.length]).toEqual(['failed', 2])
  })

  it('has arrived if the answer to what was sent before says so', async () => {
    stubFetch(204)
    const leaving = new AbortController()
    const state = send({ left: leaving.signal })
    leaving.abort()
    await vi.runAllTimersAsync()
    expect(state.end).toBe('sent')
  })

  it('is not sent again if the visitor left before the answer', async () => {
    const fetch = stubFetch(503)
    const leaving = new AbortController()
    const state = send({ left: leaving.signal })
    leaving.abort()
    await vi.runAllTimersAsync()
    expect([state.end, fetch.mock.calls.length]).toEqual(['failed', 1])
  })
})

it('a form whose receiver may save it twice is not sent again after 503', async () => {
  const fetch = stubFetch(503)
  const state = send({ idempotent: false })
  await vi.runAllTimersAsync()
  expect([state.end, fetch.mock.calls.length]).toEqual(['failed', 1])
})

describe('a form that the receiver refuses', () => {
  const transport = { type: 'http', url: '/api', timeout: 9000, idempotent: true } as const
  const refuse = (body: string, status = 422) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }))
    const { signal } = new AbortController()
    return sendForm(transport, REQUEST, { signal, onProgress: () => {} })
  }

  it('has its messages, keyed by field', async () => {
    const fields = { email: 'This address has no mailbox.' }
    await expect(refuse(JSON.stringify({ fields }))).rejects.toMatchObject({ fields })
  })

  it.each([
    [422, { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] }],
    [400, { data: { email: { code: 'validation_is_email', message: 'should be an email' } } }],
  ])('has those of a form service, with status %i', async (status, body) => {
    const fields = { email: 'should be an email' }
    await expect(refuse(JSON.stringify(body), status)).rejects.toMatchObject({ fields })
  })

  it.each([
    '{"status":400,"message":"Failed to create record.","data":{}}',
    '',
  ])('has failed with status 400 and the answer %j', async (body) => {
    await expect(refuse(body, 400)).rejects.toMatchObject({ name: 'Error' })
  })

  it.each([
    '',
    '<p>No.</p>',
    'null',
    '{"fields":[]}',
    '{"fields":{"email":7,"name":""}}',
  ])('has none for the answer %j', async (body) => {
    await expect(refuse(body)).rejects.toMatchObject({ name: 'FormRefused', fields: {} })
  })
})
