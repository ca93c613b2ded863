import { foldQuery } from '../search'
import type { SearchIndexEntry } from '../search-index'
import type { SearchRoot } from './format'
import { planSearch } from './plan'
import type { LoadShard } from './shard-store'
import { createShardStore } from './shard-store'
import type { ShardedSearch } from './sharded-search'
import { createShardedSearch } from './sharded-search'

export interface ShardedIndex {
  searchFirst: ShardedSearch['findFirst']
  search: ShardedSearch['find']
  searchWhileTyping: (query: string, limit: number) => Promise<SearchIndexEntry[]>
  searchByWords: ShardedSearch['findByWords']
  suggest: (query: string) => Promise<string | undefined>
  findNear: (path: string) => Promise<SearchIndexEntry[]>
}

/** The functions of a sharded index. Each rejects if a shard cannot be loaded. */
export function createShardedIndex(root: SearchRoot, load: LoadShard): ShardedIndex {
  const store = createShardStore(root, load)
  const { findFirst, find, findByWords } = createShardedSearch(store)
  return {
    searchFirst: findFirst,
    search: find,
    searchWhileTyping: async (query, limit) =>
      planSearch(root, foldQuery(query)) ? (await findFirst(query, limit)).entries : [],
    searchByWords: findByWords,
    suggest: async (query) => (await loadLike()).suggestShardedQuery(store, query),
    findNear: async (path) => (await loadLike()).suggestShardedPages(store, path),
  }
}

function loadLike() {
  return import('./sharded-suggestions')
}
