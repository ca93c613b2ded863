import type { SearchIndexEntry } from '../search-index'
import type { SearchRoot } from './format'
import type { LoadPiece } from './piece-store'
import { createPieceStore } from './piece-store'
import type { SearchInPieces } from './search-in-pieces'
import { createSearchInPieces } from './search-in-pieces'

export interface IndexInPieces {
  searchFirst: SearchInPieces['findFirst']
  search: SearchInPieces['find']
  searchByWords: SearchInPieces['findByWords']
  suggest: (query: string) => Promise<string | undefined>
  findNear: (path: string) => Promise<SearchIndexEntry[]>
}

/** All that is asked of an index, of one in pieces. Each rejects when a piece cannot be had. */
export function createIndexInPieces(root: SearchRoot, load: LoadPiece): IndexInPieces {
  const store = createPieceStore(root, load)
  const { findFirst, find, findByWords } = createSearchInPieces(store)
  return {
    searchFirst: findFirst,
    search: find,
    searchByWords: findByWords,
    suggest: async (query) => (await loadLike()).suggestQueryInPieces(store, query),
    findNear: async (path) => (await loadLike()).suggestPagesInPieces(store, path),
  }
}

function loadLike() {
  return import('./like-in-pieces')
}
