/** Guesses at what was meant; never the order or the number of search results (D50). */
import Fuse from 'fuse.js'
import type { SearchIndexEntry } from './search-index'

/** How unlike two texts may be, from 0, the same, to 1: a letter or two of a word. */
const THRESHOLD = 0.35
const MAX_PAGES = 3

/** The title or keyword most like the query, which finds something; nothing when none is like it. */
export function suggestQuery(entries: SearchIndexEntry[], query: string): string | undefined {
  const terms = [...new Set(entries.flatMap(({ title, keywords }) => [...keywords, title]))]
  return new Fuse(terms, { threshold: THRESHOLD }).search(query.trim())[0]?.item
}

/** The pages whose address, or else whose title or keyword, is most like a path. */
export function suggestPages(entries: SearchIndexEntry[], path: string): SearchIndexEntry[] {
  const options = { threshold: THRESHOLD, ignoreLocation: true }
  const words = (path.split('/').findLast(Boolean) ?? '').replaceAll(/[-_]+/g, ' ')
  // Fuse finds everything for an empty text.
  if (!words) return []
  const near = [
    ...new Fuse(entries, { ...options, keys: ['url'] }).search(path),
    ...new Fuse(entries, { ...options, keys: ['title', 'keywords'] }).search(words),
  ]
  return [...new Set(near.map(({ item }) => item))].slice(0, MAX_PAGES)
}
