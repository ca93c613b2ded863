import { resolveTokens } from '../text/tokens'
import type { SearchedHead } from './search-entry'
import { resolveSearchEntry } from './search-entry'

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

interface SearchedPage {
  route: string
  head: SearchedHead
}

/** The index of all pages with a `search` entry, in the entries' `order` (D14). */
export function buildSearchIndex(
  pages: SearchedPage[],
  tokens?: Record<string, string>,
): SearchIndexEntry[] {
  return listOrdered(pages, tokens).map(({ entry }) => entry)
}

/**
 * The same with the `order` of each entry. Pages that write none follow after those that do, by
 * their addresses. `tokens` stand in titles and texts.
 */
export function listOrdered(
  pages: SearchedPage[],
  tokens: Record<string, string> = {},
): OrderedEntry[] {
  const found = pages.flatMap(({ route, head }) => {
    const entry = resolveSearchEntry(head)
    return entry ? [{ route, entry }] : []
  })
  const last = found.reduce((most, { entry: { order = 0 } }) => Math.max(most, order), 0)
  const derived = found
    .filter(({ entry }) => entry.order === undefined)
    .sort((a, b) => (a.route < b.route ? -1 : 1))
  const places = new Map(derived.map(({ route }, index) => [route, last + 1 + index]))
  return found
    .map(({ route, entry: { title, description, type, keywords, order } }) => ({
      order: order ?? places.get(route) ?? 0,
      entry: resolveTokens({ title, description, url: route, type, keywords }, tokens),
    }))
    .sort((a, b) => a.order - b.order)
}
