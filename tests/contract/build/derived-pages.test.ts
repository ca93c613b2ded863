/** Derived pages: the later pages of lists, and tag pages. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageData } from '../../../engine/core/page/data'
import type { BuildOptions } from '../../../engine/node/build/build-site'
import { buildSite } from '../../../engine/node/build/build-site'
import { MANIFEST_FOLDER } from '../../../engine/node/build/output/side-folder'
import { joinParts, loadParts } from '../../../engine/node/build/publishing/join'
import { loadCachedBundle } from '../../../engine/node/bundle/bundle-cache'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildTimeIn } from '../../support/sites/build-time'
import { hashFiles } from '../../support/sites/hash-files'

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')
const SITE = 'https://www.wren.example'
/** The site's pages without news. */
const OTHERS = 8

const list = (query: object) => ({ type: 'page-list', list: query })

function page(title: string, more: { blocks?: object[]; [name: string]: unknown } = {}): object {
  const { blocks = [], ...head } = more
  const all = [{ type: 'hero', title }, ...blocks]
  return { title, description: `${title}, in brief.`, ...head, blocks: all }
}

const item = (number: number, title = `Item ${number}`, tags = [number % 2 ? 'Odd' : 'Even']) =>
  page(title, {
    ...{ date: `2026-01-0${number}`, tags, search: { type: 'News' } },
    blocks: [{ type: 'byline' }],
  })

/** Five items, two per page: the list has three pages. The tag "odd" has two. */
const FILES: Record<string, object> = {
  'pages/news/_collection.json': {
    ...{ sort: 'newest', perPage: 2, feed: { title: 'News' } },
    after: [list({ neighbours: true })],
  },
  'pages/news.json': page('News', { search: { type: 'News' }, blocks: [list({ from: '/news' })] }),
  'pages/news/tags/[tag].json': {
    each: { tagsOf: '/news' },
    ...page('About {row.tag}', { blocks: [list({ from: '/news', tag: '{row.tag}' })] }),
  },
  ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [nameItem(number), item(number)])),
}

function nameItem(number: number): string {
  return `pages/news/${number}.json`
}

function write(path: string, content: object): void {
  const file = join(siteDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}

async function build(more: Partial<BuildOptions> = {}): Promise<number> {
  const { problems, rendered } = await buildSite({
    siteDir,
    outDir,
    buildTime: buildTimeIn(2026),
    ...more,
  })
  expect(problems).toEqual([])
  return rendered
}

/** Builds, and expects the output to equal that of a build without a cache. */
async function rebuild(): Promise<number> {
  const rendered = await build()
  const fresh = join(folder, 'fresh')
  await build({ outDir: fresh })
  expect(hashFiles(outDir)).toEqual(hashFiles(fresh))
  return rendered
}

const read = (path: string) => readFileSync(join(outDir, path), 'utf8')
const isThere = (route: string) => existsSync(join(outDir, `${route}.html`))
const readData = (route: string): PageData => JSON.parse(read(`_data/${route}.json`))
const listTitles = (route: string) =>
  Object.values(readData(route).lists ?? {})[0]?.pages.map(({ title }) => title)

function readLinks(route: string): Record<string, string> {
  const tags = read(`${route}.html`).match(/<link rel="(?:canonical|prev|next)"[^>]*>/g) ?? []
  const read1 = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  return Object.fromEntries(
    tags.map((tag) => [read1(tag, 'rel'), read1(tag, 'href').replace(SITE, '')]),
  )
}

beforeAll(() => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  const settings = JSON.parse(readFileSync(join(siteDir, 'settings.json'), 'utf8'))
  write('settings.json', { ...settings, url: SITE, tokens: { ...settings.tokens } })
})

beforeEach(async () => {
  rmSync(join(siteDir, 'pages/news'), { recursive: true, force: true })
  for (const [path, content] of Object.entries(FILES)) write(path, content)
  await build()
}, 120_000)

describe('the parts of a list', () => {
  it('are pages with their own canonical address, linked to the parts beside them', () => {
    expect(readLinks('news')).toEqual({ canonical: '/news', next: '/news/page/2' })
    expect(readLinks('news/page/2')).toEqual({
      ...{ canonical: '/news/page/2', prev: '/news', next: '/news/page/3' },
    })
    expect(readLinks('news/page/3')).toEqual({ canonical: '/news/page/3', prev: '/news/page/2' })
    expect(isThere('news/page/4')).toBe(false)
    expect(['news', 'news/page/2', 'news/page/3'].map(listTitles)).toEqual([
      ...[['Item 5', 'Item 4'], ['Item 3', 'Item 2'], ['Item 1']],
    ])
  })

  it('have titles of their own, are in the sitemap, and only the first is searched', () => {
    expect(read('news/page/2.html')).toMatch(/<title>News \(2\)/)
    const sitemap = [...read('sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(([, url]) => url)
    expect(sitemap).toEqual(
      expect.arrayContaining(['/news', '/news/page/2', '/news/page/3'].map((path) => SITE + path)),
    )
    const urls = JSON.parse(read('_data/search-index.json')).map(({ url }: { url: string }) => url)
    expect(urls.filter((url: string) => url.startsWith('/news'))).toEqual([
      ...[5, 4, 3, 2, 1].map((number) => `/news/${number}`),
      '/news',
    ])
  })

  it('are gone when the list is shorter', async () => {
    rmSync(join(siteDir, nameItem(1)))
    await rebuild()
    expect([isThere('news/page/2'), isThere('news/page/3')]).toEqual([true, false])
    expect(existsSync(join(outDir, '_data/news/page/3.json'))).toBe(false)
    expect(readLinks('news/page/2')).toEqual({ canonical: '/news/page/2', prev: '/news' })
  }, 60_000)
})

describe('the pages of tags', () => {
  it('list their tag in parts, and are linked from the pages that have it', () => {
    expect(listTitles('news/tags/odd')).toEqual(['Item 5', 'Item 3'])
    expect(listTitles('news/tags/odd/page/2')).toEqual(['Item 1'])
    expect(listTitles('news/tags/even')).toEqual(['Item 4', 'Item 2'])
    expect(isThere('news/tags/even/page/2')).toBe(false)
    expect(read('news/3.html')).toContain('href="/news/tags/odd"')
    expect(readLinks('news/tags/odd/page/2')).toEqual({
      ...{ canonical: '/news/tags/odd/page/2', prev: '/news/tags/odd' },
    })
  })

  it('come and go with their tags', async () => {
    write(nameItem(4), item(4, 'Item 4', ['Late frost']))
    write(nameItem(2), item(2, 'Item 2', []))
    await rebuild()
    expect([isThere('news/tags/late-frost'), isThere('news/tags/even')]).toEqual([true, false])
    expect(read('news/4.html')).toContain('href="/news/tags/late-frost"')
  }, 60_000)
})

describe('an edit of one item (R-348)', () => {
  it('of what no list shows renders that item', async () => {
    const edited = item(3) as { blocks: object[] }
    write(nameItem(3), { ...edited, blocks: [...edited.blocks, { type: 'cta', title: 'Come' }] })
    expect(await rebuild()).toBe(1)
  }, 60_000)

  it('of its title renders it, its part of the list and of its tag’s, and its neighbours', async () => {
    write(nameItem(3), item(3, 'Another title'))
    // Renders item 3 and its neighbours 2 and 4, /news/page/2 and /news/tags/odd.
    expect(await rebuild()).toBe(5)
    expect(listTitles('news/tags/odd')).toEqual(['Item 5', 'Another title'])
    expect(read('news/feed.xml')).toContain('Another title')
  }, 60_000)
})

it('is the same in parts: builds with --shard join to the same bytes', async () => {
  const union = join(folder, 'union')
  const count = 3
  for (let index = 1; index <= count; index += 1) {
    const part = join(folder, `part-${index}`)
    await build({ outDir: part, shard: { index, count } })
    cpSync(part, union, { recursive: true })
  }
  const hashSite = (dir: string) =>
    Object.entries(hashFiles(dir)).filter(([path]) => !path.startsWith(MANIFEST_FOLDER))
  expect(hashSite(union)).toEqual(hashSite(outDir))
  const files = (dir: string) => joinParts(loadParts([dir])).map(({ folder: _, ...file }) => file)
  expect(files(union)).toEqual(files(outDir))
  expect(files(union).map(({ path }) => path)).toContain('news/page/3.html')
}, 120_000)

it('is checked in threads as without', async () => {
  const large = join(folder, 'large')
  cpSync(siteDir, large, { recursive: true })
  const PAGES = 600
  for (let number = 10; number < 10 + PAGES; number += 1) {
    // Some pages have errors: a tag that no other page has, an invalid list, a missing date.
    const { date: _, ...undated } = item(1, `Item ${number}`) as { date: string }
    const dated = { ...undated, date: '2026-02-01' }
    const content = number % 200 === 0 ? undated : { ...dated, tags: [`Tag ${number % 7}`] }
    const faulty = number % 150 === 0 ? { ...content, titel: 'x' } : content
    writeFileSync(join(large, nameItem(number)), JSON.stringify(faulty))
  }
  const { checkWorker: worker } = await loadCachedBundle()
  const threads = async () => ({ worker })
  const [alone, threaded] = [await checkSite(large, {}), await checkSite(large, { threads })]
  const rules = new Set(alone.problems.map(({ rule }) => rule))
  expect(rules).toEqual(new Set(['missing-date', 'unknown-property']))
  expect(threaded).toEqual(alone)
  // The pages of the list with two items each, and seven tags with all their pages.
  expect(alone.pages).toBeGreaterThan(OTHERS + PAGES + PAGES / 2)
}, 120_000)
