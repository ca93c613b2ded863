import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { routeOfFile } from '../../core/addresses/paths'
import { CACHE_FOLDER } from '../bundle/bundle-cache'
import type { SitePage } from '../check/run/check-site'
import type { PageMemory } from '../check/run/page-memory'
import { NO_MEMORY } from '../check/run/page-memory'
import { hashContent } from '../util/hash-content'
import { writeWhole } from '../util/replace-file'
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
  /** What the lines name by numbers. */
  words: string[]
}

export interface StoredLines {
  words: string[]
  byFile: Map<string, { page: StoredPage; line: Uint8Array }>
}

interface Stored extends StoredLines {
  sharedVersion: string
}

const HASH_LENGTH = hashContent('').length
const NEWLINE = Buffer.from('\n')

/** Reads the cache; one that is missing, damaged or of something else is as good as empty. */
export function loadBuildCache(key: BuildCacheKey): BuildCache {
  const stored = loadStored(key)
  const lines = stored ?? { words: [], byFile: new Map() }
  return {
    recall: (sharedVersion) => {
      if (stored?.sharedVersion !== sharedVersion) return NO_MEMORY
      return (file) => lines.byFile.get(file)?.page.digest
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
  try {
    const bytes = readFileSync(pathOfBuildCache(key))
    const body = bytes.subarray(HASH_LENGTH)
    if (bytes.toString('latin1', 0, HASH_LENGTH) !== hashContent(body)) return undefined
    const [first, ...lines] = splitLines(body)
    const { sharedVersion, words, ...stored }: Head = JSON.parse(String(first))
    const isSame = (['siteDir', 'outDir', 'sources'] as const).every(
      (name) => stored[name] === key[name],
    )
    if (!isSame) return undefined
    const pages = lines.map((line) => ({ page: readLine(line.toString(), words), line }))
    return { sharedVersion, words, byFile: new Map(pages.map((one) => [one.page.file, one])) }
  } catch {
    return undefined
  }
}

function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = []
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start)
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return lines
}

/** What a build found out. */
export interface BuiltPages {
  pages: SitePage[]
  sharedVersion: string
  rendered: Map<string, RenderedPage>
  /** What it had from the build before. */
  before: StoredLines
}

/** Keeps what a build found out. A cache that cannot be written only costs time: nothing is thrown. */
export async function saveBuildCache(key: BuildCacheKey, built: BuiltPages): Promise<void> {
  const file = pathOfBuildCache(key)
  try {
    mkdirSync(dirname(file), { recursive: true })
    const body = renderCache(key, built)
    writeWhole(file, Buffer.concat([Buffer.from(hashContent(body)), body]))
    await forgetOldest(dirname(file))
  } catch {
    // The next build starts from nothing.
  }
}

function renderCache(
  key: BuildCacheKey,
  { pages, sharedVersion, rendered, before }: BuiltPages,
): Buffer {
  const words = [...before.words]
  const write = createLineWriter(words)
  const lines = pages.map(({ file, route, digest }) => {
    const known = before.byFile.get(file)
    const files = rendered.get(route)
    const isSame = known?.page.digest === digest && known.page.rendered === files
    return isSame ? known.line : Buffer.from(write({ file, digest, rendered: files }))
  })
  const head: Head = { ...key, sharedVersion, words }
  const parts = [Buffer.from(JSON.stringify(head)), ...lines]
  return Buffer.concat(parts.flatMap((part) => [part, NEWLINE]))
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
