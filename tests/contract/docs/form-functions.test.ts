/** The functions in docs/operating/form-functions.md save every form before they respond. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { findSnippets, readGuide } from '../../support/guides/guide-snippets'
import { makeScratchFolder } from '../../support/scratch-folder'

const GUIDE = 'docs/operating/form-functions.md'
const EMAIL = 'ada@example.com'
const folder = makeScratchFolder()

/** A stand-in for the host's key-value store, which a function uses. It holds all saved records. */
const STORE = `export const saved = new Map()
const list = async ({ prefix }) => ({
  blobs: [...saved.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key })),
})
const setJSON = async (key, value) => void saved.set(key, value)
export const getStore = () => ({ list, setJSON })
`

/** A stand-in for Cloudflare's key-value store, which holds the saved records by key. */
function createNamespace() {
  const saved = new Map<string, string>()
  const put = async (key: string, text: string) => void saved.set(key, text)
  const list = async ({ prefix }: { prefix: string }) => ({
    keys: [...saved.keys()].filter((key) => key.startsWith(prefix)).map((name) => ({ name })),
  })
  return { saved, put, list }
}

beforeAll(() => {
  const listings = findSnippets(readGuide(GUIDE)).filter(
    ({ kind, language }) => kind === 'new' && language === 'js',
  )
  for (const { detail, text } of listings) write(detail, text)
  write('package.json', '{ "type": "module" }')
  const name = '@netlify/blobs'
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports: './index.mjs' }))
  write(`node_modules/${name}/index.mjs`, STORE)
})

function write(path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const load = (path: string) => import(pathToFileURL(join(folder, path)).href)

/** Requests as the form's script sends them, and as a browser sends them without scripts. */
function buildRequests(url: string, email: string): { scripted: Request; plain: Request } {
  return {
    scripted: buildJsonRequest(url, { email }),
    plain: buildDataRequest(url, [
      ['email', email],
      ['moreRemarks', ''],
    ]),
  }
}

function buildDataRequest(url: string, entries: [string, string][], headers = {}): Request {
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value)
  return new Request(url, { method: 'POST', headers, body })
}

type Send = (request: Request) => Promise<Response>

/** Sends valid and invalid forms. Two of the valid forms have an email address, one has none. */
async function expectAnswers(url: string, send: Send, site = ''): Promise<void> {
  const good = buildRequests(url, EMAIL)
  expect((await send(good.scripted)).status).toBe(204)
  const answer = await send(good.plain)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${site}/thanks`])
  const bad = buildRequests(url, 'nobody')
  expect((await send(bad.scripted)).status).toBe(422)
  const rejected = await send(bad.plain)
  expect([rejected.status, rejected.headers.get('Location')]).toEqual([303, `${site}/not-sent`])
  expect((await send(buildJsonRequest(url, { name: 'Ada' }))).status).toBe(204)
  for (const wrong of [null, 'text']) {
    expect((await send(buildJsonRequest(url, wrong))).status).toBe(400)
  }
  expect((await send(new Request(url))).status).toBe(405)
}

const SAVED = [EMAIL, EMAIL, undefined]

interface Saved {
  values: Record<string, string>
  isRevision: boolean
}

/** Sends one form repeatedly, unchanged and changed, and reads the saved records. */
async function expectTokens(url: string, send: Send, read: () => Promise<Saved[]>): Promise<void> {
  const before = (await read()).length
  const post = async (token: string, values: Record<string, string>) => {
    expect((await send(buildJsonRequest(url, values, token))).status).toBe(204)
  }
  const ada = { email: EMAIL, note: 'Two loaves.' }
  await Promise.all([post('one', ada), post('one', ada)])
  await post('one', { ...ada, note: 'Three loaves.' })
  await post('one', ada)
  await post('one', { ...ada, note: 'Three loaves.' })
  // Forms in one tab share a token. Other visitors have other tokens.
  await post('one', { name: 'Ada' })
  await post('two', ada)
  const saved = (await read()).slice(before)
  expect(saved.map(({ values, isRevision }) => [values.note ?? values.name, isRevision])).toEqual([
    ['Two loaves.', false],
    ['Three loaves.', true],
    ['Ada', false],
    ['Two loaves.', false],
  ])
}

function buildJsonRequest(url: string, values: unknown, token?: string): Request {
  const headers = {
    'Content-Type': 'application/json',
    ...(token !== undefined && { 'X-CSRF-Token': token }),
  }
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(values) })
}

describe('a form whose script sends form data', () => {
  it('is answered with a status, saved once, and has all values of a field', async () => {
    const { receive } = await load('form.mjs')
    const saved: { id: string; values: object }[] = []
    const keep = async (form: (typeof saved)[number]) => void saved.push(form)
    const post = (email: string) => {
      const entries: [string, string][] = [
        ['email', email],
        ['topics', 'maps'],
        ['topics', 'letters'],
        ['csrfToken', 'one'],
      ]
      const headers = { Accept: 'application/json' }
      return receive(buildDataRequest('https://a.example/api', entries, headers), keep)
    }
    const statuses = [await post(EMAIL), await post(EMAIL), await post('ada')].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([204, 204, 422])
    expect(saved.map(({ values }) => values)).toEqual([
      { email: EMAIL, topics: ['maps', 'letters'] },
      { email: EMAIL, topics: ['maps', 'letters'] },
    ])
    expect(saved[0]?.id).toBe(saved[1]?.id)
  })
})

describe('the line for a receiver on another host', () => {
  const SITE_LINE = "const SITE = ''"

  it('is in the receiver as the guide shows it', () => {
    const shown = findSnippets(readGuide(GUIDE)).map(({ text }) => text.trim())
    expect(shown).toContain("const SITE = 'https://example.com'")
    expect(readFileSync(join(folder, 'form.mjs'), 'utf8').split(SITE_LINE)).toHaveLength(2)
  })

  it.each([
    'https://example.com',
    'https://ada.example/my-site',
  ])('lets browsers of %s send forms, and leads back to it', async (site) => {
    const source = readFileSync(join(folder, 'form.mjs'), 'utf8')
    const name = `${new URL(site).hostname}/form.mjs`
    write(name, source.replace(SITE_LINE, `const SITE = '${site}'`))
    const { receive } = await load(name)
    const saved: { values: { email?: string } }[] = []
    const keep = async (form: (typeof saved)[number]) => void saved.push(form)
    const url = 'https://forms.example.com/api/tastings'
    await expectAnswers(url, (request) => receive(request, keep), site)
    expect(saved.map(({ values }) => values.email)).toEqual(SAVED)
    for (const method of ['OPTIONS', 'POST']) {
      const { headers } = await receive(new Request(url, { method }), keep)
      expect(headers.get('Access-Control-Allow-Origin')).toBe(new URL(site).origin)
    }
  })
})

describe('the functions of the guide', () => {
  const url = 'https://wren.example/api/tastings'

  it('keep each accepted form in the store of Netlify', async () => {
    const { default: receive } = await load('netlify/functions/tastings.mjs')
    await expectAnswers(url, receive)
    const { saved } = await load('node_modules/@netlify/blobs/index.mjs')
    expect([...saved.values()].map(({ values }) => values.email)).toEqual(SAVED)
    await expectTokens(url, receive, async () => [...saved.values()])
  })

  it('keep each accepted form in the store of Cloudflare, and do not answer before', async () => {
    const { onRequest } = await load('functions/api/tastings.js')
    const ENQUIRIES = createNamespace()
    const send: Send = (request) => onRequest({ request, env: { ENQUIRIES } })
    await expectAnswers(url, send)
    const read = async () => [...ENQUIRIES.saved.values()].map((text) => JSON.parse(text))
    expect((await read()).map(({ values }) => values.email)).toEqual(SAVED)
    await expectTokens(url, send, read)
    const fail = async () => {
      throw new Error('The store is full.')
    }
    const { scripted: request } = buildRequests(url, EMAIL)
    const answer = await onRequest({ request, env: { ENQUIRIES: { ...ENQUIRIES, put: fail } } })
    expect(answer.status).toBe(500)
  })
})
