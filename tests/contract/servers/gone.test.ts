/** Expired pages, on real web servers and in the preview. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { BASE, writeCase } from '../../support/check/rule-cases'
import { makeScratchFolder } from '../../support/scratch-folder'
import { httpsGet } from '../../support/servers/https-get'
import type { WebServer } from '../../support/servers/start-web-server'
import { startWebServer } from '../../support/servers/start-web-server'
import type { WebServerName } from '../../support/servers/web-servers'
import { whyWithout } from '../../support/servers/web-servers'

const folder = makeScratchFolder()
const SITES = [
  { base: '', dir: join(folder, 'root') },
  { base: '/docs', dir: join(folder, 'docs') },
]

const page = (title: string, times = {}) => ({
  ...{ title, description: `About ${title}.`, ...times },
  blocks: [{ type: 'hero', title }],
})

beforeAll(async () => {
  const settings = BASE['settings.json'] as object
  for (const { base, dir } of SITES) {
    writeCase(join(dir, 'site'), {
      'settings.json': { ...settings, url: `https://case.example${base}` },
      'pages/here.json': page('Here'),
      'pages/sales/spring.json': page('Spring', { expireAt: '2026-03-01' }),
      'pages/sales/moved.json': page('Moved', { expireAt: '2026-03-01' }),
      'pages/sales/idea.json': page('Idea', { draft: true }),
      'pages/sales/later.json': page('Later', { publishAt: '2090-03-01' }),
      'redirects.json': { rules: [{ from: '/sales/moved', to: '/here' }] },
    })
    const built = await buildSite({ siteDir: join(dir, 'site'), outDir: join(dir, 'dist') })
    expect(built.problems).toEqual([])
  }
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const EXPECTED = [
  ['/here', 200],
  // https://httpwg.org/specs/rfc9110.html#status.410
  ['/sales/spring', 410],
  ['/sales/spring/', 410],
  ['/sales/moved', 301],
  // A page that was never published is not reported as gone.
  ['/sales/idea', 404],
  ['/sales/later', 404],
] as const

describe.each(['nginx', 'caddy', 'apache'] as WebServerName[])('%s', (name) => {
  describe.skipIf(whyWithout(name) !== undefined)('with pages that have expired', () => {
    it.each(SITES)('answers that they are gone, at the base "$base"', async ({ base, dir }) => {
      const server: WebServer = await startWebServer(name, join(dir, 'dist'))
      try {
        for (const [path, status] of EXPECTED) {
          const answer = await httpsGet(server.url, base + path)
          expect([path, answer.status]).toEqual([path, status])
          if (status === 410) expect(answer.body).toContain('Not found')
        }
      } finally {
        await server.close()
      }
    }, 60_000)
  })
})

describe('the preview of pages that have expired', () => {
  it.each(SITES)('answers that they are gone, at the base "$base"', async ({ base, dir }) => {
    const server = await startPreview({ outDir: join(dir, 'dist'), port: 0 })
    try {
      for (const [path, status] of EXPECTED) {
        // Page URLs have no trailing slash; the preview responds as for the URL without the slash.
        const answer = await fetch(server.url + base + path, { redirect: 'manual' })
        expect([path, answer.status]).toEqual([path, status])
        if (status === 410) expect(await answer.text()).toContain('Not found')
      }
    } finally {
      await server.close()
    }
  })
})
