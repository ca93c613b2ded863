import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { routeOfFile } from '../../core/addresses/paths'
import { CACHE_FOLDER } from '../bundle/bundle-cache'
import { listWords } from '../check/facts/stored-digest'
import type { CheckResult, SitePage } from '../check/run/check-site'
import type { PageMemory } from '../check/run/page-memory'
import { NO_MEMORY } from '../check/run/page-memory'
import { hashContent } from '../util/hash-content'
import type { LinePlace } from '../util/line-file'
import { readLines, writeLines } from '../util/line-file'
import type { RenderedPage } from './page-files'
import type { StoredPage } from './stored-page'
import { createLineWriter, readLine } from './stored-page'

/** What the last build of a site into a folder found out, for the next one. */
export interface BuildCache {
  /** The pages as they were checked. */
  recall: (sharedVersion: string) => PageMemory
  /** The pages as they were written, by address. */
  rendered: Map<string, RenderedPage>
  /** What it was read from, for pages of which nothing else is known by now. */
  lines: StoredLines
}

export interface BuildCacheKey {
  siteDir: string
  outDir: string
  /** Names the state of the engine, the blocks and the schemas. */
  sources: string
}

/** The first line of the cache; each further one is a page. */
interface Head extends BuildCacheKey {
  sharedVersion: string
  /** The year that its texts show. */
  year: number
  /** What the lines name by numbers. */
  words: string[]
}

interface StoredLines {
  words: string[]
  byFile: Map<string, { page: StoredPage; place: LinePlace }>
}

interface Stored extends StoredLines, Pick<Head, 'sharedVersion' | 'year'> {}

/** Reads the cache; one that is missing, damaged or of something else is as good as empty. */
export function loadBuildCache(key: BuildCacheKey): BuildCache {
  const stored = loadStored(key)
  const lines = stored ?? { words: [], byFile: new Map() }
  return {
    recall: (sharedVersion) => {
      if (stored?.sharedVersion !== sharedVersion) return NO_MEMORY
      const find = (file: string) => lines.byFile.get(file)?.page
      return {
        recall: (file) => find(file)?.digest,
        findings: (file) => find(file)?.findings,
        size: lines.byFile.size,
        year: stored.year,
      }
    },
    rendered: new Map(
      [...lines.byFile.values()].flatMap(({ page: { file, rendered } }) =>
        rendered ? [[routeOfFile(file), rendered] as const] : [],
      ),
    ),
    lines,
  }
}

function loadStored(key: BuildCacheKey): Stored | undefined {
  const byFile: StoredLines['byFile'] = new Map()
  let head: Head | undefined
  try {
    const isWhole = readLines(pathOfBuildCache(key), (line, place) => {
      if (!head) {
        head = readHead(line, key)
        return
      }
      const page = readLine(line, head.words)
      byFile.set(page.file, { page, place })
    })
    return isWhole && head ? { ...(head as Head), byFile } : undefined
  } catch {
    return undefined
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
  /** What was found of pages beside others, by file. */
  findings: NonNullable<CheckResult['findings']>
  /** What it had from the build before. */
  before: StoredLines
}

/** Keeps what a build found out. A cache that cannot be written only costs time: nothing is thrown. */
export async function saveBuildCache(key: BuildCacheKey, built: BuiltPages): Promise<void> {
  const file = pathOfBuildCache(key)
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeLines(file, listLines(key, built))
    await forgetOldest(dirname(file))
  } catch {
    // The next build starts from nothing.
  }
}

/** A page of which nothing else is known by now keeps its line. */
function* listLines(
  key: BuildCacheKey,
  { pages, sharedVersion, year, rendered, findings, before }: BuiltPages,
): Generator<string | LinePlace> {
  const findKnown = ({ file, route, digest }: SitePage) => {
    const known = before.byFile.get(file)
    const isSame =
      known?.page.digest === digest &&
      known.page.rendered === rendered.get(route) &&
      known.page.findings === findings.get(file)
    return isSame ? known.place : undefined
  }
  const changed = pages.filter((page) => findKnown(page) === undefined)
  const words = listWords(
    changed.map(({ digest }) => digest),
    before.words,
  )
  const head: Head = { ...key, sharedVersion, year, words }
  yield JSON.stringify(head)
  const write = createLineWriter(words)
  for (const page of pages) {
    const { file, route, digest } = page
    yield findKnown(page) ??
      write({ file, digest, rendered: rendered.get(route), findings: findings.get(file) })
  }
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
