import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { CACHE_FOLDER } from '../bundle/bundle-cache'
import type { PageDigest } from '../check/facts/page-digest'
import type { SitePage } from '../check/run/check-site'
import type { PageMemory } from '../check/run/page-memory'
import { hashContent } from '../util/hash-content'
import { writeWhole } from '../util/replace-file'
import type { RenderedPage } from './page-files'

/** What the last build of a site into a folder found out, for the next one. */
export interface BuildCache {
  /** The pages as they were checked. */
  recall: (sharedVersion: string) => PageMemory
  /** The pages as they were written, by address. */
  rendered: Map<string, RenderedPage>
}

export interface BuildCacheKey {
  siteDir: string
  outDir: string
  /** Names the state of the engine, the blocks and the schemas. */
  sources: string
}

interface StoredBuild extends BuildCacheKey {
  sharedVersion: string
  digests: [file: string, digest: PageDigest][]
  rendered: [route: string, page: RenderedPage][]
}

const HASH_LENGTH = hashContent('').length

/** Reads the cache; one that is missing, damaged or of something else is as good as empty. */
export function loadBuildCache(key: BuildCacheKey): BuildCache {
  const stored = readStored(key)
  const digests = new Map(stored?.digests)
  return {
    recall: (sharedVersion) => ({
      versionOf: (_path, read) => hashContent(read()),
      recall(file, version) {
        const digest = stored?.sharedVersion === sharedVersion ? digests.get(file) : undefined
        return digest?.version === version ? digest : undefined
      },
    }),
    rendered: new Map(stored?.rendered),
  }
}

function readStored(key: BuildCacheKey): StoredBuild | undefined {
  try {
    const text = readFileSync(pathOfBuildCache(key), 'utf8')
    const json = text.slice(HASH_LENGTH)
    if (text.slice(0, HASH_LENGTH) !== hashContent(json)) return undefined
    const stored: StoredBuild = JSON.parse(json)
    const isSame = (['siteDir', 'outDir', 'sources'] as const).every(
      (name) => stored[name] === key[name],
    )
    return isSame ? stored : undefined
  } catch {
    return undefined
  }
}

/** Keeps what a build found out. A cache that cannot be written only costs time: nothing is thrown. */
export async function saveBuildCache(
  key: BuildCacheKey,
  { pages, sharedVersion }: { pages: SitePage[]; sharedVersion: string },
  rendered: Map<string, RenderedPage>,
): Promise<void> {
  const stored: StoredBuild = {
    ...key,
    sharedVersion,
    digests: pages.map(({ file, digest }) => [file, digest]),
    rendered: [...rendered],
  }
  const json = JSON.stringify(stored)
  const file = pathOfBuildCache(key)
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeWhole(file, hashContent(json) + json)
    await forgetOldest(dirname(file))
  } catch {
    // The next build starts from nothing.
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
