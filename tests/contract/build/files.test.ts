/** Linked files and the `public` folder: built, previewed, and served in development. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { makeScratchFolder } from '../../support/scratch-folder'

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')
const read = (path: string) => readFileSync(join(outDir, path), 'utf8')
const put = (path: string, content: string | object) => {
  const file = join(siteDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}
const edit = (path: string, change: (data: never) => object) =>
  put(path, change(JSON.parse(readFileSync(join(siteDir, path), 'utf8')) as never))

const FILES = {
  '/google1a2b3c.html': ['text/html', 'google-site-verification: google1a2b3c.html'],
  '/.well-known/proof.txt': ['text/plain', 'Contact: mailto:hello@wren.example'],
  '/rates.csv': ['text/csv', 'loaf,price'],
  '/CNAME': ['', 'wren.example'],
}
const PDF = '%PDF-1.4 what our loaves cost %%EOF'

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  for (const [path, [, text = '']] of Object.entries(FILES)) put(`public${path}`, text)
  put('assets/docs/Our rates.pdf', PDF)
  put('assets/docs/plan.pdf', `${PDF} plan`)
  edit('settings.json', (settings: { tokens: object }) => ({
    ...settings,
    tokens: { ...settings.tokens, rates: '/assets/docs/Our%20rates.pdf' },
  }))
  put('pages/rates.json', {
    title: 'Rates',
    description: 'What our loaves cost.',
    blocks: [
      {
        type: 'hero',
        title: 'Rates',
        text: 'See [the list]({rates}#page=2) and [the table](/rates.csv).',
        actions: [
          { label: 'The list', href: '/assets/docs/Our%20rates.pdf' },
          { label: 'The sign', href: '/assets/wren.svg' },
        ],
      },
    ],
  })
  edit('redirects.json', ({ rules }: { rules: object[] }) => ({
    rules: [...rules, { from: '/price-list', to: '/assets/docs/plan.pdf', status: 302 }],
  }))
  edit('layout.json', ({ before, after }: Record<'before' | 'after', { type: string }[]>) => ({
    before,
    after: after.map((block) =>
      block.type === 'footer'
        ? { ...block, links: [{ label: 'The plan', href: '/assets/docs/plan.pdf' }] }
        : block,
    ),
  }))
  const { problems } = await buildSite({ siteDir, outDir })
  expect(problems).toEqual([])
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hrefs = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)

describe('a file that links lead to', () => {
  it('is served below a hash, under its own name, wherever the link is', () => {
    const list = hrefs(read('rates.html'))
    const url = list.find((href) => href?.endsWith('rates.pdf')) ?? ''
    expect(url).toMatch(/^\/assets\/[0-9a-f]{8}\/Our%20rates\.pdf$/)
    expect(list).toContain(`${url}#page=2`)
    expect(list).toContain('/rates.csv')
    expect(read(decodeURI(url))).toBe(PDF)
    const plan = list.find((href) => href?.endsWith('/plan.pdf')) ?? ''
    expect(plan).toMatch(/^\/assets\/[0-9a-f]{8}\/plan\.pdf$/)
    expect(read('_data/price-list.json')).toContain(`"redirect":"${plan}"`)
    expect(read('.quire/hosting/netlify/_redirects')).toContain(`/price-list ${plan} 302!`)
    expect(JSON.parse(read('_data/rates.json')).blocks[0].actions[0].href).toBe(url)
  })

  it('may be a picture that is shown elsewhere too', () => {
    expect(hrefs(read('rates.html'))).toContainEqual(
      expect.stringMatching(/^\/assets\/[0-9a-f]{8}\/wren\.svg$/),
    )
    expect(read('index.html')).toMatch(/wren-[0-9a-f]{8}\.svg|data:image\/svg/)
  })

  it('renders only the pages that link to it again when it changes', async () => {
    const before = read('rates.html')
    put('assets/docs/Our rates.pdf', `${PDF} now`)
    const { rendered } = await buildSite({ siteDir, outDir })
    expect(rendered).toBe(1)
    expect(read('rates.html')).not.toBe(before)
    const [url = ''] = hrefs(read('rates.html')).filter((href) => href?.endsWith('rates.pdf'))
    expect(read(decodeURI(url))).toBe(`${PDF} now`)
  })
})

describe('the folder public', () => {
  it('is published byte by byte', () => {
    for (const [path, [, text]] of Object.entries(FILES)) expect(read(path)).toBe(text)
  })

  it.each(['preview', 'dev'] as const)('is served by %s', async (name) => {
    const { url, close } =
      name === 'dev'
        ? await startDev({ siteDir, port: 0 })
        : await startPreview({ outDir, port: 0 })
    try {
      for (const [path, [type = '', text]] of Object.entries(FILES)) {
        const response = await fetch(url + path)
        const served = [response.status, await response.text()]
        expect([path, ...served]).toEqual([path, 200, text])
        expect(response.headers.get('content-type') ?? '', path).toContain(type)
        expect(response.headers.get('content-security-policy'), path).toBeTruthy()
      }
      const page = await fetch(`${url}/rates`).then((response) => response.text())
      const link = hrefs(page).find((href) => href?.endsWith('rates.pdf')) ?? ''
      const file = await fetch(url + link)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(await file.text()).toContain(PDF)
      for (const path of ['/.quire/output.json', '/rates.html', '/.well-known/nothing']) {
        expect([path, (await fetch(url + path)).status]).toEqual([path, 404])
      }
    } finally {
      await close()
    }
  })
})
