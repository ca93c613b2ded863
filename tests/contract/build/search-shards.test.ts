import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SEARCH_INDEX_PATH } from '../../../engine/core/search/search-index'
import type { EntryShard, SearchRoot } from '../../../engine/core/search/shards/format'
import { pathOfShard } from '../../../engine/core/search/shards/format'
import { buildSite } from '../../../engine/node/build/build-site'
import { headersOf } from '../../../engine/node/build/hosting/file-headers'
import type { Settings } from '../../../schemas/generated/types'
import { makeScratchFolder } from '../../support/scratch-folder'
import { buildTimeIn } from '../../support/sites/build-time'
import { hashFiles } from '../../support/sites/hash-files'
import { writeSiteVariant } from '../../support/sites/site-variant'

const SHARD = /^assets\/search-[0-9a-f]{8}\.json$/
const folder = makeScratchFolder()

interface Change {
  settings?: Partial<Settings>
  /** A part of the first page's text. */
  page?: (text: string) => string
  year?: number
}

/** Builds a small site, and returns its output and search index. */
async function build(name: string, splitAbove?: number, change: Change = {}) {
  const [siteDir, outDir] = [join(folder, 'site'), join(folder, name)]
  writeSiteVariant('tests/sites/tiny', siteDir, (settings) => {
    if (splitAbove !== undefined) settings.search = { perMinute: 20, splitAbove }
    Object.assign(settings, change.settings)
  })
  const page = join(siteDir, 'pages/index.json')
  writeFileSync(page, change.page?.(readFileSync(page, 'utf8')) ?? readFileSync(page))
  const buildTime = buildTimeIn(change.year ?? 2026)
  const { problems } = await buildSite({ siteDir, outDir, buildTime })
  expect(problems).toEqual([])
  return { outDir, index: JSON.parse(readFileSync(join(outDir, SEARCH_INDEX_PATH), 'utf8')) }
}

const inWords = (text: string) => text.replace('"The bakery."', '"The bakery of {email}, {year}."')
/** Each build uses the current site, not the previous one. */
const CHANGES: [what: string, change: Change, isSeen: boolean][] = [
  ['tokens in an entry', { page: inWords }, true],
  ['another year', { page: inWords, year: 2027 }, true],
  ['another value of a token', { page: inWords, settings: { tokens: { email: 'wren' } } }, true],
  ['the entry as it was', {}, true],
  ['a text of a block', { page: (text) => text.replace('to loaf, *never*', 'to crumb') }, false],
  ['another title', { page: (text) => text.replace('"title": "Home"', '"title": "Start"') }, true],
]

describe('the search index of a build', () => {
  it('is one file up to the size of the setting', async () => {
    const { outDir, index } = await build('whole')
    expect(index).toBeInstanceOf(Array)
    const shards = Object.keys(hashFiles(outDir)).filter((path) => SHARD.test(path))
    expect(shards).toEqual([])
  })

  it('is in shards above it, the same bytes each time', async () => {
    const { index: entries } = await build('whole')
    const { outDir, index } = await build('shards', 0)
    const { entries: parts, whole, lists }: SearchRoot = index
    const names = [...parts.map(({ name }) => name), whole, ...lists].filter(([hash]) => hash)
    for (const name of names) {
      expect(existsSync(join(outDir, pathOfShard(name)))).toBe(true)
      expect(headersOf(pathOfShard(name).slice(1)).cache).toContain('immutable')
    }
    const read = (path: string): EntryShard => JSON.parse(readFileSync(join(outDir, path), 'utf8'))
    expect(read(pathOfShard(whole)).entries).toEqual(entries)
    expect(parts.flatMap(({ name }) => read(pathOfShard(name)).entries)).toEqual(entries)
    const written = Object.keys(hashFiles(outDir)).filter((path) => SHARD.test(path))
    expect(new Set(names.map((name) => pathOfShard(name).slice(1)))).toEqual(new Set(written))
    const again = await build('again', 0)
    expect(hashFiles(again.outDir)).toEqual(hashFiles(outDir))
  })

  it('follows the heads of pages, the tokens and the year', async () => {
    let { outDir, index: before } = await build('followed', 0)
    for (const [what, change, isSeen] of CHANGES) {
      const { index } = await build('followed', 0, change)
      const fresh = await build(`from nothing: ${what}`, 0, change)
      expect(hashFiles(outDir), what).toEqual(hashFiles(fresh.outDir))
      expect(index.version === before.version, what).toBe(!isSeen)
      before = index
    }
  })

  it('is what it would be from nothing when a shard was changed by hand', async () => {
    const { outDir } = await build('shards', 0)
    const before = hashFiles(outDir)
    for (const path of [Object.keys(before).find((file) => SHARD.test(file)), SEARCH_INDEX_PATH]) {
      const file = join(outDir, path ?? '')
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"most":\d+|$/, '"most":1'))
      await build('shards', 0)
      expect(hashFiles(outDir)).toEqual(before)
    }
  })
})
