/** Pattern redirects on real web servers, for paths that visitors may send. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withBase } from '../../../engine/core/addresses/base'
import { createRedirects } from '../../../engine/core/addresses/find-redirect'
import { canonicalPath } from '../../../engine/core/addresses/paths'
import { applyRedirect } from '../../../engine/core/addresses/redirects'
import { buildSite } from '../../../engine/node/build/build-site'
import { renderHostFiles } from '../../../engine/node/build/hosting/hosts'
import { SITE_FILE } from '../../../engine/node/build/output/side-folder'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import type { PreviewServer } from '../../../engine/node/servers/preview/preview'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { isTidy, PATTERN_RULES, sentPaths } from '../../support/arbitrary/pattern-arbitrary'
import { pickSize } from '../../support/run-length'
import { makeScratchFolder } from '../../support/scratch-folder'
import { httpsGet } from '../../support/servers/https-get'
import { startWebServer } from '../../support/servers/start-web-server'
import type { WebServerName } from '../../support/servers/web-servers'
import { whyWithout } from '../../support/servers/web-servers'

const SITE = 'https://www.case.example'
const SERVERS: WebServerName[] = ['nginx', 'caddy', 'apache']
/** The requests to each host, in addition to the generated requests. */
const KNOWN = [
  ...[
    '/2024',
    '/2024/',
    '/2024/a',
    '/2024/a/b/',
    '/2024/kept',
    '/2024/first/x',
    '/2024x',
    '/2025/a',
  ],
  ...['/blog/2024/spring', '/blog/2024', '/blog/2024/spring/more', '/Blog/2024/spring'],
  ...[
    '/old',
    '/old/',
    '/old/a/b',
    '/old//evil.example',
    '/old/%5Cevil.example',
    '/old/\\evil.example',
  ],
  ...['/old/%2Fevil.example', '/old/..%2F..%2Fx', '/old/a/%2e%2e/%2e%2e/old/b', '/old/.git/config'],
  ...[
    '/old/a%0d%0aSet-Cookie:%20a=b',
    '/old/%0d%0a',
    '/old/a%00',
    '/old/index.html',
    '/old/x.css.gz',
  ],
  ...['/2024/%25%32%65', '/%32024/a', '/go/x/y/z', '/de/b%C3%B6cke/%E2%82%AC', '/gone/x'],
  ...['/assets/b%C3%B6cke/x', '/_data/b%C3%B6cke/x.json', '/assets/gone', "/q/a/b/c/'e.f'"],
  ...['/a%20(b)+c/x:y', '/2024/{re.pattern0.1}', '/2024/%{QUERY_STRING}', '/2024/$1', '/2024/%1'],
]
const paths = [
  ...KNOWN,
  ...fc.sample(sentPaths, { numRuns: pickSize({ short: 300, long: 3000 }), seed: 7 }),
]
const find = createRedirects(PATTERN_RULES)

describe.each(['', '/docs'])('patterns of a site at "%s"', (base) => {
  it.each(
    SERVERS.filter((name) => !whyWithout(name)),
  )('send visitors of %s where the preview does, and nobody elsewhere (R-048, R-333)', async (name) => {
    const server = await startWebServer(name, writeSite(base))
    try {
      expect(server.validate()).toBe('')
      const asked = paths.flatMap((path) => [path, `${path}?a=1&b=%20x/../`])
      for (const path of asked) {
        const { status, headers } = await httpsGet(server.url, base + path)
        const location = headers.find(([header]) => header === 'location')?.[1]
        expect(headers.find(([header]) => header === 'set-cookie')).toBeUndefined()
        if (location !== undefined) expectSafe(path, location, server.url)
        const [pathname = '', query] = path.split('?')
        if (!isTidy(pathname)) continue
        const rule = find(canonicalPath(pathname))
        const search = query === undefined ? '' : `?${query}`
        const to = rule && withBase(base, applyRedirect(rule, { search, hash: '' }))
        const expected = [path, rule?.status, tidy(to, server.url)]
        const answered = status < 400 ? status : undefined
        expect([path, answered, tidy(location, server.url)]).toEqual(expected)
      }
    } finally {
      await server.close()
    }
  }, 120_000)
})

describe('the preview and the output of a site with patterns', () => {
  const outDir = join(makeScratchFolder(), 'dist')
  let preview: PreviewServer

  beforeAll(async () => {
    const siteDir = join(makeScratchFolder(), 'site')
    cpSync('tests/sites/tiny', siteDir, { recursive: true })
    const rules = [
      { from: '/backwaren/*', to: '/bread/*' },
      { from: '/shop/:page', to: '/bread/:page#top', status: 308 },
      { from: '/backwaren/alt', to: '/visit', status: 302 },
    ]
    writeFileSync(join(siteDir, 'redirects.json'), JSON.stringify({ rules }))
    await buildSite({ siteDir, outDir })
    preview = await startPreview({ outDir, port: 0 })
  }, 120_000)

  afterAll(() => preview.close())

  it.each([
    ['/backwaren', 301, '/bread'],
    ['/backwaren/?a=1', 301, '/bread?a=1'],
    ['/backwaren/sourdough/?a=1', 301, '/bread/sourdough?a=1'],
    ['/backwaren/%C3%A9%20x/y', 301, '/bread/%C3%A9%20x/y'],
    ['/backwaren/alt', 302, '/visit'],
    ['/shop/rye', 308, '/bread/rye#top'],
    ['/shop/%2Fevil.example', 404, null],
    ['/shop//evil.example', 404, null],
    ['/shop', 404, null],
    ['/Backwaren', 404, null],
  ])('answer %s with %i and %s (R-048)', async (path, status, location) => {
    const answer = await fetch(preview.url + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  })

  it('have documents and data at old paths, not at patterns, which are in the data of the site', () => {
    const files = listFiles(outDir)
    expect(
      files.filter((file) => /[*:]|^(?:_data\/)?(?:backwaren|shop)/.test(file)).sort(),
    ).toEqual(['_data/backwaren/alt.json', 'backwaren/alt.html'])
    const data = files.find((file) => /^assets\/site-\w+\.json$/.test(file)) ?? ''
    const { redirects } = JSON.parse(readFileSync(join(outDir, data), 'utf8'))
    expect(redirects).toEqual([
      { from: '/backwaren/*', to: '/bread/*' },
      { from: '/shop/:page', to: '/bread/:page#top' },
      { from: '/backwaren/alt', to: '/visit' },
    ])
  })
})

function writeSite(base: string): string {
  const folder = makeScratchFolder()
  const options = { url: SITE + base, headers: [], redirects: PATTERN_RULES, precompressed: false }
  const files = renderHostFiles(options)
  for (const { path, text } of files) write(join(folder, '.quire/hosting', path), text)
  write(join(folder, SITE_FILE), JSON.stringify({ base }))
  write(join(folder, '404.html'), '<!doctype html><title>Missing</title>')
  return folder
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * A redirect stays on this host or goes to one that a rule names, and its target contains no `..`.
 */
function expectSafe(path: string, location: string, server: string): void {
  expect([path, location]).toEqual([path, expect.stringMatching(/^[!-~]+$/)])
  const { origin } = new URL(location, server)
  expect([path, [server, 'https://other.example:8443'].includes(origin)]).toEqual([path, true])
  const written = location.replace(/^https:\/\/[^/]*/, '').replace(/[?#].*/, '')
  expect([path, written]).toEqual([
    path,
    expect.not.stringMatching(/\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i),
  ])
}

/** Decodes a location, so that differences in escaping are ignored. */
function tidy(location: string | undefined, server: string): unknown {
  if (location === undefined) return undefined
  const { origin, pathname, search, hash } = new URL(location, server)
  return [origin, pathname.split('/').map(decodeURI), search, hash]
}
