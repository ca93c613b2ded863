/** Redirects from queries and from paths outside the site, on real web servers. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { renderHostFiles } from '../../../engine/node/build/hosting/hosts'
import { SITE_FILE } from '../../../engine/node/build/output/side-folder'
import { readOutside } from '../../../engine/node/check/run/assemble-site'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { createOutsideFinder } from '../../../engine/node/servers/preview/resolve-request'
import type { OutsideRedirect } from '../../../schemas/generated/types'
import { makeScratchFolder } from '../../support/scratch-folder'
import { httpsGet } from '../../support/servers/https-get'
import { startWebServer } from '../../support/servers/start-web-server'
import type { WebServerName } from '../../support/servers/web-servers'
import { whyWithout } from '../../support/servers/web-servers'

const SITE = 'https://www.case.example'
const SERVERS: WebServerName[] = ['nginx', 'caddy', 'apache']

const write = (from: string, to: string, status: OutsideRedirect['status'] = 301) => ({
  ...{ from, to, status },
})

/** Rules for a site at `/docs` or at the root, whose characters are special in some settings. */
const listRules = (base: string): OutsideRedirect[] => [
  write(`${base}/?p=123`, '/blog/x'),
  write(`${base}/index.php?id=7&L=1`, '/seven?from=old#top', 302),
  write(`${base}/?tx[id]=3;x=$1{`.replace('{', '%7B'), '/three', 307),
  write(`${base}/caf%C3%A9?q=é&n="`.replace('"', '%22'), '/é?x=a b&y=$arg_p"{re.x.1}%{ENV:x}', 308),
  write(`${base}/it's$(a)?b=*+,;:@/?!~`, 'https://other.example:8443/x?y=1'),
  write(`${base}/?cat=%0d%0aSet-Cookie:a=b`, '/never#a;}b"c'),
  ...(base === ''
    ? []
    : [
        write('/', '/'),
        write('/old', '/new'),
        write('/a%20b/ü.html', "/it's;}{\\\n$uri"),
        write('/assets/x.css', '/x', 302),
      ]),
]

const listRequests = (base: string) => [
  ...['/?p=123', '?p=123', '/?p=1234', '/?p=123&', '/?p=123&utm=a%20b', '/?q=1&p=123', '/?P=123'],
  ...['/index.php?id=7&L=1', '/index.php/?id=7&L=1', '/index.php?id=7', '/index.php?L=1&id=7'],
  ...['/?tx[id]=3;x=$1%7B', '/?tx[id]=3;x=$1%7b', '/?tx%5Bid%5D=3;x=$1%7B', '/?txi=3;x=$1%7B'],
  ...['/caf%C3%A9?q=%C3%A9&n=%22', '/caf%c3%a9?q=%c3%a9&n=%22&p=$arg_p', '/cafe?q=e&n=%22'],
  ...["/it's$(a)?b=*+,;:@/?!~", "/it's$(a)?b=*+,;:@/?!~&c={re.outside_0.1}&d=%{ENV:x}&e=%1$1"],
  ...['/?cat=%0d%0aSet-Cookie:a=b', '/?p=123&x=%0d%0aSet-Cookie:a=b', '/?p=123&x=//evil.example'],
  ...(base === '' ? [] : ['//', '/old', '/old/', '/old?a=1', '/older', '/Old', '/old/x']),
  ...(base === '' ? [] : ['/a%20b/%C3%BC.html', '/a%20b/%c3%bc.html?x', '/assets/x.css']),
]

describe.each(['', '/docs'])('redirects from outside of a site at "%s"', (base) => {
  const folder = makeScratchFolder()
  const outside = readOutside(listRules(base), {})
  const find = createOutsideFinder({ base, outside })
  const options = { url: SITE + base, headers: [], redirects: [], outside, precompressed: false }
  for (const { path, text } of renderHostFiles(options))
    put(join(folder, '.quire/hosting', path), text)
  put(join(folder, SITE_FILE), JSON.stringify({ base }))
  put(join(folder, '404.html'), '<!doctype html><title>Missing</title>')

  it.each(
    SERVERS.filter((name) => !whyWithout(name)),
  )('send visitors of %s where the preview does (R-048)', async (name) => {
    const server = await startWebServer(name, folder)
    try {
      expect(server.validate()).toBe('')
      const found: string[] = []
      for (const path of listRequests(base)) {
        const requests = base === '' ? [path] : [base + path, path]
        for (const request of requests.filter((one) => one.startsWith('/'))) {
          const { status, headers } = await httpsGet(server.url, request)
          expect(headers.find(([header]) => header === 'set-cookie')).toBeUndefined()
          const sent = headers.find(([header]) => header === 'location')?.[1]
          // An absolute URL would have the scheme and the port of a server behind a proxy.
          if (name === 'nginx') expect(sent ?? '/').not.toContain(server.url)
          const expected = find(request)
          if (expected) found.push(request)
          // The site itself adds the slash to its base.
          else if (request === base || request.startsWith(`${base}?`)) continue
          if (!expected && !request.startsWith(`${base}/`))
            expect([request, status >= 400]).toEqual([request, true])
          const answered = status < 400 && sent !== undefined ? status : undefined
          // Apache removes an empty parameter from the end.
          const location = sent?.replace(server.url, '').replace(/&$/, '')
          expect([request, answered, location]).toEqual([
            ...[request, expected?.status, expected?.location.replace(/&$/, '')],
          ])
        }
      }
      expect(found.length).toBeGreaterThan(base === '' ? 12 : 20)
    } finally {
      await server.close()
    }
  }, 60_000)
})

it('the preview and dev redirect requests from outside a site, and the build names other hosts (R-048)', async () => {
  const siteDir = join(makeScratchFolder(), 'site')
  const outDir = join(makeScratchFolder(), 'dist')
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  const settings = JSON.parse(readFileSync(join(siteDir, 'settings.json'), 'utf8'))
  put(join(siteDir, 'settings.json'), JSON.stringify({ ...settings, url: `${SITE}/docs` }))
  const outside = [
    { from: '/docs/?p=1', to: '/visit' },
    { from: '/', to: '/' },
  ]
  put(join(siteDir, 'redirects.json'), JSON.stringify({ rules: [], outside }))
  const { warnings } = await buildSite({ siteDir, outDir })
  expect(warnings).toContain(
    'The 2 rules in "outside" of redirects.json apply on nginx, Caddy and Apache. Other hosts, such as GitHub Pages, ignore them.',
  )
  for (const start of [startPreview({ outDir, port: 0 }), startDev({ siteDir, port: 0 })]) {
    const server = await start
    try {
      for (const [request, status, location] of [
        ['/docs/?p=1&x=2', 301, '/docs/visit?x=2'],
        ['/', 301, '/docs/'],
        ['/docs/', 200, null],
      ]) {
        const answer = await fetch(server.url + request, { redirect: 'manual' })
        expect([request, answer.status, answer.headers.get('location')]).toEqual([
          ...[request, status, location],
        ])
      }
    } finally {
      await server.close()
    }
  }
}, 120_000)

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
