import { readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { routeOfFile } from '../../../core/addresses/paths'
import { CACHE_FOLDER } from '../../bundle/bundle-cache'
import type { PageSummary } from '../../check/facts/page-summary'
import { keepWords } from '../../check/facts/page-summary'
import type { SitePage } from '../../check/run/site'
import { hashContent } from '../../lib/files/hash-content'
import type { Store } from '../../lib/store/store'
import { createStore, openStore } from '../../lib/store/store'
import type { WrittenPage } from '../pages/page-files'

/** What the last build of a site into a folder found out, for the next one. */
export interface BuildCache {
  /** The summaries of pages by file, if they were checked with the same shared files. */
  findPages: (sharedVersion: string) => Map<string, PageSummary> | undefined
  /** The files of pages, by address. */
  rendered: Map<string, WrittenPage>
}

export interface BuildCacheKey {
  siteDir: string
  outDir: string
  /** Names the state of the engine, the blocks and the schemas. */
  sources: string
}

/** What the cache has beside the pages. */
interface Head extends BuildCacheKey {
  sharedVersion: string
}

interface CachedPage {
  summary: PageSummary
  /** None where another part of the site has the page. */
  rendered?: WrittenPage
}

/** The key of the head; those of pages are their files. */
const HEAD = 'head'

/** Reads the cache; one that is missing, damaged or of another build is equivalent to empty. */
export function loadBuildCache(key: BuildCacheKey): BuildCache {
  const { head, pages } = readCache(key)
  const rendered: BuildCache['rendered'] = new Map()
  for (const [file, page] of pages)
    if (page.rendered) rendered.set(routeOfFile(file), page.rendered)
  return {
    findPages: (sharedVersion) =>
      head?.sharedVersion === sharedVersion
        ? new Map(Array.from(pages, ([file, { summary }]) => [file, summary]))
        : undefined,
    rendered,
  }
}

function readCache(key: BuildCacheKey): { head?: Head; pages: Map<string, CachedPage> } {
  const pages = new Map<string, CachedPage>()
  const store = openStore(pathOfBuildCache(key))
  const head: Head | undefined = JSON.parse(store?.get(HEAD) ?? 'null') ?? undefined
  const names = ['siteDir', 'outDir', 'sources'] as const
  const isWanted = names.every((name) => head?.[name] === key[name])
  for (const file of (isWanted && store?.keys()) || []) {
    if (file === HEAD) continue
    const { summary, rendered }: CachedPage = JSON.parse(store?.get(file) ?? '')
    pages.set(file, { summary: keepWords(summary), rendered })
  }
  store?.close()
  return isWanted ? { head, pages } : { pages }
}

/** What a build found out. */
export interface BuiltPages {
  pages: SitePage[]
  sharedVersion: string
  rendered: Map<string, WrittenPage>
}

/** Keeps what a build found out. A cache that cannot be written only costs time: nothing is thrown. */
export async function saveBuildCache(key: BuildCacheKey, built: BuiltPages): Promise<void> {
  const path = pathOfBuildCache(key)
  let store: Store | undefined
  try {
    store = createStore(dirname(path))
    const { pages, rendered, sharedVersion } = built
    const head: Head = { ...key, sharedVersion }
    store.set(HEAD, JSON.stringify(head))
    for (const { file, route, summary } of pages) {
      const page: CachedPage = { summary, rendered: rendered.get(route) }
      store.set(file, JSON.stringify(page))
    }
    store.commit(path)
    await forgetOldest(dirname(path))
  } catch {
    // The next build starts from nothing.
  } finally {
    store?.close()
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
