/** Suggestions, which never affect the order or the number of search results. */
import Fuse from 'fuse.js'
import { decodePath } from '../addresses/paths'
import { foldText } from '../text/fold-text'
import { compareToAny, splitWords } from './likeness'
import type { SearchIndexEntry } from './search-index'

/** Fuse's threshold, from 0 (equal) to 1. It is lenient because the words' similarity decides. */
const THRESHOLD = 0.5
const MAX_PAGES = 3

/**
 * The title or keyword most similar to the query, provided that it has results. Undefined if none
 * is similar.
 */
export function suggestQuery(entries: SearchIndexEntry[], query: string): string | undefined {
  const asked = splitWords(query)
  const terms = [...new Set(entries.flatMap(({ title, keywords }) => [...keywords, title]))]
  const fuse = new Fuse(terms.map(foldText), { threshold: THRESHOLD, ignoreLocation: true })
  const found = fuse
    .search(foldText(query).trim())
    .find(({ item }) => isMostly(asked, splitWords(item)))
  return found && terms[found.refIndex]
}

/** Returns `true` if at least half of the query's words are similar to one of the other words. */
function isMostly(asked: string[], words: string[]): boolean {
  const like = asked.filter((word) => compareToAny(word, words) > 0)
  return like.length > 0 && 2 * like.length >= asked.length
}

/**
 * The pages similar to a missing path, most similar first: pages whose last path segment, title or
 * keyword is similar to the missing path's last segment; otherwise the pages under the path, or the
 * nearest ancestor.
 */
export function suggestPages(entries: SearchIndexEntry[], path: string): SearchIndexEntry[] {
  const parts = decodePath(path).split('/').filter(Boolean)
  const like = listLike(entries, splitWords(parts.at(-1) ?? ''))
  if (like.length > 0) return like.slice(0, MAX_PAGES)
  const below = parts.length > 0 ? listBelow(entries, `/${parts.join('/')}/`) : []
  return below.length > 0 ? below.slice(0, MAX_PAGES) : listAbove(entries, parts)
}

/**
 * The pages similar to the given words, most similar first. Pages less than half as similar as the
 * first page are omitted.
 */
function listLike(entries: SearchIndexEntry[], asked: string[]): SearchIndexEntry[] {
  const ranked = entries
    .map((entry) => ({ entry, rank: rankPage(entry, asked) }))
    .sort((a, b) => b.rank - a.rank)
  const best = ranked[0]?.rank ?? 0
  return ranked.filter(({ rank }) => rank > best / 2).map(({ entry }) => entry)
}

/**
 * A page's similarity to the given words. The page must contain at least half of them. Its path
 * counts most.
 */
function rankPage({ url, title, keywords }: SearchIndexEntry, asked: string[]): number {
  const own = splitWords(url.slice(url.lastIndexOf('/')))
  const named = splitWords(title)
  const about = keywords.flatMap(splitWords)
  const ranks = asked.map((word) =>
    Math.max(3 * compareToAny(word, own), 2 * compareToAny(word, named), compareToAny(word, about)),
  )
  const isNear = 2 * ranks.filter(Boolean).length >= asked.length
  return isNear ? ranks.reduce((sum, rank) => sum + rank, 0) : 0
}

/** The pages under a path, nearest first. */
function listBelow(entries: SearchIndexEntry[], start: string): SearchIndexEntry[] {
  const depth = ({ url }: SearchIndexEntry) => url.split('/').length
  return entries.filter(({ url }) => url.startsWith(start)).sort((a, b) => depth(a) - depth(b))
}

/** The nearest ancestor of a path. */
function listAbove(entries: SearchIndexEntry[], parts: string[]): SearchIndexEntry[] {
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const address = `/${parts.slice(0, count).join('/')}`
    const above = entries.filter(({ url }) => url === address)
    if (above.length > 0) return above
  }
  return []
}
