import type { SearchIndexEntry } from '../core/search-index'
import { SEARCH_INDEX_PATH } from '../core/search-index'

let index: Promise<SearchIndexEntry[]> | undefined

/** The site's search index; fetched when first asked for, and again after a failure. */
export function loadSearchIndex(): Promise<SearchIndexEntry[]> {
  index ??= fetchIndex().catch((reason) => {
    index = undefined
    throw reason
  })
  return index
}

/** @throws when the index cannot be had. */
async function fetchIndex(): Promise<SearchIndexEntry[]> {
  const response = await fetch(SEARCH_INDEX_PATH)
  if (!response.ok) throw new Error(`The search index: HTTP ${response.status}`)
  return response.json()
}
