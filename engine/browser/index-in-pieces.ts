import { withBase } from '../core/addresses/base'
import type { PieceName, SearchRoot } from '../core/search/pieces/format'
import { pathOfPiece } from '../core/search/pieces/format'
import { createPieceStore } from '../core/search/pieces/piece-store'
import { createSearchInPieces } from '../core/search/pieces/search-in-pieces'
import { SEARCH_INDEX_PATH } from '../core/search/search-index'
import { fetchPatiently, isHang } from './patience'
import type { SearchIndex } from './search-tasks'
import { StaleIndexError } from './search-tasks'

/**
 * An index in pieces, of which a search fetches those that it needs. A piece that cannot be had is
 * asked for once more, unless it hung.
 */
export function createIndexInPieces(base: string, root: SearchRoot): SearchIndex {
  async function loadPiece(name: PieceName): Promise<unknown> {
    const url = withBase(base, pathOfPiece(name))
    try {
      return await fetchJson(url)
    } catch (reason) {
      if (isHang(reason)) throw reason
      // After a publication the pieces of the index before it may be gone.
      if (await hasNewerRoot(base, root)) throw new StaleIndexError(`${url} is of an earlier index`)
      return fetchJson(url)
    }
  }
  const store = createPieceStore(root, loadPiece)
  const { findFirst, find } = createSearchInPieces(store)
  return {
    searchFirst: findFirst,
    search: find,
    suggest: async (query) => (await loadLike()).suggestQueryInPieces(store, query),
    findNear: async (path) => (await loadLike()).suggestPagesInPieces(store, path),
  }
}

/** @throws when the answer is none, or not JSON. */
async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetchPatiently(url, init)
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`)
  return response.json()
}

async function hasNewerRoot(base: string, root: SearchRoot): Promise<boolean> {
  try {
    const url = withBase(base, SEARCH_INDEX_PATH)
    const now = (await fetchJson(url, { cache: 'no-cache' })) as Partial<SearchRoot>
    return now.version !== root.version
  } catch {
    return false
  }
}

function loadLike() {
  return import('../core/search/pieces/like-in-pieces')
}
