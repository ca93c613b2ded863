/** Collection feeds: RFC 4287 and https://www.jsonfeed.org/version/1.1/. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import Ajv from 'ajv'
import { parseAtomFeed } from 'feedsmith'
import schema from 'jsonfeed-schema/schema-v1.1.json'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../../engine/node/build/build-site'
import { readManifest } from '../../../engine/node/build/publishing/manifest'
import type { PreviewServer } from '../../../engine/node/servers/preview/preview'
import { startPreview } from '../../../engine/node/servers/preview/preview'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildTimeIn } from '../../support/sites/build-time'
import { hashFiles } from '../../support/sites/hash-files'

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')
const SITE = 'https://www.wren.example/docs'

const HOSTILE = 'Tom & Jerry < Spike ]]> "x" \'y\' --> \u00A0é 🐦'

function write(path: string, content: object | string): void {
  const file = join(siteDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

function writePage(path: string, page: { title: string; [name: string]: unknown }): void {
  const blocks = [{ type: 'hero', title: 'A page' }]
  write(`pages/${path}.json`, { description: 'In brief.', blocks, ...page })
}

async function build(out = outDir, siteFolder = siteDir): Promise<void> {
  const { problems } = await buildSite({
    siteDir: siteFolder,
    outDir: out,
    buildTime: buildTimeIn(2026),
  })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
}

const read = (path: string, out = outDir) => readFileSync(join(out, path), 'utf8')
const readJson = (path: string, out = outDir) => JSON.parse(read(path, out))

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  const settings = readJson('settings.json', siteDir)
  write('settings.json', { ...settings, url: `${SITE}/`, language: 'en-GB', precompress: true })
  write('people.json', {
    people: [
      { id: 'mira', name: 'Mira & Co', href: '/visit' },
      {
        id: 'tom',
        name: 'Tom',
        href: 'https://t.example/?a=1&b=2',
        picture: { src: '/assets/wren.svg', alt: 'Tom' },
      },
    ],
  })
  const about = { title: 'News of {brand}', description: 'What is <3 in {year}.', limit: 4 }
  write('pages/news/_collection.json', { feed: about })
  writePage('news', { title: 'News' })
  writePage('news/feed', { title: 'About our feeds', date: '2025-01-01' })
  writePage('news/hostile', {
    ...{ title: HOSTILE, summary: `${HOSTILE} in {year}`, tags: [HOSTILE, 'Loans'] },
    ...{ date: '2026-02-01', updated: '2026-03-04T10:15', author: 'mira' },
  })
  writePage('news/2025/deep', {
    ...{ title: 'Deep', date: '2026-02-03T09:30', author: 'tom' },
    picture: { src: '/assets/wren.svg', alt: 'A wren' },
  })
  writePage('news/old', { title: 'Old', date: '2024-01-01' })
  writePage('news/older', { title: 'Older', date: '2023-01-01' })
  writePage('news/hidden', { title: 'Hidden', robots: 'noindex, follow' })
  write('pages/quiet/_collection.json', { feed: { title: 'Quiet' } })
  await build()
}, 120_000)

const children = (element: XmlElement, name: string) =>
  element.children.filter(
    (child): child is XmlElement => child instanceof XmlElement && child.name === name,
  )
/** White space around a string is insignificant (section 3.1.1.1), and the output has none. */
const text = (element: XmlElement, name: string) => {
  const written = children(element, name)[0]?.text
  return ['title', 'subtitle', 'summary', 'name'].includes(name) ? written?.trim() : written
}

/**
 * The requirements of RFC 4287 for feeds (sections 4.1.1 and 4.1.2) and for dates (section 3.3).
 */
function expectAtom(feed: XmlElement): void {
  expect(feed.name).toBe('feed')
  expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom')
  for (const element of [feed, ...children(feed, 'entry')]) {
    for (const name of ['id', 'title', 'updated']) {
      expect(children(element, name), name).toHaveLength(1)
      expect(text(element, name), name).not.toBe('')
    }
    expect(URL.canParse(text(element, 'id') ?? '')).toBe(true)
    for (const name of ['published', 'updated']) {
      const dates = children(element, name).map((one) => one.text)
      for (const date of dates) expect(date).toMatch(/^\d{4}(-\d\d){2}T\d\d(:\d\d){2}(\.\d+)?Z$/)
    }
    const links = children(element, 'link').map(({ attributes }) => attributes)
    for (const { href = '' } of links) expect(URL.canParse(href)).toBe(true)
    expect(links.filter(({ rel }) => rel === 'alternate')).toHaveLength(1)
    for (const author of children(element, 'author')) {
      expect(text(author, 'name')).not.toBe('')
      expect(text(author, 'uri') ?? '').toMatch(/^\S*$/)
    }
  }
  expect(children(feed, 'author')).toHaveLength(1)
  expect(children(feed, 'link').some(({ attributes }) => attributes.rel === 'self')).toBe(true)
  const ids = children(feed, 'entry').map((entry) => text(entry, 'id'))
  expect(new Set(ids).size).toBe(ids.length)
}

const parseAtom = (path: string): XmlElement => {
  const { root } = parseXml(read(path))
  if (!root) throw new Error(`${path} has no root.`)
  return root
}

describe('Atom', () => {
  it('has what the standard asks for, whatever the titles', () => {
    for (const path of ['news/feed.xml', 'quiet/feed.xml']) expectAtom(parseAtom(path))
    const feed = parseAtom('news/feed.xml')
    expect(feed.attributes['xml:lang']).toBe('en-GB')
    const [, second] = children(feed, 'entry')
    if (!second) throw new Error('There is no second entry.')
    expect(text(second, 'title')).toBe(HOSTILE)
    expect(text(second, 'summary')).toBe(`${HOSTILE} in 2026`)
    expect(children(second, 'category').map(({ attributes }) => attributes.term)).toEqual([
      HOSTILE,
      'Loans',
    ])
  })

  it('has the newest pages of the folder, with authors and pictures at whole addresses', () => {
    const feed = parseAtomFeed(read('news/feed.xml'))
    expect(feed).toMatchObject({
      id: `${SITE}/news/feed.xml`,
      subtitle: { value: 'What is <3 in 2026.' },
      updated: '2026-03-04T10:15:00.000Z',
    })
    const entries = feed.entries ?? []
    expect(entries.map(({ id }) => id)).toEqual(
      ['2025/deep', 'hostile', 'feed', 'old'].map((page) => `${SITE}/news/${page}`),
    )
    expect(entries[0]).toMatchObject({
      authors: [{ name: 'Tom' }],
      published: '2026-02-03T09:30:00.000Z',
      updated: '2026-02-03T09:30:00.000Z',
      summary: { value: 'In brief.' },
    })
    expect(entries[1]?.authors).toEqual([{ name: 'Mira & Co', uri: `${SITE}/visit` }])
    const [, enclosure] = entries[0]?.links ?? []
    expect(enclosure).toMatchObject({ rel: 'enclosure', type: 'image/svg+xml' })
    const path = enclosure?.href?.replace(SITE, '') ?? ''
    expect(readFileSync(join(outDir, path))).toHaveLength(enclosure?.length ?? 0)
  })
})

describe('JSON Feed', () => {
  it('follows its schema, whatever the titles', () => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
    for (const path of ['news/feed.json', 'quiet/feed.json']) {
      validate(readJson(path))
      expect(validate.errors).toBeNull()
    }
    expect(validate({ ...readJson('news/feed.json'), items: [{ title: 'No id' }] })).toBe(false)
  })

  it('says the same as the Atom feed', () => {
    const feed = readJson('news/feed.json')
    const { items, ...head } = feed
    expect(head).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      description: 'What is <3 in 2026.',
      home_page_url: `${SITE}/news`,
      feed_url: `${SITE}/news/feed.json`,
      language: 'en-GB',
    })
    expect(head.title).not.toContain('{')
    const atom = parseAtomFeed(read('news/feed.xml'))
    const entries = (atom.entries ?? []).map(({ id, title, summary, published, updated }) => ({
      ...{ id, url: id, title: title?.value, summary: summary?.value },
      ...{ content_text: summary?.value, date_published: published, date_modified: updated },
    }))
    expect(items).toMatchObject(entries)
    expect(items[1].tags).toEqual([HOSTILE, 'Loans'])
    expect(items[0].image).toMatch(/^https:\/\/www\.wren\.example\/docs\/assets\/wren-\w{8}\.svg$/)
    expect(items[0].authors[0].avatar).toBe(items[0].image)
  })
})

describe('the feeds of a site', () => {
  it('are named in the head of its pages, and one without pages is there too', () => {
    const html = read('news.html')
    for (const path of ['/docs/news/feed.xml', '/docs/news/feed.json']) {
      expect(html).toContain(`href="${path}"`)
    }
    expect(read('visit.html')).not.toContain('feed.xml')
    expect(readJson('quiet/feed.json').items).toEqual([])
  })

  it('are files of the output, with their media types and compressed forms', () => {
    const { files } = readManifest(join(outDir, '.quire/manifest/1-of-1.json'))
    const typeOf = (path: string) => files.find((file) => file.path === path)
    expect(typeOf('news/feed.xml')).toMatchObject({
      type: 'application/atom+xml',
      cache: 'no-cache',
    })
    expect(typeOf('news/feed.json')?.type).toBe('application/feed+json')
    for (const end of ['xml', 'json']) {
      expect(existsSync(join(outDir, `news/feed.${end}.gz`))).toBe(true)
      expect(readJson('.quire/output.json').files).toContain(`news/feed.${end}`)
    }
    expect(read('news/feed.html')).toContain('About our feeds')
  })

  it('are served with them by the preview', async () => {
    const server: PreviewServer = await startPreview({ outDir, port: 0 })
    const get = (path: string) => fetch(`${server.url}/docs${path}`)
    const answers = await Promise.all(['/news/feed.xml', '/news/feed.json', '/news/feed'].map(get))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ headers }) => headers.get('content-type')?.split(';')[0])).toEqual([
      'application/atom+xml',
      'application/feed+json',
      'text/html',
    ])
    expect(answers[0]?.headers.get('cache-control')).toBe('no-cache')
    await server.close()
  })

  it('are the same bytes in each build, and in another time zone (R-348)', async () => {
    const other = join(folder, 'other')
    const { TZ } = process.env
    process.env.TZ = 'Pacific/Kiritimati'
    try {
      await build(other)
    } finally {
      process.env.TZ = TZ
      if (TZ === undefined) delete process.env.TZ
    }
    expect(hashFiles(other)).toEqual(hashFiles(outDir))
  }, 60_000)

  it('are gone from the output when the collection has none', async () => {
    const copy = join(folder, 'without')
    cpSync(siteDir, copy, { recursive: true })
    const out = join(folder, 'without-dist')
    await build(out, copy)
    expect(existsSync(join(out, 'quiet/feed.xml'))).toBe(true)
    rmSync(join(copy, 'pages/quiet'), { recursive: true })
    await build(out, copy)
    expect(existsSync(join(out, 'quiet/feed.xml'))).toBe(false)
    expect(existsSync(join(out, 'news/feed.xml'))).toBe(true)
  }, 60_000)
})
