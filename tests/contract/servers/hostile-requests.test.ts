/** Hostile requests that clients may send to a server. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { projectRoot } from '../../../engine/node/lib/files/project-root'
import type { Listening } from '../../../engine/node/lib/http/listen'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { createRandom } from '../../support/arbitrary/random'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildRawRequest, sendRaw, writeRequest } from '../../support/servers/raw-requests'
import { StudioClient } from '../../support/servers/studio-client'
import { loadHostile } from '../../support/sites/hostile'

/** A string that only occurs in unpublished files. */
const SECRET = 'token=2f5b'
const SECRETS = ['.env', '.git/config', 'notes.txt', '../beside.txt']

const siteDir = join(makeScratchFolder(), 'site')
const outDir = join(projectRoot, '.test/hostile-requests')
const paths = loadHostile('paths').filter((path) => !/[\r\n]/.test(path))
const servers = new Map<string, Listening>()

beforeAll(async () => {
  cpSync(join(projectRoot, 'tests/sites/tiny'), siteDir, { recursive: true })
  const { problems } = await buildSite({ siteDir, outDir })
  expect(problems).toEqual([])
  for (const file of SECRETS) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true })
    writeFileSync(join(siteDir, file), SECRET)
  }
  servers.set('preview', await startPreview({ outDir, port: 0 }))
  servers.set('dev', await startDev({ siteDir, port: 0 }))
})

afterAll(() => Promise.all([...servers.values()].map((server) => server.close())))

/** A server's response to these bytes. */
async function send(server: string, bytes: string): Promise<string> {
  const { port } = new URL(servers.get(server)?.url ?? '')
  const { text, end } = await sendRaw({ port: Number(port) }, bytes)
  expect(end, JSON.stringify(bytes)).not.toBe('hung')
  return text
}

/** Requests a path from the preview, without normalising it. */
const ask = (path: string) => send('preview', writeRequest(`GET /${path} HTTP/1.1`))

describe(`${paths.length} hostile addresses`, () => {
  it('are answered, by nothing but pages and public files', async () => {
    let survived = 0
    for (const path of paths) {
      const answer = await ask(path)
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? []
      expect(['200', '301', '304', '308', '400', '404', '414', '431'], path).toContain(status)
      expect(answer, path).not.toMatch(/root:.*:0:0:|"name": "quire"|^\[\["Content-Security/m)
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      expect(head, path).not.toMatch(/^(?:X:|Set-Cookie)/im)
      // The response never echoes the request.
      expect(body, path).not.toContain('hacked()')
      survived += 1
    }
    console.log(`Addresses: tried ${paths.length}, survived ${survived}`)
  })

  it.each([
    '.quire/headers.json',
    '%2equire/headers.json',
    '/.quire/headers.json',
    'assets/../.quire/headers.json',
    'assets/missing.js',
  ])('%s is answered by 404 without HTML for scripts, and shows nothing of what is for servers', async (path) => {
    const answer = await ask(path)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toContain('Content-Security-Policy","')
  })
})

describe.each(['preview', 'dev'])('the %s server', (server) => {
  it.each([
    ['GET *:99999', [], 400],
    ['GET *%zz', [], 400],
    ['GET /%zz', [], 400],
    ['GET /%00', [], 400],
    ['GET http://localhost/', [], 400],
    ['CONNECT localhost:80', [], 405],
    ['GET /?q=100%', [], 200],
    ['GET /', ['Range: bytes=5-1'], 200],
    ['GET /', ['Referer: http://['], 200],
    ['GET /', ['Host: 127.0.0.1:99'], 200],
    ['GET /', ['Host: [::1]'], 200],
    ['GET /', ['Host: site.localhost'], 200],
    ['GET /', ['Host: localhost', 'Host: localhost'], 400],
    ['GET /', ['Host: localhost', 'HOST: evil.example'], 400],
    ['GET /', ['Host: evil.example'], 403],
    ['GET /', ['Host: localhost@evil.example'], 403],
    ['GET /', ['Host: 127.0.0.1.evil.example'], 403],
  ])('answers %s with %j by %i', async (line, headers, status) => {
    const answer = await send(server, writeRequest(`${line} HTTP/1.1`, headers))
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
  })

  it('leads from no address to another host', async () => {
    for (const path of ['//bread/', '///bread//', '//loaves/', '/\\bread/', '//evil.example/']) {
      const answer = await send(server, writeRequest(`GET ${path} HTTP/1.1`))
      const [, location = '/'] = /^Location: (.*)\r$/im.exec(answer) ?? []
      expect(location, path).toMatch(/^\/(?![/\\])/)
    }
  })

  it('answers or closes every connection of a fuzz, and goes on', async () => {
    const count = pickSize({ short: 500, long: 10_000 })
    const { seed, random } = createRandom()
    const requests = Array.from({ length: count }, () => buildRawRequest(random))
    const each = async () => {
      for (let bytes = requests.pop(); bytes !== undefined; bytes = requests.pop()) {
        const answer = await send(server, bytes)
        expect(answer, JSON.stringify(bytes)).toMatch(/^$|^HTTP\/1\.[01] \d{3} /)
        expect(answer, JSON.stringify(bytes)).not.toMatch(/root:.*:0:0:/)
      }
    }
    console.log(`Requests to ${server}: ${count}, SEED=${seed}`)
    await Promise.all(Array.from({ length: 32 }, each))
    expect(await send(server, writeRequest('GET / HTTP/1.1'))).toMatch(/^HTTP\/1\.1 200 /)
  }, 600_000)
})

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', 206, (text: string) => text.slice(0, 4)],
    ['bytes=0-0', 206, (text: string) => text.slice(0, 1)],
    ['bytes=-7', 206, (text: string) => text.slice(-7)],
    ['bytes=99999999-', 416, () => ''],
    ['bytes=5-1', 416, () => ''],
    ['lines=1-2', 200, (text: string) => text],
  ])('is sent for Range: %s by %i', async (range, status, part) => {
    const name = readdirSync(join(outDir, 'assets')).find((file) => file.endsWith('.js')) ?? ''
    const text = readFileSync(join(outDir, 'assets', name), 'latin1')
    const answer = await send(
      'preview',
      writeRequest(`GET /assets/${name} HTTP/1.0`, [`Range: ${range}`]),
    )
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
    expect(body === part(text), body.slice(0, 100)).toBe(true)
  })
})

describe('the development server', () => {
  const UP = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2F',
    '..%5c',
    '..\\',
    '..%252f',
    './/..%2f',
    '%00/..%2f',
  ]
  const BELOW = ['', 'assets/', 'assets/x/..%2f', '_data/', 'public/', '_catalogue/']
  const asked = [
    ...SECRETS.flatMap((file) => [
      ...BELOW.flatMap((folder) => UP.map((up) => `${folder}${up}${file}`)),
      ...[file, `assets/${file}`, `@fs${join(siteDir, file)}`, `assets/${join(siteDir, file)}`],
    ]),
  ]

  it('sends no file of the site but those below its folder of assets', async () => {
    for (const path of asked) {
      const answer = await send('dev', writeRequest(`GET /${path} HTTP/1.1`))
      expect(answer, path).toMatch(/^HTTP/)
      expect(answer, path).not.toContain(SECRET)
    }
    const [asset = ''] = readdirSync(join(siteDir, 'assets'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => file.endsWith('.svg'))
    expect(await send('dev', writeRequest(`GET /assets/${asset} HTTP/1.1`))).toContain('<svg')
  })
})

describe('the studio', () => {
  let studio: StudioClient
  beforeAll(async () => {
    symlinkSync(join(siteDir, '../beside.json'), join(siteDir, 'pages/out.json'))
    writeFileSync(join(siteDir, '../beside.json'), JSON.stringify({ title: SECRET }))
    studio = await StudioClient.open(servers.get('dev')?.url ?? '')
  })

  const post = (path: string, headers: Record<string, string> = {}, body: BodyInit = '{}') =>
    fetch(`${studio.url}/_studio/${path}`, {
      method: 'POST',
      headers: { ...studio.headers, ...headers },
      body,
    })

  it('has a token that no page contains, and that differs from the token of pages', async () => {
    const html = await (await fetch(studio.url)).text()
    const [, ofPages = ''] = /name="quire-token" content="([^"]+)"/.exec(html) ?? []
    expect(ofPages).toHaveLength(studio.token.length)
    expect(html).not.toContain(studio.token)
    for (const path of ['api/site', 'upload?name=a.png']) {
      for (const token of ['', ofPages, `${studio.token}x`, studio.token.slice(1)]) {
        expect((await post(path, { 'x-quire-studio-token': token })).status).toBe(403)
      }
    }
    expect((await post('api/site')).status).toBe(200)
  })

  it.each([
    ['api/site', { Origin: 'https://evil.example' }, 403],
    ['api/site', { Origin: 'null' }, 403],
    ['api/site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['api/site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['api/site', { 'Content-Type': 'text/plain' }, 415],
    ['api/site', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['api/site', { 'Content-Type': 'multipart/form-data; boundary=application/json' }, 415],
    ['upload?name=a.png', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['api/constructor', {}, 404],
    ['api/__proto__', {}, 404],
    ['api/../api/site/x', {}, 404],
    ['pictures/../../../package.json', {}, 404],
  ])('answers %s with %j by %i', async (path, headers, status) => {
    const response = await post(path, headers)
    expect(response.status).toBe(status)
    expect(await response.text()).not.toMatch(SECRET)
    expect((await fetch(`${studio.url}/_studio/api/site`)).status).toBe(405)
  })

  it.each([
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['{"file":1}', 400],
    ['{"edits":[{"file":"settings.json","version":"","edit":{"op":"run","pointer":""}}]}', 400],
  ])('refuses the body %s by %i', async (body, status) => {
    const name = body.includes('edits') ? 'api/edit' : 'api/file'
    const response = await post(name, {}, body)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('refuses a body of more than 1 MB, and answers the next request', async () => {
    const body = JSON.stringify({ file: 'x'.repeat(1_000_000) })
    expect((await post('api/file', {}, body)).status).toBe(413)
    expect((await post('api/site')).status).toBe(200)
  })

  it.each([
    ...SECRETS,
    ...[
      '../beside.json',
      'pages/out.json',
      'pages/../../beside.json',
      '/etc/passwd',
      'pages/\0.json',
    ],
    ...['..\\beside.json', 'pages', '', '.', 'pages/index.json/', 'PAGES/INDEX.JSON'],
    join(siteDir, 'settings.json'),
  ])('reads and changes nothing of %j', async (file) => {
    const place = { file, pointer: '' }
    const edit = { op: 'set', pointer: '/title', value: 'x' } as const
    const requests = [
      studio.ask('file', { file }),
      studio.ask('form', place),
      studio.ask('choices', { ...place, query: '' }),
      studio.ask('block-types', place),
      studio.ask('edit', { edits: [{ file, version: '', edit }] }),
      studio.ask('choose', { ...place, side: 'theirs' }),
      studio.ask('delete-page', { file }),
    ]
    await Promise.all(
      requests.map((request) => expect(request).rejects.toMatchObject({ status: 404 })),
    )
    expect(readFileSync(join(siteDir, '../beside.json'), 'utf8')).toContain(SECRET)
  })

  it('sends events to itself only', async () => {
    const response = await fetch(`${studio.url}/_studio/events`, {
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(response.status).toBe(403)
  })

  it('answers 200 requests at once', async () => {
    const { version } = await studio.ask('file', { file: 'pages/visit.json' })
    const send = async (index: number) => {
      const edit = { op: 'set', pointer: '/description', value: `Number ${index}` } as const
      await studio.ask('edit', { edits: [{ file: 'pages/visit.json', version, edit }] })
    }
    await Promise.all(Array.from({ length: 200 }, (_, index) => send(index)))
    const { value } = await studio.ask('file', { file: 'pages/visit.json' })
    expect(value).toMatchObject({ description: expect.stringMatching(/^Number \d+$/) })
  })
})
