import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { PageData } from '../../../engine/core/page/data'
import { buildSite } from '../../../engine/node/build/build-site'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildTimeIn } from '../../support/sites/build-time'
import { hashFiles } from '../../support/sites/hash-files'

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')

const PEOPLE = [
  { id: 'mira', name: 'Mira Lindqvist', picture: { src: '/assets/mira.svg', alt: 'Mira' } },
  { id: 'tom', name: 'Tom Achterberg' },
]
const PORTRAIT = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"></svg>'

const list = (query: object, more = {}) => ({ type: 'page-list', list: query, ...more })

function buildNote(title: string, date: string, author: string): object {
  const head = { title, description: `${title}, in brief.`, date, author, tags: ['Notes'] }
  const blocks = [{ type: 'hero', title }, { type: 'byline' }, list({ neighbours: true })]
  return { ...head, blocks: [...blocks, { type: 'cta', title: 'Come by' }] }
}

function buildPage(title: string, blocks: object[]): object {
  return { title, description: `${title}, in brief.`, blocks: [{ type: 'hero', title }, ...blocks] }
}

const PAGES: Record<string, object> = {
  'notes/a': buildNote('First frost', '2026-01-01', 'mira'),
  'notes/b': buildNote('Second frost', '2026-02-01', 'tom'),
  'notes/c': buildNote('Third frost', '2026-03-01', 'mira'),
  'notes/d': buildNote('Fourth frost', '2026-04-01', 'tom'),
  notes: buildPage('All notes', [list({ from: '/notes' }, { filter: 'tags' })]),
  latest: buildPage('Latest note', [list({ from: '/notes', limit: 1 })]),
  'by-tom': buildPage('Notes by Tom', [list({ from: '/notes', author: 'tom' })]),
}

function write(path: string, content: object | string): void {
  const file = join(siteDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

const pathOf = (page: string) => `pages/${page}.json`

beforeAll(() => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
})

beforeEach(async () => {
  write('people.json', { people: PEOPLE })
  write('assets/mira.svg', PORTRAIT)
  for (const [page, content] of Object.entries(PAGES)) write(pathOf(page), content)
  await build()
}, 120_000)

async function build(out = outDir): Promise<number> {
  const { problems, rendered } = await buildSite({
    siteDir,
    outDir: out,
    buildTime: buildTimeIn(2026),
  })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return rendered
}

/** Builds, and expects the output to equal that of a build without a cache. */
async function rebuild(): Promise<number> {
  const rendered = await build()
  const fresh = join(folder, 'fresh')
  await build(fresh)
  expect(hashFiles(outDir)).toEqual(hashFiles(fresh))
  return rendered
}

const read = (path: string) => readFileSync(join(outDir, path), 'utf8')
const readData = (page: string): PageData => JSON.parse(read(`_data/${page}.json`))

it('what a list shows is in the HTML of its page, and is not once more in its document', () => {
  const html = read('notes.html')
  for (const title of ['First frost', 'Second frost', 'Third frost', 'Fourth frost']) {
    expect(html).toContain(`>${title}</a>`)
    expect(html).not.toContain(`"${title}"`)
  }
  const titles = Object.values(readData('notes').lists ?? {}).map(({ pages }) =>
    pages.map(({ title }) => title),
  )
  expect(titles).toEqual([['Fourth frost', 'Third frost', 'Second frost', 'First frost']])
  expect(Object.keys(readData('notes').assets)).toContain('/assets/mira.svg')
})

it('a page without dates, tags and lists says nothing of them', () => {
  expect(Object.keys(readData('visit'))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(lists|article)$/)]),
  )
})

it('a change of what no list shows renders one page (R-348)', async () => {
  const text = JSON.stringify(PAGES['notes/b']).replace('Come by', 'Come by soon')
  write(pathOf('notes/b'), text)
  expect(await rebuild()).toBe(1)
}, 60_000)

it('a change of a title renders the page, its list, its author’s and its neighbours (R-348)', async () => {
  const note = { ...PAGES['notes/b'], title: 'A frost' }
  write(pathOf('notes/b'), note)
  expect(await rebuild()).toBe(5)
  expect(read('notes/a.html')).toContain('A frost')
}, 60_000)

it('a new page renders the lists that it comes into, and its one neighbour (R-348)', async () => {
  write(pathOf('notes/e'), buildNote('Fifth frost', '2026-05-01', 'mira'))
  expect(await rebuild()).toBe(4)
  expect(read('latest.html')).toContain('Fifth frost')
}, 60_000)

it('another name of a person renders the pages that show it (R-348)', async () => {
  const [mira, tom] = PEOPLE
  write('people.json', { people: [mira, { ...tom, name: 'Tom de Wit' }] })
  // Renders both of Tom's notes, the neighbouring notes, and the lists that contain him.
  expect(await rebuild()).toBe(7)
  expect(read('notes/b.html')).toContain('Tom de Wit')
}, 60_000)
