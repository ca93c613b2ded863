/** The tasks on the search index: in a worker or, without one, in the page itself. */
import { withBase } from '../../core/addresses/base'
import { createSearch, matchWords } from '../../core/search/search'
import type { SearchIndexEntry } from '../../core/search/search-index'
import { pathOfIndex } from '../../core/search/search-index'
import type { SearchRoot } from '../../core/search/shards/format'
import { pathOfShard } from '../../core/search/shards/format'
import type { FirstFound } from '../../core/search/shards/sharded-search'
import { fetchWithTimeout, isTimeout } from '../timeout'

export interface SearchTasks {
  /** Sets the site's base and the language's base path. Resolves as soon as the code runs. */
  start: (base: string, locale: string) => Promise<void>
  /** Fetches the index, or the root of a sharded index. */
  load: () => Promise<void>
  /** The best entries that are available quickly. `search` may add more. */
  searchFirst: (query: string, limit: number) => Promise<FirstFound>
  /** The best entries for a query, at most `limit`, and the total number of matches. */
  search: (query: string, limit: number) => Promise<Found>
  /** Some of the best entries, from few shards. Empty if the query needs all entries. */
  searchWhileTyping: (query: string, limit: number) => Promise<SearchIndexEntry[]>
  /** The best entries that contain all words of a query, in any order. */
  searchByWords: (query: string, limit: number) => Promise<SearchIndexEntry[]>
  /** A suggestion for a query without results. */
  suggest: (query: string) => Promise<string | undefined>
  /** The pages whose paths are similar to a missing path. */
  findNear: (path: string) => Promise<SearchIndexEntry[]>
}

export interface Found extends FirstFound {
  count: number
}

/** Either kind of index. */
type SearchIndex = Omit<SearchTasks, 'start' | 'load'>

/** Thrown if the sharded index is older than the one on the server. */
class StaleIndexError extends Error {
  override name = 'StaleIndexError'
}

let base = ''
let path = ''
let index: Promise<SearchIndex> | undefined

/** The index, fetched on first use, and again after an error. */
function loadIndex(): Promise<SearchIndex> {
  index ??= fetchIndex().catch((reason) => {
    index = undefined
    throw reason
  })
  return index
}

/** @throws if the index cannot be loaded. */
async function fetchIndex(): Promise<SearchIndex> {
  const content: SearchIndexEntry[] | SearchRoot = await fetchJson(path)
  if (Array.isArray(content)) return createWholeIndex(content)
  const { createShardedIndex } = await import('../../core/search/shards/sharded-index')
  return createShardedIndex(content, (name) => loadShard(content, pathOfShard(name)))
}

/** @throws if the response is an error, or not JSON. */
async function fetchJson<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetchWithTimeout(withBase(base, path), init)
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
  return response.json()
}

/** Retries a shard once, unless it timed out. */
async function loadShard(root: SearchRoot, path: string): Promise<unknown> {
  try {
    return await fetchJson(path)
  } catch (reason) {
    if (isTimeout(reason)) throw reason
    // A new publication may have removed the previous index's shards.
    if (await hasNewerRoot(root)) throw new StaleIndexError(`${path} belongs to an earlier index.`)
    return fetchJson(path)
  }
}

async function hasNewerRoot({ version }: SearchRoot): Promise<boolean> {
  try {
    const now = await fetchJson<Partial<SearchRoot>>(path, { cache: 'no-cache' })
    return now.version !== version
  } catch {
    return false
  }
}

function createWholeIndex(entries: SearchIndexEntry[]): SearchIndex {
  const find = createSearch(entries)
  const search = async (query: string, limit: number) => {
    const found = find(query)
    return { count: found.length, entries: found.slice(0, limit) }
  }
  return {
    searchFirst: search,
    search,
    searchWhileTyping: async (query, limit) => find(query).slice(0, limit),
    searchByWords: async (query, limit) => find(query, matchWords).slice(0, limit),
    suggest: async (query) => (await loadSuggest()).suggestQuery(entries, query),
    findNear: async (path) => (await loadSuggest()).suggestPages(entries, path),
  }
}

/** Runs a task with the index, and retries with a newer index if the server has one. */
async function useIndex<T>(use: (index: SearchIndex) => Promise<T>): Promise<T> {
  const loading = loadIndex()
  try {
    return await use(await loading)
  } catch (reason) {
    if (!(reason instanceof StaleIndexError)) throw reason
    if (index === loading) index = undefined
    return use(await loadIndex())
  }
}

export const searchTasks: SearchTasks = {
  async start(baseOfSite, locale) {
    base = baseOfSite
    path = pathOfIndex(locale)
  },
  async load() {
    await loadIndex()
  },
  searchFirst: (query, limit) => useIndex((index) => index.searchFirst(query, limit)),
  search: (query, limit) => useIndex((index) => index.search(query, limit)),
  searchWhileTyping: (query, limit) => useIndex((index) => index.searchWhileTyping(query, limit)),
  searchByWords: (query, limit) => useIndex((index) => index.searchByWords(query, limit)),
  suggest: (query) => useIndex((index) => index.suggest(query)),
  findNear: (path) => useIndex((index) => index.findNear(path)),
}

function loadSuggest() {
  return import('../../core/search/suggest')
}
