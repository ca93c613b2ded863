/** The 404 page in each language, on real web servers and in the preview. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { makeScratchFolder } from '../../support/scratch-folder'
import { httpsGet } from '../../support/servers/https-get'
import { startWebServer } from '../../support/servers/start-web-server'
import type { WebServerName } from '../../support/servers/web-servers'
import { whyWithout } from '../../support/servers/web-servers'
import { writeSiteVariant } from '../../support/sites/site-variant'

const folder = makeScratchFolder()
const SERVERS: WebServerName[] = ['nginx', 'caddy', 'apache']
const BASES = ['', '/v1.2/Our~own_']
const outDirOf = (base: string) => join(folder, base ? 'below' : 'root')

const GERMAN = 'Diese Seite wurde gegessen'
const ENGLISH = 'This page has been eaten'

/** The page shown at each path. Arabic has no 404 page. */
const MISSING: Record<string, string> = {
  '/nothing': ENGLISH,
  '/404': ENGLISH,
  '/denote': ENGLISH,
  '/ar/nothing': ENGLISH,
  '/de/nothing': GERMAN,
  '/de/nothing/': GERMAN,
  '/de/nothing?q=1': GERMAN,
  '/de/404': GERMAN,
  '/de/404.html': GERMAN,
  '/de/bread.html': GERMAN,
  '/de/news/nothing': GERMAN,
}

const FOUND: Record<string, string> = {
  '/': 'Fresh bread every morning',
  '/de': 'Jeden Morgen frisches Brot',
  '/de/bread': 'Unser Brot',
  '/ar': 'خبز طازج كل صباح',
}

beforeAll(async () => {
  for (const base of BASES) {
    const siteDir = join(folder, 'sites', base)
    writeSiteVariant('tests/sites/languages', siteDir, (settings) => {
      if (base) settings.url = `https://www.shared.example${base}`
    })
    const { problems } = await buildSite({ siteDir, outDir: outDirOf(base) })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  }
}, 120_000)

async function expectPages(ask: (path: string) => Promise<{ status: number; body: string }>) {
  for (const [pages, status] of [
    [FOUND, 200],
    [MISSING, 404],
  ] as const) {
    for (const [path, text] of Object.entries(pages)) {
      const answer = await ask(path)
      expect([path, answer.status, answer.body.includes(text)]).toEqual([path, status, true])
    }
  }
  const missing = await ask('/_data/de/nothing.json')
  expect([missing.status, missing.body.trim()]).toEqual([404, 'Not found'])
}

for (const name of SERVERS) {
  const reason = whyWithout(name)
  if (reason) process.stderr.write(`${reason}\n`)
  describe.skipIf(reason)(name, () => {
    it.each(BASES)('shows the page of the language, below "%s"', async (base) => {
      const server = await startWebServer(name, outDirOf(base))
      try {
        expect(server.validate()).toBe('')
        await expectPages((path) => httpsGet(server.url, base + path))
      } finally {
        await server.close()
      }
    }, 60_000)
  })
}

describe('the preview', () => {
  let preview: Awaited<ReturnType<typeof startPreview>>

  beforeAll(async () => {
    preview = await startPreview({ outDir: outDirOf(''), port: 0 })
  })
  afterAll(() => preview.close())

  it('shows the page of the language', async () => {
    await expectPages(async (path) => {
      const response = await fetch(preview.url + path)
      return { status: response.status, body: await response.text() }
    })
  })
})
