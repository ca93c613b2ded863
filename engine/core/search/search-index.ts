import type { SearchEntry } from '../../../schemas/generated/types'

/** Where the index is served. */
export const SEARCH_INDEX_PATH = '/_data/search-index.json'

/** One page as the site's search knows it. */
export interface SearchIndexEntry {
  title: string
  description: string
  url: string
  type: string
  keywords: string[]
}

/** An entry with its place in the order of results. */
export interface OrderedEntry {
  order: number
  entry: SearchIndexEntry
}

type SearchedPage = { route: string; head: { search?: Omit<SearchEntry, 'expect'> } }

/** The index of all pages with a `search` entry, in the entries' `order` (D14). */
export function buildSearchIndex(pages: SearchedPage[]): SearchIndexEntry[] {
  return listOrdered(pages).map(({ entry }) => entry)
}

/** The same with the `order` of each entry. */
export function listOrdered(pages: SearchedPage[]): OrderedEntry[] {
  return pages
    .flatMap(({ route, head: { search } }) => (search ? [{ route, search }] : []))
    .sort((a, b) => a.search.order - b.search.order)
    .map(({ route, search: { title, description, type, keywords, order } }) => ({
      order,
      entry: { title, description, url: route, type, keywords },
    }))
}
