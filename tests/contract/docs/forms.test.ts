/** The receivers of docs/operating/forms.md save every form before they answer. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSnippets, readGuide } from '../../support/guides/guide-snippets'
import { makeScratchFolder } from '../../support/scratch-folder'
import { findPort } from '../../support/servers/find-port'

const GUIDE = 'docs/operating/forms.md'
const EMAIL = 'ada@example.com'
const folder = makeScratchFolder()

/** What the store of a host does in a function's place: it has everything that was saved. */
const STORE = `export const saved = new Map()
export const getStore = () => ({ setJSON: async (key, value) => void saved.set(key, value) })
`

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

/** As the form's script sends it, and as a browser does without the script. */
function buildRequests(url: string, email: string): { scripted: Request; plain: Request } {
  const form = new FormData()
  form.set('email', email)
  form.set('website', '')
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email })
  return {
    scripted: new Request(url, { method: 'POST', headers, body }),
    plain: new Request(url, { method: 'POST', body: form }),
  }
}

type Send = (request: Request) => Promise<Response>

/** Sends good and bad forms, and returns what is then expected to be saved. */
async function expectAnswers(url: string, send: Send): Promise<void> {
  const good = buildRequests(url, EMAIL)
  expect((await send(good.scripted)).status).toBe(204)
  const answer = await send(good.plain)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/thanks'])
  const bad = buildRequests(url, 'nobody')
  expect((await send(bad.scripted)).status).toBe(422)
  const refusal = await send(bad.plain)
  expect([refusal.status, refusal.headers.get('Location')]).toEqual([303, '/not-sent'])
}

describe('the server of the guide', () => {
  const file = join(folder, 'enquiries.jsonl')
  const stops: (() => void)[] = []
  afterAll(() => {
    for (const stop of stops) stop()
  })

  async function start(enquiries: string): Promise<{ url: string; send: Send }> {
    const port = await findPort()
    const env = { ...process.env, ENQUIRIES: enquiries, PORT: String(port) }
    const server = spawn(process.execPath, [join(folder, 'receive.mjs')], { env, stdio: 'pipe' })
    stops.push(() => server.kill())
    await new Promise((done) => server.stdout.once('data', done))
    const url = `http://127.0.0.1:${port}/api/tastings`
    return { url, send: (request) => fetch(request, { redirect: 'manual' }) }
  }

  it('keeps each accepted form in the file', async () => {
    const { url, send } = await start(file)
    await expectAnswers(url, send)
    const saved = readFileSync(file, 'utf8').trim().split('\n')
    expect(saved.map((line) => JSON.parse(line).values.email)).toEqual([EMAIL, EMAIL])
  })

  it('does not say that it has a form which it could not write', async () => {
    const { url, send } = await start(join(folder, 'no-such-folder/enquiries.jsonl'))
    const { scripted, plain } = buildRequests(url, EMAIL)
    expect((await send(scripted)).status).toBe(500)
    expect((await send(plain)).status).toBe(500)
  })
})

describe('the functions of the guide', () => {
  const url = 'https://wren.example/api/tastings'

  it('keep each accepted form in the store of Netlify', async () => {
    const { default: receive } = await load('netlify/functions/tastings.mjs')
    await expectAnswers(url, receive)
    const { saved } = await load('node_modules/@netlify/blobs/index.mjs')
    expect([...saved.values()].map(({ values }) => values.email)).toEqual([EMAIL, EMAIL])
  })

  it('keep each accepted form in the store of Cloudflare, and do not answer before', async () => {
    const { onRequestPost } = await load('functions/api/tastings.js')
    const saved = new Map<string, string>()
    const put = async (key: string, text: string) => void saved.set(key, text)
    await expectAnswers(url, (request) => onRequestPost({ request, env: { ENQUIRIES: { put } } }))
    expect([...saved.values()].map((text) => JSON.parse(text).values.email)).toEqual([EMAIL, EMAIL])
    const fail = async () => {
      throw new Error('The store is full.')
    }
    const { scripted: request } = buildRequests(url, EMAIL)
    const answer = await onRequestPost({ request, env: { ENQUIRIES: { put: fail } } })
    expect(answer.status).toBe(500)
  })
})
