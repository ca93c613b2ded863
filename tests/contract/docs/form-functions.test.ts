/**
 * The functions in docs/operating/form-functions.md store every form before they respond. Their
 * stores are doubles of those of the hosts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import { createGuideSite } from '../../support/guides/guide-site'
import { findSnippets, readGuide } from '../../support/guides/guide-snippets'
import { makeScratchFolder } from '../../support/scratch-folder'

const URL = 'https://wren.example/api/tastings'
const EMAIL = 'ada@example.com'
const folder = makeScratchFolder()

/** What a store has: JSON, or the content of a file. */
type Saved = Map<string, unknown>

interface Enquiry {
  id: string
  form: string
  isSpam: boolean
  values: Record<string, string>
  files: { name: string }[]
}

const listEnquiries = (saved: Saved) =>
  [...saved].filter(([key]) => !key.includes('-')).map(([, value]) => value as Enquiry)

/** Netlify Blobs. */
const BLOBS = `export const saved = new Map()
const setJSON = async (key, value) => void saved.set(key, JSON.parse(JSON.stringify(value)))
const set = async (key, blob) => void saved.set(key, await blob.text())
export const getStore = () => ({ set, setJSON })
`

/** A namespace of Cloudflare KV. */
function createNamespace(saved: Saved) {
  const put = async (key: string, value: string | ArrayBuffer) => {
    const isText = typeof value === 'string'
    saved.set(key, isText ? JSON.parse(value) : new TextDecoder().decode(value))
  }
  return { put }
}

function write(path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const load = (path: string) => import(pathToFileURL(join(folder, path)).href)

/** Lets visitors send a file with the form of a page. */
function addFileField(page: string): void {
  const json = JSON.parse(readFileSync(page, 'utf8'))
  const [, form] = json.blocks
  const texts = { label: 'Flyer', choose: 'Choose', drop: 'or drop', remove: 'Remove' }
  form.fields.push({ type: 'file', name: 'flyer', send: true, maxBytes: 1000, ...texts })
  writeFileSync(page, JSON.stringify(json))
}

beforeAll(async () => {
  const site = await createGuideSite('functions')
  const pages = findSnippets(readGuide('docs/operating/forms.md'))
  for (const page of pages.filter(({ kind }) => kind === 'page')) site.apply(page)
  const siteDir = join(projectRoot, '.test/guides/functions/site')
  addFileField(join(siteDir, 'pages/tasting.json'))
  await buildSite({ siteDir, outDir: join(folder, 'dist') })
  const listings = findSnippets(readGuide('docs/operating/form-functions.md'))
  for (const { kind, detail, text } of listings) if (kind === 'new') write(detail, text)
  write('package.json', '{ "type": "module" }')
  const name = '@netlify/blobs'
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports: './index.mjs' }))
  write(`node_modules/${name}/index.mjs`, BLOBS)
}, 120_000)

interface Form {
  values: Record<string, string | File>
  /** The token of the form's script. */
  token?: string
}

function buildRequest({ values, token }: Form): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  if (token !== undefined) body.set('csrfToken', token.repeat(64))
  const headers = token === undefined ? undefined : { Accept: 'application/json' }
  return new Request(URL, { method: 'POST', headers, body })
}

type Send = (request: Request) => Promise<Response>

const HOSTS: [host: string, open: () => Promise<{ send: Send; saved: Saved }>][] = [
  [
    'Netlify',
    async () => {
      const { default: send } = await load('netlify/functions/tastings.mjs')
      const { saved } = await load('node_modules/@netlify/blobs/index.mjs')
      saved.clear()
      return { send, saved }
    },
  ],
  [
    'Cloudflare',
    async () => {
      const { onRequest } = await load('functions/api/tastings.js')
      const saved: Saved = new Map()
      const env = { ENQUIRIES: createNamespace(saved) }
      return { send: (request: Request) => onRequest({ request, env }), saved }
    },
  ],
]

describe.each(HOSTS)('the function for %s', (_, open) => {
  let send: Send
  let saved: Saved

  beforeEach(async () => {
    ;({ send, saved } = await open())
  })

  it('stores an accepted form, and leads to the page of its author', async () => {
    const answer = await send(buildRequest({ values: { email: EMAIL, moreRemarks: '' } }))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/thanks'])
    expect(listEnquiries(saved)).toMatchObject([
      { form: 'Tasting', isSpam: false, values: { email: EMAIL }, files: [] },
    ])
  })

  it('rejects a form by the rules of its page, and stores nothing', async () => {
    const native = await send(buildRequest({ values: { email: 'ada' } }))
    expect([native.status, native.headers.get('Location')]).toEqual([303, '/not-sent'])
    const scripted = await send(buildRequest({ values: {}, token: 'a' }))
    expect([scripted.status, await scripted.json()]).toEqual([
      422,
      { fields: { email: 'Enter your e-mail address.' } },
    ])
    expect(saved.size).toBe(0)
  })

  it('stores a file under the key of its enquiry', async () => {
    const flyer = new File(['%PDF'], 'flyer.pdf', { type: 'application/pdf' })
    const { status } = await send(buildRequest({ values: { email: EMAIL, flyer }, token: 'a' }))
    const [enquiry] = listEnquiries(saved)
    expect([status, enquiry?.files]).toEqual([
      204,
      [{ field: 'flyer', name: 'flyer.pdf', type: 'application/pdf', size: 4 }],
    ])
    expect(saved.get(`${enquiry?.id}-0`)).toBe('%PDF')
  })

  it('flags a filled honeypot', async () => {
    await send(buildRequest({ values: { email: EMAIL, moreRemarks: 'buy' } }))
    expect(listEnquiries(saved).map(({ isSpam }) => isSpam)).toEqual([true])
  })

  it('stores a repeat once, and a revision under a key that begins like the first', async () => {
    const post = async (email: string, token?: string) =>
      (await send(buildRequest({ values: { email }, token }))).status
    const statuses = [
      ...(await Promise.all([post(EMAIL, 'a'), post(EMAIL, 'a')])),
      await post('bert@example.com', 'a'),
      await post(EMAIL, 'b'),
      await post(EMAIL),
      await post(EMAIL),
    ]
    expect(statuses).toEqual([204, 204, 204, 204, 303, 303])
    const enquiries = listEnquiries(saved)
    const starts = enquiries.map(({ id }) => id.slice(0, 32))
    expect(enquiries.map(({ values }) => values.email)).toEqual([
      ...[EMAIL, 'bert@example.com'],
      ...[EMAIL, EMAIL, EMAIL],
    ])
    expect(starts[0]).toBe(starts[1])
    expect(new Set(starts).size).toBe(4)
  })
})

describe('the function for Cloudflare', () => {
  it('reports an error of the store', async () => {
    const { onRequest } = await load('functions/api/tastings.js')
    const put = async () => {
      throw new Error('The store is full.')
    }
    const request = buildRequest({ values: { email: EMAIL }, token: 'a' })
    const { status } = await onRequest({ request, env: { ENQUIRIES: { put } } })
    expect(status).toBe(503)
  })
})
