import { closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { routeOfFile } from '../../core/addresses/paths'
import { CACHE_FOLDER } from '../bundle/bundle-cache'
import type { SitePage } from '../check/run/check-site'
import type { KeptFindings } from '../check/run/earlier-findings'
import type { PageMemory } from '../check/run/page-memory'
import { NO_MEMORY } from '../check/run/page-memory'
import type { Issue } from '../problems/problem'
import { hashContent } from '../util/hash-content'
import type { LinePlace, LinesEnd } from '../util/line-file'
import { appendLines, createPlaceReader, readLines, writeLines } from '../util/line-file'
import type { ComparedSite, EarlierOutput, WrittenIndex, WrittenIndexes } from './earlier-output'
import type { RenderedPage } from './page-files'
import type { AsideReferences } from './set-aside'
import type { StoredPage } from './stored-page'
import { createLineReader, createLineWriter, listPageWords } from './stored-page'

/** What the last build of a site into a folder found out, for the next one. */
export interface BuildCache extends Omit<EarlierOutput, 'outDir'> {
  /** The pages as they were checked. */
  recall: (sharedVersion: string) => PageMemory
  /** What it was read from, for pages of which nothing else is known by now. */
  lines: StoredLines
  /** What its pages have not read by then cannot be read any more. */
  close: () => void
}

export interface BuildCacheKey {
  siteDir: string
  outDir: string
  /** Names the state of the engine, the blocks and the schemas. */
  sources: string
}

/**
 * The first line of the cache. After it, each page has a line. A build that changes few pages adds
 * its own head and the lines of these: what is said later counts.
 */
interface Head extends BuildCacheKey {
  sharedVersion: string
  /** The year that its texts show. */
  year: number
  world: string
  /** What rules of the whole site found. */
  issues: [rule: string, found: Issue[]][]
  indexes: [path: string, index: WrittenIndex][]
  /** What the lines name by numbers. */
  words: string[]
}

interface StoredLines {
  words: string[]
  byFile: Map<string, StoredPlace>
  /** Where lines can be added. */
  end?: LinesEnd
  /** How long the file was when it was written as a whole. */
  length?: number
}

interface StoredPlace {
  page: StoredPage
  /** Where its line is in the file. */
  place: LinePlace
}

interface Stored extends StoredLines {
  head: Head
  close: () => void
}

/** Reads the cache; one that is missing, damaged or of something else is as good as empty. */
export function loadBuildCache(key: BuildCacheKey): BuildCache {
  const stored = loadStored(key)
  const lines = stored ?? { words: [], byFile: new Map() }
  return {
    recall: (sharedVersion) => {
      if (stored?.head.sharedVersion !== sharedVersion) return NO_MEMORY
      const find = (file: string) => lines.byFile.get(file)?.page
      return {
        recall: (file) => find(file)?.digest,
        issues: new Map(stored.head.issues),
        size: lines.byFile.size,
        year: stored.head.year,
        world: stored.head.world,
      }
    },
    rendered: collectRendered(lines),
    indexes: new Map(stored?.head.indexes),
    hasSameHeads: (site) => stored !== undefined && hasSameHeads(stored, site),
    lines,
    close: () => stored?.close(),
  }
}

function collectRendered({ byFile }: StoredLines): BuildCache['rendered'] {
  const found = new Map<string, RenderedPage>()
  for (const { page } of byFile.values()) {
    if (page.rendered) found.set(routeOfFile(page.file), page.rendered)
  }
  return found
}

function hasSameHeads(
  { head, byFile }: Stored,
  { pages, sharedVersion, year }: ComparedSite,
): boolean {
  const isSame = head.sharedVersion === sharedVersion && head.year === year
  if (!isSame || byFile.size !== pages.length) return false
  return pages.every(({ file, digest }) => {
    const before = byFile.get(file)?.page.digest
    return before === digest || isDeepStrictEqual(before?.head, digest.head)
  })
}

function loadStored(key: BuildCacheKey): Stored | undefined {
  let file: number
  try {
    file = openSync(pathOfBuildCache(key), 'r')
  } catch {
    return undefined
  }
  const close = () => closeSync(file)
  try {
    const stored = readStored(file, key)
    if (stored) return { ...stored, close }
  } catch {
    // It is that of another build, or damaged.
  }
  close()
  return undefined
}

/** The lines of pages are lists. */
const HEAD_START = '{'

/** What of each page is read later is read from the file, which must still be open then. */
function readStored(file: number, key: BuildCacheKey): Omit<Stored, 'close'> | undefined {
  const byFile: StoredLines['byFile'] = new Map()
  const readPlace = createPlaceReader(file)
  let head: Head | undefined
  let read: ReturnType<typeof createLineReader> | undefined
  let length: number | undefined
  const end = readLines(file, (line, place, rest) => {
    if (!read || line.startsWith(HEAD_START)) {
      if (head) length ??= place.start
      head = readHead(line, key)
      read = createLineReader(head.words, (place) => readPlace(place).toString())
      return
    }
    const page = read(line, rest)
    byFile.set(page.file, { page, place })
  })
  if (!end || !head) return undefined
  const { words } = head as Head
  return { head, words, byFile, end, length: length ?? end.position }
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
  findings: KeptFindings
  aside?: AsideReferences
  /** What it had from the build before. */
  before: StoredLines
}

/** Keeps what a build found out. A cache that cannot be written only costs time: nothing is thrown. */
export async function saveBuildCache(key: BuildCacheKey, built: BuiltPages): Promise<void> {
  const path = pathOfBuildCache(key)
  try {
    mkdirSync(dirname(path), { recursive: true })
    const { head, lines, changed, hasAll, write } = findLines(key, built)
    const { end, length = 0 } = built.before
    const added = hasAll && changed.length <= MOST_ADDED ? [head, ...changed.map(write)] : []
    const size = added.reduce((sum, line) => sum + line.length, 0)
    if (end && size > 0 && end.position + size <= length * MOST_GROWTH) {
      appendLines(path, end, added)
    } else {
      writeLines(path, renderLines({ head, lines, write }))
    }
    await forgetOldest(dirname(path))
  } catch {
    // The next build starts from nothing.
  }
}

/** How many pages are added to a file; to write it anew takes a few times as long as to read it. */
const MOST_ADDED = 1000
/** How long the file may become, beside its length when it was written as a whole. */
const MOST_GROWTH = 1.25

interface CacheLines {
  head: string
  /** A page of which nothing else is known by now keeps its line. */
  lines: (StoredPage | LinePlace)[]
  /** The pages that need another line. */
  changed: StoredPage[]
  /** Whether all pages of the build before are still there. */
  hasAll: boolean
  write: (page: StoredPage) => string
}

/** One after the other: the lines of all pages take much memory. */
function* renderLines({
  head,
  lines,
  write,
}: Pick<CacheLines, 'head' | 'lines' | 'write'>): Generator<string | LinePlace> {
  yield head
  for (const line of lines) yield 'digest' in line ? write(line) : line
}

function findLines(
  key: BuildCacheKey,
  { pages, sharedVersion, year, rendered, indexes, findings, aside, before }: BuiltPages,
): CacheLines {
  const findKnown = ({ file, route, digest }: SitePage) => {
    const known = before.byFile.get(file)
    const isSame = known?.page.digest === digest && known.page.rendered === rendered.get(route)
    return isSame ? known.place : undefined
  }
  const store = ({ file, route, digest }: SitePage): StoredPage => ({
    ...{ file, digest, rendered: rendered.get(route) },
    references: aside?.find(digest),
  })
  const lines = pages.map((page) => findKnown(page) ?? store(page))
  const changed = lines.filter((line) => 'digest' in line)
  const words = listPageWords(changed, aside?.words ?? before.words)
  const { world, issues } = findings
  const head: Head = {
    ...key,
    sharedVersion,
    year,
    world,
    issues: [...issues],
    indexes: [...indexes],
    words,
  }
  const known = pages.filter(({ file }) => before.byFile.has(file))
  const hasAll = known.length === before.byFile.size
  return { head: JSON.stringify(head), lines, changed, hasAll, write: createLineWriter(words) }
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
