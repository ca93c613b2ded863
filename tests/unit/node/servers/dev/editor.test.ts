import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { TOKEN_HEADER } from '../../../../../engine/core/dev-protocol'
import type { Editor } from '../../../../../engine/node/servers/dev/editor'
import { createEditor } from '../../../../../engine/node/servers/dev/editor'
import { makeScratchFolder } from '../../../../support/scratch-folder'

const folder = makeScratchFolder()
const site = join(folder, 'site')
const page = join(site, 'page.json')
const secret = join(folder, 'secret')
mkdirSync(site)
for (const file of [page, secret]) writeFileSync(file, '{}')
symlinkSync(secret, join(site, 'link.json'))
writeFileSync(join(folder, 'site-secret'), '')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let opened: string[]
let editor: Editor

beforeEach(() => {
  opened = []
  editor = createEditor([site], (place) => void opened.push(place))
})

/** Asks the server to open a place in the editor, and returns the status if it is an error. */
async function ask(place: string | undefined, change: Partial<IncomingMessage> = {}) {
  let status: number | undefined
  const response = {
    writeHead: (code: number) => {
      status = code
      return { end: () => {} }
    },
    end: () => {},
  }
  const headers = {
    host: 'localhost:5173',
    origin: 'http://localhost:5173',
    'sec-fetch-site': 'same-origin',
    [TOKEN_HEADER]: editor.token,
    ...change.headers,
  }
  const request = { method: 'POST', url: '/_source', ...change, headers }
  await editor.open(request as never, response as unknown as ServerResponse, async () => place)
  return status
}

describe('the editor', () => {
  it('opens a file of the site at its line, for a page of the server', async () => {
    expect(await ask(`${page}:3:5`)).toBeUndefined()
    // Over an insecure connection, browsers send fewer headers.
    expect(await ask(page, { headers: { 'sec-fetch-site': undefined } })).toBeUndefined()
    expect(opened).toEqual([`${page}:3:5`, page])
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['nowhere', { origin: 'null' }],
    ['somebody who does not say from where', { origin: undefined }],
    ['a page that was sent there', { 'sec-fetch-site': 'cross-site' }],
    ['somebody without the token', { [TOKEN_HEADER]: undefined }],
    ['somebody with another token', { [TOKEN_HEADER]: 'x'.repeat(32) }],
  ])('opens nothing for %s', async (_, headers) => {
    expect(await ask(page, { headers })).toBe(403)
    expect(opened).toEqual([])
  })

  it('opens nothing for a request without an effect', async () => {
    expect(await ask(page, { method: 'GET' })).toBe(405)
    expect(opened).toEqual([])
  })

  it.each([
    ['outside', secret, 403],
    ['outside, by a link', join(site, 'link.json'), 403],
    ['outside, by a path', `${site}/../secret`, 403],
    ['outside, with a name that begins alike', `${folder}/site-secret`, 403],
    ['that is a folder', site, 404],
    ['that is not there', join(site, 'none.json'), 404],
    ['without a name', undefined, 404],
    ['with a NUL', `${page}\0`, 404],
  ])('opens no file %s', async (_, place, status) => {
    expect(await ask(place)).toBe(status)
    expect(opened).toEqual([])
  })

  it('has another token at each start', () => {
    expect(createEditor([site]).token).not.toBe(editor.token)
  })
})
