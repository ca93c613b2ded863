import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorReport } from '../../../engine/browser/reports/error-reporter'
import {
  createErrorReporter,
  createHttpSink,
  startErrorReporter,
  watchErrors,
} from '../../../engine/browser/reports/error-reporter'

/** A stand-in for the browser's session storage. */
function createStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

const blocked = {
  getItem: () => {
    throw new Error('blocked')
  },
  setItem: () => {
    throw new Error('blocked')
  },
}

let target: EventTarget

beforeEach(() => {
  target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('location', { pathname: '/about', search: '?q=secret' })
})

afterEach(() => vi.unstubAllGlobals())

const raise = (type: string, fields: object) =>
  target.dispatchEvent(Object.assign(new Event(type), fields))

function raiseEleven() {
  for (let count = 0; count < 11; count += 1) {
    if (count % 2) raise('error', { error: new Error(`error ${count}`) })
    else raise('unhandledrejection', { reason: `reason ${count}` })
  }
}

describe('the error reporter', () => {
  it('reports ten of eleven errors and rejections (R-255)', () => {
    const sink = vi.fn()
    watchErrors(createErrorReporter(sink, ''))
    raiseEleven()
    expect(sink).toHaveBeenCalledTimes(10)
    expect(sink.mock.calls[0]).toEqual([
      { kind: 'rejection', message: 'reason 0', stack: undefined, page: '/about' },
    ])
    expect(sink.mock.calls[1]).toEqual([
      { kind: 'error', message: 'error 1', stack: expect.any(String), page: '/about' },
    ])
  })

  it('counts on after a reload in the same session (R-255)', () => {
    const sink = vi.fn()
    const first = createErrorReporter(sink, '')
    for (let count = 0; count < 7; count += 1) first('error', 'no')
    const second = createErrorReporter(sink, '')
    for (let count = 0; count < 7; count += 1) second('error', 'no')
    expect(sink).toHaveBeenCalledTimes(10)
  })

  it('counts in memory where storage is blocked (R-255, R-328)', () => {
    vi.stubGlobal('sessionStorage', blocked)
    const sink = vi.fn()
    watchErrors(createErrorReporter(sink, ''))
    raiseEleven()
    expect(sink).toHaveBeenCalledTimes(10)
  })

  it('neither throws nor loops when its sink throws and causes further errors (R-255)', () => {
    const sink = vi.fn(() => {
      raise('error', { error: new Error('the sink broke') })
      throw new Error('the sink broke')
    })
    watchErrors(createErrorReporter(sink, ''))
    expect(() => raise('error', { error: new Error('first') })).not.toThrow()
    expect(sink).toHaveBeenCalledTimes(1)
  })

  it('does not listen where the site names no address', () => {
    const listen = vi.fn()
    vi.stubGlobal('addEventListener', listen)
    startErrorReporter(undefined, '')('render', new Error('unheard'))
    expect(listen).not.toHaveBeenCalled()
  })
})

describe('the HTTP sink', () => {
  it('posts reports as JSON where there are no beacons', async () => {
    const bodies: { type?: string; body: string }[] = []
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      bodies.push({ type: request.headers['content-type'], body })
      response.end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const report: ErrorReport = { kind: 'error', message: 'no bread', page: '/about' }
    vi.stubGlobal('navigator', {})
    createHttpSink(`http://127.0.0.1:${port}/errors`)(report)
    await vi.waitFor(() => expect(bodies).toHaveLength(1), 30_000)
    expect(bodies[0]?.type).toBe('application/json')
    expect(JSON.parse(bodies[0]?.body ?? '')).toEqual(report)
    server.close()
  })

  it('does not ask twice when the browser took the beacon', () => {
    const sendBeacon = vi.fn(() => true)
    const fetched = vi.fn()
    vi.stubGlobal('navigator', { sendBeacon })
    vi.stubGlobal('fetch', fetched)
    createHttpSink('/errors')({ kind: 'error', message: 'no', page: '/' })
    expect(sendBeacon).toHaveBeenCalledOnce()
    expect(fetched).not.toHaveBeenCalled()
  })
})
