import { afterEach, expect, it, vi } from 'vitest'
import { TOKEN_HEADER } from '../../../../../engine/core/dev-protocol'
import { printPageError } from '../../../../../engine/node/servers/dev/page-error'

const TOKEN = 'x'.repeat(32)

/** The response's status, and the output. */
function send(headers: Record<string, string>) {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const writeHead = vi.fn().mockReturnValue({ end: () => {} })
  const url = `/_error?${new URLSearchParams({ route: '/a', message: '\u001b[31mboom' })}`
  const own = { host: 'localhost:5173', origin: 'http://localhost:5173' }
  const request = { method: 'POST', url, headers: { ...own, ...headers } }
  printPageError(TOKEN, request as never, { writeHead } as never)
  return { status: writeHead.mock.calls[0]?.[0], printed: error.mock.calls.flat() }
}

afterEach(() => vi.restoreAllMocks())

it('prints what a page of the server reports, without what would colour the terminal', () => {
  expect(send({ [TOKEN_HEADER]: TOKEN })).toEqual({
    status: 204,
    printed: ['/a failed in the browser: boom'],
  })
})

it('prints nothing that others report', () => {
  expect(send({})).toEqual({ status: 403, printed: [] })
  expect(send({ [TOKEN_HEADER]: TOKEN, origin: 'http://evil.example' })).toEqual({
    status: 403,
    printed: [],
  })
})
