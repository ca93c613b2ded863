import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { get } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { compressText } from '../../../engine/node/build/output/compressed-forms'
import type { PreviewServer } from '../../../engine/node/servers/preview/preview'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { makeScratchFolder } from '../../support/scratch-folder'
import { writeSiteVariant } from '../../support/sites/site-variant'

const outDir = join(makeScratchFolder(), 'dist')
let preview: PreviewServer

beforeAll(async () => {
  await buildSite({ siteDir: 'tests/sites/tiny', outDir })
  preview = await startPreview({ outDir, port: 0 })
}, 120_000)

afterAll(() => preview.close())

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request unchanged, without the normalisation of `fetch`. */
function request(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(preview.url)
    get({ port, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    }).on('error', reject)
  })
}

describe('the preview server', () => {
  it('serves pages and page data to be asked for again, with an ETag (R-325)', async () => {
    for (const path of ['/', '/bread', '/bread/sourdough', '/_data/bread.json']) {
      const { status, headers } = await request(path)
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(headers.etag).toMatch(/./)
    }
  })

  it('serves hashed assets for ever', async () => {
    const { body } = await request('/')
    const [, href = ''] = /"(\/assets\/[^" ]+\.js)[ "]/.exec(body.toString()) ?? []
    const { status, headers } = await request(href)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(headers['content-type']).toMatch(/javascript/)
  })

  it('serves the security contact as plain text, and nothing else that begins with a dot', async () => {
    const { status, headers, body } = await request('/.well-known/security.txt')
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/)
    expect(body.toString()).toMatch(/^Contact: mailto:security@wren\.example\nExpires: 2999-12-31T/)
    for (const path of [
      '/.quire/headers.json',
      '/.well-known/.x',
      '/.well-known/../.quire/headers.json',
    ]) {
      expect([path, (await request(path)).status]).toEqual([path, 404])
    }
  })

  it('compresses what it sends', async () => {
    const plain = await request('/')
    const packed = await request('/', { 'accept-encoding': 'br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.body.length).toBeLessThan(plain.body.length / 2)
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.body.toString())
  })

  it('answers an unknown page with 404 and the site’s own page (R-027, R-325)', async () => {
    for (const path of [
      '/nothing',
      '/Bread',
      '/bread/rye',
      '/404',
      '/404.html',
      '/bread.html',
      '/index.html',
      '/index',
    ]) {
      const { status, body } = await request(path)
      expect([path, status, body.includes('This page has been eaten')]).toEqual([path, 404, true])
    }
  })

  it('never answers a missing file with HTML (R-325)', async () => {
    for (const path of ['/assets/nothing.js', '/_data/nothing.json']) {
      const { status, headers } = await request(path)
      expect([status, headers['content-type']]).toEqual([404, 'text/plain;charset=utf-8'])
    }
  })

  it('moves a path with a slash at its end to the page, in one hop (D40)', async () => {
    const page = await request('/bread/?a=1')
    expect([page.status, page.headers.location]).toEqual([301, '/bread?a=1'])
    const old = await request('/loaves/?a=1')
    expect([old.status, old.headers.location]).toEqual([301, '/bread?a=1'])
    expect((await request('/nothing/')).status).toBe(404)
  })

  it('knows an old address however its characters are escaped', async () => {
    for (const path of ['/br%C3%B6tchen', '/br%c3%b6tchen/', '/%62r%C3%B6tchen']) {
      const { status, headers } = await request(path)
      expect([path, status, headers.location]).toEqual([path, 301, '/bread'])
    }
    const page = await request('/old%20shop.html?a=1')
    expect([page.status, page.headers.location]).toEqual([302, '/visit?a=1'])
    expect((await request('/old%2520shop.html')).status).toBe(404)
  })

  it('shows nothing from outside its folder, and nothing that is for servers', async () => {
    for (const path of [
      '/.quire/redirects.json',
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
      '//evil.example/x',
      '/\\evil.example',
    ]) {
      const { status, body } = await request(path)
      expect([path, status, body.includes('"dependencies"')]).toEqual([path, 404, false])
    }
    for (const path of ['/%00', '/%E0%A4%A']) expect((await request(path)).status).toBe(400)
  })

  it('sends the security policy with everything, as far as http allows (R-264, D33)', async () => {
    for (const path of [
      '/',
      '/bread',
      '/_data/bread.json',
      '/nothing',
      '/loaves',
      '/assets/x.js',
    ]) {
      const { headers, body } = await request(path)
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['permissions-policy']).toMatch(
        /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
      )
      expect(headers['strict-transport-security']).toBeUndefined()
      const carriers = `${headers['content-security-policy']}${body}`
      expect(carriers, path).not.toContain('upgrade-insecure-requests')
    }
  })

  it('sends a page that is known no second time', async () => {
    const { headers } = await request('/bread')
    const { status, body } = await request('/bread', { 'If-None-Match': headers.etag ?? '' })
    expect([status, body.length]).toEqual([304, 0])
  })

  it('says so when its port is taken', async () => {
    const port = Number(new URL(preview.url).port)
    await expect(startPreview({ outDir, port })).rejects.toThrow('EADDRINUSE')
  })
})

describe('the preview of a site below a path', () => {
  const siteDir = join(makeScratchFolder(), 'site')
  const below = join(makeScratchFolder(), 'dist')
  let server: PreviewServer

  beforeAll(async () => {
    writeSiteVariant('tests/sites/tiny', siteDir, (settings) => {
      settings.url = 'https://wren.example/a/b'
    })
    await buildSite({ siteDir, outDir: below })
    server = await startPreview({ outDir: below, port: 0 })
  }, 120_000)

  afterAll(() => server.close())

  const ask = async (path: string) => {
    const answer = await fetch(server.url + path, { redirect: 'manual' })
    return { status: answer.status, location: answer.headers.get('location') }
  }

  it('names the start of the site, and leads there from the root', async () => {
    expect(server.home).toBe(`${server.url}/a/b/`)
    for (const [path, location] of [
      ['/', '/a/b/'],
      ['/?x=1', '/a/b/?x=1'],
      ['/a/b', '/a/b/'],
    ]) {
      expect(await ask(path ?? '')).toMatchObject({ status: 302, location })
    }
    expect(preview.home).toBe(preview.url)
  })

  it('has pages, data, redirects and the 404 page below it, and nothing beside', async () => {
    const expected: [path: string, status: number, location: string | null][] = [
      ['/a/b/', 200, null],
      ['/a/b/bread', 200, null],
      ['/a/b/_data/bread.json', 200, null],
      ['/a/b/bread/?x=1', 301, '/a/b/bread?x=1'],
      ['/a/b/loaves?x=1', 301, '/a/b/bread?x=1'],
      ['/a/b/nothing/at/all', 404, null],
      ['/a/b/.quire/headers.json', 404, null],
      ['/a/b/a/b/bread', 404, null],
      ['/a/bread', 404, null],
      ['/bread', 404, null],
      ['/assets/nothing.js', 404, null],
    ]
    for (const [path, status, location] of expected) {
      const answer = await fetch(server.url + path, { redirect: 'manual' })
      const redirected = answer.headers.get('location')
      expect([path, answer.status, redirected]).toEqual([path, status, location])
      const isSite = (await answer.text()).includes('<div id="root">')
      expect([path, isSite]).toEqual([
        path,
        path.startsWith('/a/b/') && !path.includes('_data') && status !== 301,
      ])
    }
  })
})

describe('the preview of a build with compressed files', () => {
  const compressedDir = join(makeScratchFolder(), 'dist')
  const DECODE = { br: brotliDecompressSync, gzip: gunzipSync }
  let plain: PreviewServer

  beforeAll(async () => {
    await buildSite({ siteDir: 'tests/sites/tiny', outDir: compressedDir, precompress: true })
    plain = preview
    preview = await startPreview({ outDir: compressedDir, port: 0 })
  }, 60_000)

  afterAll(async () => {
    await preview.close()
    preview = plain
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
  ] as const)('sends what the build has written to a browser that takes %s', async (accepted, name) => {
    const path = '/_data/bread.json'
    const { headers, body } = await request(path, { 'Accept-Encoding': accepted })
    expect([headers['content-encoding'], headers.vary]).toEqual([name, 'Accept-Encoding'])
    expect(headers['content-type']).toMatch(/^application\/json/)
    const file = join(compressedDir, path)
    expect(body.equals(readFileSync(`${file}.${name === 'br' ? 'br' : 'gz'}`))).toBe(true)
    expect(DECODE[name](body).equals(readFileSync(file))).toBe(true)
  })

  it('sends pages as small as the build has made them', async () => {
    const { body: whole } = await request('/bread')
    const { headers, body } = await request('/bread', { 'Accept-Encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).equals(whole)).toBe(true)
    // The policy of this page differs: the page is compressed like the build's own pages.
    const built = join(compressedDir, 'bread.html')
    expect(compressText('br', readFileSync(built)).equals(readFileSync(`${built}.br`))).toBe(true)
    expect(compressText('br', whole).equals(body)).toBe(true)
  })

  it('sends a file that was edited as it is', async () => {
    const file = join(compressedDir, '_data/visit.json')
    const text = readFileSync(file, 'utf8').replace('"', ' "')
    writeFileSync(file, text)
    const { body } = await request('/_data/visit.json', { 'Accept-Encoding': 'br' })
    expect(brotliDecompressSync(body).toString()).toBe(text)
  })

  it('sends parts of files, and hides the compressed ones', async () => {
    const path = '/_data/bread.json'
    const part = await request(path, { 'Accept-Encoding': 'br', Range: 'bytes=0-9' })
    expect([part.status, part.headers['content-encoding']]).toEqual([206, undefined])
    expect(part.body.toString()).toBe(readFileSync(join(compressedDir, path), 'utf8').slice(0, 10))
    expect((await request(`${path}.br`)).status).toBe(404)
  })
})
