/** The hosting files, on real web servers. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withBase } from '../../../engine/core/addresses/base'
import { htmlPathOf, SECURITY_PATH } from '../../../engine/core/addresses/paths'
import { applyRedirect } from '../../../engine/core/addresses/redirects'
import { listFeedForms } from '../../../engine/core/page/feed-forms'
import type { Header } from '../../../engine/core/page/security-policy'
import { LICENCES_PATH } from '../../../engine/node/build/assets/licences/third-party'
import { buildSite } from '../../../engine/node/build/build-site'
import { HEADERS_FILE, REDIRECTS_FILE } from '../../../engine/node/build/output/side-folder'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import type { RedirectRule, Settings } from '../../../schemas/generated/types'
import { makeScratchFolder } from '../../support/scratch-folder'
import type { Answer } from '../../support/servers/https-get'
import { httpsGet } from '../../support/servers/https-get'
import type { WebServer } from '../../support/servers/start-web-server'
import { startWebServer } from '../../support/servers/start-web-server'
import type { WebServerName } from '../../support/servers/web-servers'
import { hasBrotli, whyWithout } from '../../support/servers/web-servers'
import { writeSiteVariant } from '../../support/sites/site-variant'

const BAKERY = 'examples/bakery'
const TINY = 'tests/sites/tiny'
const HOST = 'https://www.shared.example'

interface PlacedSite {
  /** The differences between the tested sites. */
  title: string
  site: string
  /** A URL that replaces the site's own, and its base path. */
  url?: string
  base: string
}

const SITES: PlacedSite[] = [
  { title: BAKERY, site: BAKERY, base: '' },
  { title: TINY, site: TINY, base: '' },
  { title: `${BAKERY} below a path`, site: BAKERY, url: `${HOST}/docs`, base: '/docs' },
  { title: `${TINY} below two`, site: TINY, url: `${HOST}/v1.2/Our~own_/`, base: '/v1.2/Our~own_' },
]
const SERVERS: WebServerName[] = ['nginx', 'caddy', 'apache']
const MISSING_PAGES =
  '/nothing /breads/nothing /nothing/ /404 /404.html /index /%69ndex /Index /assets /_data'.split(
    ' ',
  )
const MISSING_FILES = ['/assets/nothing.js', '/_data/nothing.json', '/assets/']
const FOR_EVER = 'public, max-age=31536000, immutable'

const folder = makeScratchFolder()
const outDirOf = ({ title }: PlacedSite) => join(folder, title.replaceAll(/[/ ]/g, '-'))
const loadJson = <T>(site: PlacedSite, file: string): T =>
  JSON.parse(readFileSync(join(outDirOf(site), file), 'utf8'))

/** Files that a site may publish in addition to its pages, and their content types. */
const PUBLIC: Record<string, RegExp> = {
  '/google1a2b3c.html': /^text\/html/,
  '/downloads/rates.csv': /./,
  // This file is not a compressed version of another one.
  '/downloads/rates.json.gz': /./,
  '/.well-known/proof.txt': /^text\/plain/,
  '/.well-known/check-without-ending': /^text\/plain|^$/,
}

/** One of the sites has compressed files, and a policy with every possible directive. */
function addPolicy(settings: Partial<Settings>): void {
  settings.precompress = true
  settings.security = {
    ...settings.security,
    hosts: { analytics: ['https://analytics.example'], forms: ['https://forms.example'] },
    embeddable: ['https://analytics.example'],
    strictTransport: { maxAge: 31_536_000, includeSubDomains: true, preload: true },
  } as Settings['security']
}

/** Lets the build write a receiver for the form of a page. */
function receiveForm(file: string): void {
  const page = JSON.parse(readFileSync(file, 'utf8'))
  const form = page.blocks.find(({ type }: { type: string }) => type === 'form')
  form.transport = { type: 'http', url: '/api/orders', as: 'form-data' }
  writeFileSync(file, JSON.stringify(page))
}

beforeAll(async () => {
  for (const placed of SITES) {
    const siteDir = join(folder, 'sites', placed.title)
    writeSiteVariant(placed.site, siteDir, (settings) => {
      if (placed.site === BAKERY) addPolicy(settings)
      settings.url = placed.url ?? settings.url
    })
    const feed = join(siteDir, 'pages/journal/_collection.json')
    mkdirSync(dirname(feed), { recursive: true })
    writeFileSync(feed, JSON.stringify({ feed: { title: 'Journal' } }))
    receiveForm(join(siteDir, 'pages/order.json'))
    for (const path of Object.keys(PUBLIC)) {
      const file = join(siteDir, 'public', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `This is ${path}.`)
    }
    // Most files of a site are the same under a subpath, so their compressed versions are reused.
    const before = SITES.find(({ site }) => site === placed.site)
    if (before && before !== placed) execFileSync('cp', ['-a', outDirOf(before), outDirOf(placed)])
    const { warnings } = await buildSite({ siteDir, outDir: outDirOf(placed) })
    expect(warnings.join()).not.toContain('characters')
  }
}, 120_000)

/** The paths of a built site: its files, and the URLs of its pages. */
function listPaths(site: PlacedSite): Record<'pages' | 'files' | 'data' | 'internal', string[]> {
  const dir = outDirOf(site)
  const all = listFiles(dir).map((file) => `/${file}`)
  const plain = all.filter((path) => !/\.(br|gz)$/.test(path) || path in PUBLIC)
  const moved = loadJson<RedirectRule[]>(site, REDIRECTS_FILE).map(({ from }) => from)
  const pages = all
    .filter((path) => path.endsWith('.html') && path !== '/404.html' && !(path in PUBLIC))
    .map((path) => path.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .filter((path) => !moved.includes(path))
  return {
    pages,
    files: plain.filter((path) => path.startsWith('/assets/')),
    data: plain.filter((path) => path.startsWith('/_data/')),
    internal: all.filter((path) => path.startsWith('/.quire/')),
  }
}

function expectHeaders(path: string, answer: Answer, cache: string, policy: Header[]): void {
  const expected: Header[] = [...policy, ['Cache-Control', cache]]
  const names = expected.map(([name]) => name.toLowerCase())
  const sent = answer.headers.filter(([name]) => names.includes(name)).sort()
  expect([path, sent]).toEqual([
    path,
    expected.map(([name, value]): Header => [name.toLowerCase(), value]).sort(),
  ])
}

/** The file served at a path. */
function fileOf(path: string): string {
  return /^\/(_data|assets)\//.test(path) ? path : htmlPathOf(path)
}

function decompress(answer: Answer): Buffer {
  const isBrotli = find(answer, 'content-encoding') === 'br'
  return isBrotli ? brotliDecompressSync(answer.bytes) : gunzipSync(answer.bytes)
}

function find(answer: Answer, name: string): string | undefined {
  return answer.headers.find(([other]) => other === name)?.[1]
}

for (const name of SERVERS) {
  const reason = whyWithout(name)
  if (reason) process.stderr.write(`${reason}\n`)
  for (const placed of SITES) {
    const { site, base, title: siteTitle } = placed
    describe.skipIf(reason)(`${name} with the files that the build of ${siteTitle} writes`, () => {
      let server: WebServer
      let policy: Header[]
      const get = (path: string, headers?: Record<string, string>) =>
        httpsGet(server.url, (base + path).replace(/[^!-~]/gu, encodeURIComponent), headers)

      beforeAll(async () => {
        policy = loadJson(placed, HEADERS_FILE)
        server = await startWebServer(name, outDirOf(placed))
      }, 60_000)

      afterAll(() => server?.close())

      it('accepts them', () => {
        expect(server.validate()).toBe('')
      }, 30_000)

      it('serves every page with the full header set, to be asked for again (R-325, R-333)', async () => {
        const { pages, data } = listPaths(placed)
        for (const path of [...pages, ...data]) {
          const answer = await get(path)
          expect([path, answer.status]).toEqual([path, 200])
          expectHeaders(path, answer, 'no-cache', policy)
          const again = await get(path, { 'If-None-Match': find(answer, 'etag') ?? 'none' })
          expect([path, again.status]).toEqual([path, 304])
        }
        expect(find(await get('/'), 'content-type')).toMatch(/^text\/html; ?charset=utf-8$/i)
      }, 60_000)

      it('serves third-party notices and the security contact as plain text', async () => {
        const dir = outDirOf(placed)
        const paths = [LICENCES_PATH, SECURITY_PATH].filter((path) => existsSync(join(dir, path)))
        expect(paths).toContain(site === BAKERY ? LICENCES_PATH : SECURITY_PATH)
        for (const path of paths) {
          const answer = await get(path)
          expect([path, answer.status]).toEqual([path, 200])
          expectHeaders(path, answer, 'no-cache', policy)
          expect(find(answer, 'content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i)
          expect(answer.body).toBe(readFileSync(join(dir, path), 'utf8'))
        }
      })

      it('serves feeds with their media types, compressed too', async () => {
        for (const { path, type } of listFeedForms('/journal')) {
          for (const headers of [undefined, { 'Accept-Encoding': 'gzip' }]) {
            const answer = await get(path, headers)
            expect([path, answer.status]).toEqual([path, 200])
            expectHeaders(path, answer, 'no-cache', policy)
            expect(find(answer, 'content-type')?.split(';')[0]).toBe(type)
            const isWhole = find(answer, 'content-encoding') === undefined
            const body = isWhole ? answer.body : decompress(answer).toString()
            expect(body).toBe(readFileSync(join(outDirOf(placed), path), 'utf8'))
          }
        }
      })

      it('serves every asset with it, for ever', async () => {
        for (const path of listPaths(placed).files) {
          const answer = await get(path)
          expect([path, answer.status]).toEqual([path, 200])
          expectHeaders(path, answer, FOR_EVER, policy)
          expect(find(answer, 'content-type'), path).not.toMatch(/html|octet-stream|plain/)
        }
      }, 60_000)

      it('serves the files of the folder public under their own names, to be asked for again', async () => {
        for (const [path, type] of Object.entries(PUBLIC)) {
          const answer = await get(path)
          expect([path, answer.status, answer.body]).toEqual([path, 200, `This is ${path}.`])
          expectHeaders(path, answer, 'no-cache', policy)
          expect(find(answer, 'content-type') ?? '', path).toMatch(type)
        }
      })

      it('answers what is missing with 404, pages by the 404 page, files never by HTML (R-027, R-325)', async () => {
        const title = /<title>([^<]+)/.exec(
          readFileSync(join(outDirOf(placed), '404.html'), 'utf8'),
        )
        const { pages, internal } = listPaths(placed)
        const [page = ''] = pages.filter((path) => path !== '/')
        expect(internal).toContain('/.quire/receiver/forms.json')
        for (const path of [
          ...MISSING_PAGES,
          `${page}.html`,
          `${page}%2ehtml`,
          `${page}.html.br`,
          `${page}.html.gz`,
          page.toUpperCase(),
          '/index.html',
          `/.${HEADERS_FILE.slice(1)}`,
          ...internal,
          '/.htaccess',
          ...MISSING_FILES,
        ]) {
          const answer = await get(path)
          expect([path, answer.status]).toEqual([path, 404])
          expectHeaders(path, answer, 'no-cache', policy)
          const isFile = MISSING_FILES.includes(path)
          expect(answer.body.includes(`<title>${title?.[1]}`), path).toBe(!isFile)
          if (isFile) expect(find(answer, 'content-type')).toMatch(/^text\/plain/)
        }
      })

      it('answers each old address with one redirect that keeps the query (R-048, R-333)', async () => {
        for (const rule of loadJson<RedirectRule[]>(placed, REDIRECTS_FILE)) {
          for (const search of ['', '?a=1&b=%20x']) {
            for (const path of [rule.from, `${rule.from}/`]) {
              const answer = await get(path + search)
              expect([path, answer.status]).toEqual([path, rule.status])
              const location = new URL(find(answer, 'location') ?? '', server.url)
              const to = withBase(base, applyRedirect(rule, { search, hash: '' }))
              const target = new URL(to, server.url)
              expect(location.href).toBe(target.href)
              expectHeaders(path, answer, 'no-cache', policy)
              expect((await httpsGet(server.url, location.pathname)).status).toBe(200)
            }
          }
        }
      })

      it('knows old addresses by their case (R-045, D40)', async () => {
        for (const { from } of loadJson<RedirectRule[]>(placed, REDIRECTS_FILE)) {
          const other = from.replace(/[a-z]/, (letter) => letter.toUpperCase())
          expect([other, (await get(other)).status]).toEqual([other, 404])
        }
      })

      it('sends text compressed, with an ETag for each form', async () => {
        const { pages, data, files } = listPaths(placed)
        const texts = [...pages, ...data, ...files.filter((path) => /\.(js|css|json)$/.test(path))]
        const isReady = site === BAKERY
        const accepted = name === 'nginx' && !(isReady && hasBrotli()) ? ['gzip'] : ['gzip', 'br']
        for (const path of texts.slice(0, isReady ? undefined : 8)) {
          const plain = await get(path, { 'Accept-Encoding': 'identity, br;q=0, gzip;q=0' })
          expect([path, find(plain, 'content-encoding')]).toEqual([path, undefined])
          if (plain.bytes.length <= 1024) continue
          const tags = [find(plain, 'etag')]
          for (const encoding of accepted) {
            const sent = { 'Accept-Encoding': `deflate, ${encoding};q=0.8` }
            const answer = await get(path, sent)
            // Caddy supports zstd and gzip; it supports brotli only for precompressed files.
            if (name === 'caddy' && !isReady && encoding === 'br') continue
            expect([path, find(answer, 'content-encoding')]).toEqual([path, encoding])
            expect([path, find(answer, 'vary')]).toEqual([path, 'Accept-Encoding'])
            expect(find(answer, 'content-type')).toBe(find(plain, 'content-type'))
            expect(decompress(answer).equals(plain.bytes), path).toBe(true)
            const tag = find(answer, 'etag') ?? 'none'
            const known = { ...sent, 'If-None-Match': tag }
            expect([path, tag, (await get(path, known)).status]).toEqual([path, tag, 304])
            if (!isReady) continue
            const form = `${fileOf(path)}.${encoding === 'br' ? 'br' : 'gz'}`
            expect(answer.bytes.equals(readFileSync(join(outDirOf(placed), form))), path).toBe(true)
            tags.push(tag)
          }
          expect([path, new Set(tags).size]).toEqual([path, tags.length])
        }
        const missing = await get('/nothing', { 'Accept-Encoding': 'gzip' })
        // Apache does not compress error documents.
        const encoding = name === 'apache' ? undefined : 'gzip'
        expect([missing.status, find(missing, 'content-encoding')]).toEqual([404, encoding])
        const page = encoding ? decompress(missing) : missing.bytes
        expect(page.equals((await get('/nothing')).bytes)).toBe(true)
      }, 60_000)

      it.runIf(name === 'caddy')(
        "leaves the owner's directives to the folder quire-own",
        async () => {
          const { body } = await httpsGet(server.url, '/api/enquiries')
          // A site under a subpath has no such directives here: the server starts without the
          // folder.
          expect(body).toBe(base ? '' : 'Received.')
        },
      )

      it.runIf(base)(
        'begins at the base with a slash, and says nothing of other paths',
        async () => {
          const answer = await httpsGet(server.url, `${base}?a=1`)
          expect(answer.status).toBe(301)
          const location = new URL(find(answer, 'location') ?? '', server.url)
          expect(location.href).toBe(`${server.url}${base}/?a=1`)
          for (const path of ['/', '/nothing', `${base}x`, `${base}x/`, base.toUpperCase()]) {
            const outside = await httpsGet(server.url, path)
            expect(outside.body, path).not.toContain('<div id="root">')
            expect(find(outside, 'content-security-policy'), path).toBeUndefined()
          }
        },
      )

      it('leads nobody to another site', async () => {
        for (const path of ['//evil.example/', '/\\evil.example/', '/%0d%0aSet-Cookie:a=b/']) {
          const answer = await get(path)
          const location = find(answer, 'location')
          expect(location ? new URL(location, server.url).origin : server.url).toBe(server.url)
          expect(find(answer, 'set-cookie')).toBeUndefined()
        }
      })
    })
  }

  describe.skipIf(reason)(`${name} with two sites below paths of one host`, () => {
    const both = SITES.filter(({ base }) => base)
    let server: WebServer

    beforeAll(async () => {
      server = await startWebServer(name, ...both.map(outDirOf))
    }, 60_000)

    afterAll(() => server?.close())

    it('accepts the files of both beside one another', () => {
      expect(server.validate()).toBe('')
    }, 30_000)

    it('answers for each by its own files, and with its own headers', async () => {
      for (const placed of both) {
        const { base } = placed
        const get = (path: string) => httpsGet(server.url, base + path)
        const policy = loadJson<Header[]>(placed, HEADERS_FILE)
        const read = (file: string) => readFileSync(join(outDirOf(placed), file), 'utf8')
        const [asset = ''] = listPaths(placed).files
        for (const [path, file, status, cache] of [
          ['/', 'index.html', 200, 'no-cache'],
          ['/a/b/nothing', '404.html', 404, 'no-cache'],
          [asset, asset, 200, FOR_EVER],
        ] as const) {
          const answer = await get(path)
          expect([path, answer.status]).toEqual([path, status])
          expect(answer.body).toBe(read(file))
          expectHeaders(path, answer, cache, policy)
        }
        const missing = await get('/assets/nothing.js')
        expect([missing.status, find(missing, 'content-type')]).toEqual([
          404,
          expect.stringMatching(/^text\/plain/),
        ])
        const [rule] = loadJson<RedirectRule[]>(placed, REDIRECTS_FILE)
        const moved = await get(`${rule?.from}?a=1`)
        const location = new URL(find(moved, 'location') ?? '', server.url)
        expect(moved.status).toBe(rule?.status)
        expect(location.pathname).toBe(withBase(base, rule?.to ?? ''))
        expect(location.search).toBe('?a=1')
      }
    })
  })
}
