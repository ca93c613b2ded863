import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BuildOptions } from '../../../engine/node/build/build-site'
import { buildSite } from '../../../engine/node/build/build-site'
import { loadBuildCache, pathOfBuildCache } from '../../../engine/node/build/cache/build-cache'
import { headersOf } from '../../../engine/node/build/hosting/file-headers'
import { MANIFEST_FOLDER, SIDE_FOLDER } from '../../../engine/node/build/output/side-folder'
import { joinParts, loadParts } from '../../../engine/node/build/publishing/join'
import type { Manifest } from '../../../engine/node/build/publishing/manifest'
import { hashSources } from '../../../engine/node/bundle/bundle-cache'
import { recallPage } from '../../../engine/node/check/files/check-page'
import { openSite } from '../../../engine/node/check/run/open-site'
import { listFiles } from '../../../engine/node/lib/files/list-files'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildTimeIn } from '../../support/sites/build-time'
import { letFilesSettle, resetClock } from '../../support/sites/file-age'
import { hashFiles } from '../../support/sites/hash-files'

const YEAR = 2026
/** The number of pages of the site built here, including the 404 page. */
const PAGES = readdirSync('tests/sites/tiny/pages', { recursive: true }).filter((file) =>
  String(file).endsWith('.json'),
).length

const folder = makeScratchFolder()
const siteDir = join(folder, 'site')
const outDir = join(folder, 'dist')

/** The files after the first build. Each test starts with these files, at the same paths. */
const built = makeScratchFolder()
const cacheFile = pathOfBuildCache({ siteDir, outDir })

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  expect(await build()).toBe(PAGES)
  copyWhole(folder, join(built, 'folder'))
  cpSync(cacheFile, join(built, 'cache'))
}, 120_000)

beforeEach(() => {
  rmSync(folder, { recursive: true })
  copyWhole(join(built, 'folder'), folder)
  cpSync(join(built, 'cache'), cacheFile)
})

afterEach(resetClock)

/** Copies a folder with its modification times in nanoseconds, because builds compare them. */
function copyWhole(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

/** Builds the site and returns the number of rendered pages. */
async function build(options: Partial<BuildOptions> = {}): Promise<number> {
  const { problems, rendered } = await buildSite({
    siteDir,
    outDir,
    buildTime: buildTimeIn(YEAR),
    ...options,
  })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return rendered
}

/** Replaces a string in one of the site's files. */
function edit(file: string, before: string, after: string): void {
  const path = join(siteDir, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(before)
  writeFileSync(path, text.replaceAll(before, after))
}

/**
 * Builds once the files are old enough for the next build to recognise them without reading them.
 */
async function settle(): Promise<void> {
  letFilesSettle()
  expect(await build()).toBe(0)
}

/** The output of a build without a cache, keyed by the hashes of the site's files. */
const wholeOf = new Map<string, Record<string, string>>()

/** Expects the output to equal that of a build without a cache. */
async function expectWhole(): Promise<void> {
  const files = JSON.stringify(hashFiles(siteDir))
  if (!wholeOf.has(files)) {
    const fresh = join(folder, 'fresh')
    expect(await build({ outDir: fresh })).toBeGreaterThan(0)
    wholeOf.set(files, hashFiles(fresh))
  }
  expect(hashFiles(outDir)).toEqual(wholeOf.get(files))
}

describe('a second build (R-348)', () => {
  it('renders nothing when nothing has changed', async () => {
    expect(await build()).toBe(0)
    await expectWhole()
  })

  it('renders nothing after one that had lost what it remembers, and wrote the same again', async () => {
    rmSync(cacheFile)
    expect(await build()).toBe(PAGES)
    expect(await build()).toBe(0)
    await expectWhole()
  })

  it('renders the one page that has changed, and what is made of all pages', async () => {
    edit('pages/bread.json', '"keywords": [', '"keywords": ["rye loaf", ')
    expect(await build()).toBe(1)
    expect(readFileSync(join(outDir, '_data/search-index.json'), 'utf8')).toContain('rye loaf')
    await expectWhole()
  })

  it('leaves the folder, and every file that is as before, in its place', async () => {
    const kept = [
      '.',
      'order.html',
      ...listFiles(join(outDir, 'assets')).map((name) => `assets/${name}`),
    ]
    const list = () => kept.map((path) => [path, statSync(join(outDir, path)).ino])
    const before = list()
    expect(before.length).toBeGreaterThan(20)
    edit('pages/bread.json', 'All the loaves', 'Every loaf')
    expect(await build()).toBe(1)
    expect(list()).toEqual(before)
    await expectWhole()
  })

  it('renders the pages with a closing call to action that has changed', async () => {
    edit('cta.json', 'Taste it while it is warm', 'Taste it at once')
    expect(await build()).toBe(1)
    await expectWhole()
  })

  it('renders all pages when what stands around them has changed', async () => {
    edit('layout.json', 'Wren', 'Robin')
    expect(await build()).toBe(PAGES)
    await expectWhole()
  })

  it('renders the pages with a picture that has changed', async () => {
    appendFileSync(join(siteDir, 'assets/wren.svg'), '<!-- another -->')
    // The header also shows this picture.
    expect(await build()).toBe(PAGES)
    await expectWhole()
  })

  it('renders the pages with a table whose rows have changed in their file', async () => {
    const table = { type: 'table', rows: { from: 'data/prices.csv' } }
    const page = {
      title: 'Prices',
      description: 'Prices.',
      blocks: [{ type: 'hero', title: 'Prices' }, table],
    }
    mkdirSync(join(siteDir, 'data'))
    writeFileSync(join(siteDir, 'data/prices.csv'), 'Loaf,Price\nRye,4.20\n')
    writeFileSync(join(siteDir, 'pages/prices.json'), JSON.stringify(page))
    expect(await build()).toBe(1)
    expect(readFileSync(join(outDir, 'prices.html'), 'utf8')).toMatch(/<td[^>]*>4\.20<\/td>/)
    await settle()
    edit('data/prices.csv', '4.20', '4.80 *a kilo*')
    expect(await build()).toBe(1)
    expect(readFileSync(join(outDir, 'prices.html'), 'utf8')).toMatch(/>4\.80 \*a kilo\*</)
    await expectWhole()
  })

  it('renders all pages in another year', async () => {
    expect(await build({ buildTime: buildTimeIn(YEAR + 1) })).toBe(PAGES)
  })

  it('has no file of a page that is gone, and keeps nothing of that page', async () => {
    rmSync(join(siteDir, 'pages/order.json'))
    expect(await build()).toBe(0)
    expect(Object.keys(hashFiles(outDir))).not.toContain('order.html')
    expect(Object.keys(hashFiles(outDir))).not.toContain('_data/order.json')
    expect(readFileSync(cacheFile, 'utf8')).not.toContain('pages/order.json')
    await expectWhole()
  })

  it.each([
    ['as they are', false],
    ['with compressed forms', true],
  ])('has the files of a folder that was a file, and the other way round, %s', async (_, precompress) => {
    const text = 'rye '.repeat(1024)
    for (const path of ['proof', 'proof/a.txt', 'proof', 'proof.txt', 'proof.txt/b']) {
      const file = join(siteDir, 'public/.well-known', path)
      rmSync(join(siteDir, 'public'), { recursive: true, force: true })
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      await build({ precompress })
      const fresh = join(folder, 'fresh')
      await build({ outDir: fresh, precompress })
      expect(hashFiles(outDir)).toEqual(hashFiles(fresh))
      expect(readFileSync(join(outDir, '.well-known', path), 'utf8')).toBe(text)
    }
  })

  it('finds the error that a change elsewhere makes of an unchanged link', async () => {
    edit('pages/visit.json', '"id": "order"', '"id": "orders"')
    const { problems, pages } = await buildSite({ siteDir, outDir, buildTime: buildTimeIn(YEAR) })
    expect(pages).toBe(0)
    expect(problems.map(({ rule }) => rule)).toContain('missing-anchor')
  })

  it('repairs an output file that was changed by hand', async () => {
    appendFileSync(join(outDir, 'bread.html'), '<!-- by hand -->')
    rmSync(join(outDir, '_data/visit.json'))
    expect(await build()).toBe(2)
    await expectWhole()
  })

  it.each([
    ['is cut off', (text: string) => text.slice(0, -100)],
    ['has another text in it', (text: string) => text.replace('visit', 'vosit')],
    ['is empty', () => ''],
    ['is no JSON', () => 'nonsense'],
  ])('does without what it remembers when that %s', async (_name, damage) => {
    const cache = pathOfBuildCache({ siteDir, outDir })
    writeFileSync(cache, damage(readFileSync(cache, 'utf8')))
    expect(await build()).toBe(PAGES)
    await expectWhole()
  })

  it('sees a change of a file that keeps its size and has its time set back', async () => {
    await settle()
    const path = join(siteDir, 'pages/bread.json')
    const { atime, mtime, size } = statSync(path)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace('"title": "B', '"title": "C'))
    utimesSync(path, atime, mtime)
    expect(statSync(path)).toMatchObject({ size, mtime })
    expect(await build()).toBe(1)
    await expectWhole()
  })

  it('sees a change of a file that another one of its size and time has replaced', async () => {
    await settle()
    const path = join(siteDir, 'pages/bread.json')
    const { atime, mtime } = statSync(path)
    writeFileSync(`${path}.new`, readFileSync(path, 'utf8').replace('"title": "B', '"title": "C'))
    utimesSync(`${path}.new`, atime, mtime)
    renameSync(`${path}.new`, path)
    expect(await build()).toBe(1)
    await expectWhole()
  })

  it('knows a page by its file alone, unless that is too young', async () => {
    const path = join(siteDir, 'pages/bread.json')
    const opened = openSite(siteDir)
    const recall = () => {
      const cache = loadBuildCache({ siteDir, outDir, sources: hashSources() })
      const [bread] = opened.pageFiles.filter(({ file }) => file === 'pages/bread.json')
      return (
        bread && recallPage(bread, { ...opened, cached: cache.findPages(opened.sharedVersion) })
      )
    }
    utimesSync(path, new Date(), new Date())
    await build()
    expect(recall()).toBeUndefined()
    await settle()
    expect(recall()?.route).toBe('/bread')
    chmodSync(path, 0)
    expect(recall()).toBeUndefined()
  })

  it('does without what was remembered of another state of the engine, blocks or schemas', async () => {
    const sources = hashSources()
    const kept = loadBuildCache({ siteDir, outDir, sources })
    expect(kept.rendered.size).toBe(PAGES)
    expect(loadBuildCache({ siteDir, outDir, sources: 'another' }).rendered.size).toBe(0)
  })

  it('does without what was remembered of another build', async () => {
    const other = { siteDir, outDir: join(folder, 'other') }
    cpSync(pathOfBuildCache({ siteDir, outDir }), pathOfBuildCache(other))
    expect(await build(other)).toBe(PAGES)
  })
})

describe('builds of parts', () => {
  const isManifest = (path: string) => path.startsWith(MANIFEST_FOLDER)
  const hashSite = (dir: string) =>
    Object.entries(hashFiles(dir)).filter(([path]) => !isManifest(path))

  it.each([2, 3, PAGES + 1])('are together the whole site, %i of them', async (count) => {
    const union = join(folder, 'union')
    let rendered = 0
    for (let index = 1; index <= count; index += 1) {
      const part = join(folder, `part-${index}`)
      rendered += await build({ outDir: part, shard: { index, count } })
      cpSync(part, union, { recursive: true })
    }
    expect(rendered).toBe(PAGES)
    expect(hashSite(union)).toEqual(hashSite(outDir))
    const list = (dir: string) => joinParts(loadParts([dir])).map(({ folder: _, ...file }) => file)
    expect(list(union)).toEqual(list(outDir))
    // Assembled output is treated like any other output.
    await build({ outDir: union })
    expect(hashFiles(union)).toEqual(hashFiles(outDir))
  })

  it('are so again, merged in any order, when pages have moved from one to another', async () => {
    const parts = [1, 2].map((index) => ({ index, dir: join(folder, `part-${index}`) }))
    const buildParts = async () => {
      for (const { index, dir } of parts) await build({ outDir: dir, shard: { index, count: 2 } })
    }
    const addPage = (name: string, title: string) => {
      const page = { title, description: `All about ${title}.`, blocks: [{ type: 'hero', title }] }
      writeFileSync(join(siteDir, `pages/${name}.json`), JSON.stringify(page))
    }
    for (const name of ['a', 'b', 'c', 'd', 'e']) addPage(name, `Page ${name}`)
    await buildParts()
    // Adds pages at the front, so that the last pages of the first part move to the second.
    for (const name of ['0', '1', '2', '3']) addPage(name, `Page ${name}`)
    for (const name of ['a', 'b', 'c', 'd', 'e']) addPage(name, `New page ${name}`)
    edit('pages/bread.json', 'All the loaves', 'Every loaf')
    await buildParts()
    await build()
    for (const order of [parts, [...parts].reverse()]) {
      const union = join(folder, `union-${order[0]?.index}`)
      for (const { dir } of order) cpSync(dir, union, { recursive: true })
      expect(hashSite(union)).toEqual(hashSite(outDir))
    }
  })

  it.each([
    ['a page of another part', () => edit('pages/visit.json', '"id": "order"', '"id": "order" ')],
    ['the layout', () => edit('layout.json', 'Wren', 'Robin')],
    ['a picture', () => appendFileSync(join(siteDir, 'assets/wren.svg'), '<!-- -->')],
    ['a public file', () => addPublic('two')],
  ])('do not go together when %s has changed in between', async (_, change) => {
    addPublic('one')
    const parts = [1, 2].map((index) => join(folder, `part-${index}`))
    await build({ outDir: String(parts[0]), shard: { index: 1, count: 2 } })
    change()
    await build({ outDir: String(parts[1]), shard: { index: 2, count: 2 } })
    expect(() => joinParts(loadParts(parts))).toThrow('they were built from different sources')
  })
})

function addPublic(text: string): void {
  mkdirSync(join(siteDir, 'public'), { recursive: true })
  writeFileSync(join(siteDir, 'public/rates.csv'), text)
}

describe('the manifest', () => {
  const read = (dir: string): Manifest =>
    JSON.parse(readFileSync(join(dir, MANIFEST_FOLDER, '1-of-1.json'), 'utf8'))

  it('has every file for visitors with the hash of its content and its headers', async () => {
    addPublic('one')
    await build({ precompress: true })
    const { files, source, ...head } = read(outDir)
    expect(head).toEqual({ version: 1, part: 1, parts: 1 })
    expect(source).toMatch(/^[0-9a-f]{64}$/)
    const paths = listFiles(outDir).filter((path) => !path.startsWith(`${SIDE_FOLDER}/`))
    expect(files).toEqual(
      paths.map((path) => {
        const sha256 = createHash('sha256')
          .update(readFileSync(join(outDir, path)))
          .digest('hex')
        return { path, sha256, ...headersOf(path) }
      }),
    )
    expect(paths).toEqual(expect.arrayContaining(['rates.csv', 'bread.html', 'bread.html.gz']))
  })

  it('names other sources when, and only when, the site is made of others', async () => {
    const { source } = read(outDir)
    await build()
    expect(read(outDir).source).toBe(source)
    await build({ buildTime: buildTimeIn(YEAR + 1) })
    expect(read(outDir).source).not.toBe(source)
    await build()
    edit('layout.json', 'Wren', 'Robin')
    await build()
    expect(read(outDir).source).not.toBe(source)
  })
})
