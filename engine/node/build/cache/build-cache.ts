import { readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { routeOfFile } from '../../../core/addresses/paths'
import { CACHE_FOLDER } from '../../bundle/bundle-cache'
import type { PageSummary } from '../../check/facts/page-summary'
import { internStrings } from '../../check/facts/page-summary'
import type { SitePage } from '../../check/run/site'
import { hashContent } from '../../lib/files/hash-content'
import type { Store } from '../../lib/store/store'
import { createStore, openStore } from '../../lib/store/store'
import type { WrittenPage } from '../pages/page-files'

/** The results of a site's last build into a folder, for the next build. */
export interface BuildCache {
  /** File → page summary. Valid only for the same shared files. */
  findPages: (sharedVersion: string) => Map<string, PageSummary> | undefined
  /** Path → page files. */
  rendered: Map<string, WrittenPage>
}

export interface BuildCacheKey {
  siteDir: string
  outDir: string
  /** A hash of the engine, the blocks and the schemas. */
  sources: string
}

/** The cached data that does not belong to a single page. */
interface Head extends BuildCacheKey {
  sharedVersion: string
}

interface CachedPage {
  summary: PageSummary
  /** Undefined if another part of the site contains the page. */
  rendered?: WrittenPage
}

/** The key of the cache's header. A page's key is its file. */
const HEAD = 'head'

/** Reads the cache. A cache that is missing, damaged or of another version counts as empty. */
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
    pages.set(file, { summary: internStrings(summary), rendered })
  }
  store?.close()
  return isWanted ? { head, pages } : { pages }
}

/** The results of a build. */
export interface BuiltPages {
  pages: SitePage[]
  sharedVersion: string
  rendered: Map<string, WrittenPage>
}

/** Stores a build's results. Never throws: without a cache, the next build only takes longer. */
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
    // The next build starts without a cache.
  } finally {
    store?.close()
  }
}

/** The path of a build's cache. */
export function pathOfBuildCache({
  siteDir,
  outDir,
}: Pick<BuildCacheKey, 'siteDir' | 'outDir'>): string {
  const name = hashContent(`${resolve(siteDir)}\n${resolve(outDir)}`)
  return join(CACHE_FOLDER, 'builds', `${name}.json`)
}

/** The maximum number of cached builds. Each site and output folder has a separate cache. */
const REMEMBERED = 20

async function forgetOldest(folder: string): Promise<void> {
  const files = readdirSync(folder).map((name) => join(folder, name))
  const byAge = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const file of byAge.slice(REMEMBERED)) await rm(file, { force: true })
}
