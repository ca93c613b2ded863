import { readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { routeOfFile } from '../../core/addresses/paths'
import { CACHE_FOLDER } from '../bundle/bundle-cache'
import type { PageDigest } from '../check/facts/page-digest'
import type { SitePage } from '../check/run/site'
import type { LinePlace } from '../store/line-file'
import type { CommittedEntries, LineFormat, LineStore } from '../store/line-store'
import { commitStore, openStore } from '../store/line-store'
import { hashContent } from '../util/hash-content'
import type { ComparedSite, EarlierOutput, WrittenIndex, WrittenIndexes } from './earlier-output'
import type { RenderedPage } from './page-files'
import type { AsideReferences } from './set-aside'
import type { StoredPage } from './stored-page'
import { createLineReader, createLineWriter, listPageWords } from './stored-page'

/** What the last build of a site into a folder found out, for the next one. */
export interface BuildCache extends Omit<EarlierOutput, 'outDir'> {
  /** The pages by file, if they were checked with the same shared files. */
  findPages: (sharedVersion: string) => Map<string, PageDigest> | undefined
  /** What it was read from, for pages of which nothing else is known by now. */
  store: PageStore | undefined
  /** What its pages have not read by then cannot be read any more. */
  close: () => void
}

export interface BuildCacheKey {
  siteDir: string
  outDir: string
  /** Names the state of the engine, the blocks and the schemas. */
  sources: string
}

type PageStore = LineStore<Head, StoredPage>

/** What the cache has beside the pages. */
interface Head extends BuildCacheKey {
  sharedVersion: string
  /** The year that its texts show. */
  year: number
  indexes: [path: string, index: WrittenIndex][]
  /** What the lines name by numbers. */
  words: string[]
}

/** Reads the cache; one that is missing, damaged or of something else is as good as empty. */
export function loadBuildCache(key: BuildCacheKey): BuildCache {
  const store = openStore(pathOfBuildCache(key), createFormat(key))
  return {
    findPages: (sharedVersion) => {
      if (store?.head.sharedVersion !== sharedVersion) return undefined
      return new Map([...store.entries].map(([file, { value }]) => [file, value.digest]))
    },
    rendered: collectRendered(store),
    indexes: new Map(store?.head.indexes),
    hasSameHeads: (site) => store !== undefined && hasSameHeads(store, site),
    store,
    close: () => store?.close(),
  }
}

function collectRendered(store: PageStore | undefined): BuildCache['rendered'] {
  const found = new Map<string, RenderedPage>()
  for (const [file, { value }] of store?.entries ?? []) {
    if (value.rendered) found.set(routeOfFile(file), value.rendered)
  }
  return found
}

function hasSameHeads(
  { head, entries }: PageStore,
  { pages, sharedVersion, year }: ComparedSite,
): boolean {
  const isSame = head.sharedVersion === sharedVersion && head.year === year
  if (!isSame || entries.size !== pages.length) return false
  return pages.every(({ file, digest }) => {
    const before = entries.get(file)?.value.digest
    return before === digest || isDeepStrictEqual(before?.head, digest.head)
  })
}

function createFormat(key: BuildCacheKey): LineFormat<Head, StoredPage> {
  return {
    readHead: (line) => readHead(line, key),
    createReader({ words }, get) {
      const read = createLineReader(words, get)
      return (line, rest) => {
        const page = read(line, rest)
        return [page.file, page]
      }
    },
  }
}

/** @throws when it is that of another build, or of none. */
function readHead(line: string, key: BuildCacheKey): Head {
  const head: Head = JSON.parse(line)
  const names = ['siteDir', 'outDir', 'sources'] as const
  if (names.every((name) => head[name] === key[name])) return head
  throw new Error('This is the cache of another build.')
}

/** What a build found out. */
export interface BuiltPages {
  pages: SitePage[]
  sharedVersion: string
  year: number
  rendered: Map<string, RenderedPage>
  indexes: WrittenIndexes
  aside?: AsideReferences
  /** What it had from the build before. */
  before: PageStore | undefined
}

/** Keeps what a build found out. A cache that cannot be written only costs time: nothing is thrown. */
export async function saveBuildCache(key: BuildCacheKey, built: BuiltPages): Promise<void> {
  const path = pathOfBuildCache(key)
  try {
    commitStore(path, listLines(key, built), built.before)
    await forgetOldest(dirname(path))
  } catch {
    // The next build starts from nothing.
  }
}

/** A page of which nothing else is known by now keeps its line. */
function listLines(
  key: BuildCacheKey,
  { pages, sharedVersion, year, rendered, indexes, aside, before }: BuiltPages,
): { head: string; entries: CommittedEntries } {
  const findKnown = ({ file, route, digest }: SitePage) => {
    const { value, place } = before?.entries.get(file) ?? {}
    return value?.digest === digest && value.rendered === rendered.get(route) ? place : undefined
  }
  const describe = ({ file, route, digest }: SitePage): StoredPage => ({
    ...{ file, digest, rendered: rendered.get(route) },
    references: aside?.find(digest),
  })
  const lines = pages.map((page) => findKnown(page) ?? describe(page))
  const changed = lines.filter((line) => 'digest' in line)
  const words = listPageWords(changed, aside?.words ?? before?.head.words ?? [])
  const head: Head = {
    ...key,
    sharedVersion,
    year,
    indexes: [...indexes],
    words,
  }
  const write = createLineWriter(words)
  const entries = pages.map(({ file }, index) => {
    const line = lines[index] as StoredPage | LinePlace
    return [file, 'digest' in line ? () => write(line) : line] as const
  })
  return { head: JSON.stringify(head), entries: new Map(entries) }
}

/** Where the cache of a build is. */
export function pathOfBuildCache({
  siteDir,
  outDir,
}: Pick<BuildCacheKey, 'siteDir' | 'outDir'>): string {
  const name = hashContent(`${resolve(siteDir)}\n${resolve(outDir)}`)
  return join(CACHE_FOLDER, 'builds', `${name}.json`)
}

/** How many builds are remembered: of each site and output folder the last one. */
const REMEMBERED = 20

async function forgetOldest(folder: string): Promise<void> {
  const files = readdirSync(folder).map((name) => join(folder, name))
  const byAge = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const file of byAge.slice(REMEMBERED)) await rm(file, { force: true })
}
