import { foldText } from '../text/fold-text'
import { findWords } from '../text/words'
import type { SearchIndexEntry } from './search-index'

/**
 * Returns a function that finds the entries for a query, best first: entries with a keyword equal
 * to the query, then entries with the query in their title, then all others, each group in index
 * order. It ignores case, accents and surrounding spaces. An empty query finds nothing. An entry is
 * found if its title, description or type contains the query, or if a keyword contains the query or
 * is contained in it, or if one of its whole words is a word of the query. With `matchWords`, an entry is found if it contains all words in the query,
 * in any order.
 */
export function createSearch(
  entries: SearchIndexEntry[],
): (query: string, match?: Match) => SearchIndexEntry[] {
  // Computed once for all queries: for 10,000 entries, this is most of the work.
  const folded = entries.map(foldEntry)
  return (query, match = matchQuery) => {
    const rank = match(foldQuery(query))
    const tiers: SearchIndexEntry[][] = [[], [], []]
    for (const entry of folded) {
      const tier = rank(entry)
      if (tier !== undefined) tiers[tier]?.push(entry.entry)
    }
    return tiers.flat()
  }
}

/** Folds a query for comparisons. */
export function foldQuery(query: string): string {
  return foldText(query).trim()
}

/** The ranks of results, best first: equal keyword, query in the title, any other match. */
export type Tier = 0 | 1 | 2

/** An entry's rank; 0 is the best. Undefined if the entry is not found. */
export type Rank = (entry: FoldedEntry) => Tier | undefined

/** The results for a folded query. */
export type Match = (wanted: string) => Rank

/** An entry with its strings folded. */
export interface FoldedEntry {
  entry: SearchIndexEntry
  title: string
  description: string
  type: string
  keywords: string[]
  wholeWords: string[]
}

export function foldEntry(entry: SearchIndexEntry): FoldedEntry {
  const { title, description, type, keywords, wholeWords = [] } = entry
  return {
    entry,
    title: foldText(title),
    description: foldText(description),
    type: foldText(type),
    keywords: keywords.map(foldText),
    wholeWords: wholeWords.map(foldText),
  }
}

/** Finds the entries that contain the whole query. */
export const matchQuery: Match = (wanted) => {
  const words = findWords(wanted)
  return ({ title, description, type, keywords, wholeWords }) => {
    if (!wanted) return undefined
    if (keywords.includes(wanted) || wholeWords.includes(wanted)) return 0
    if (title.includes(wanted)) return 1
    const matches =
      description.includes(wanted) ||
      type.includes(wanted) ||
      keywords.some((keyword) => keyword.includes(wanted) || wanted.includes(keyword)) ||
      wholeWords.some((word) => words.includes(word))
    return matches ? 2 : undefined
  }
}

/**
 * Finds the entries that contain each word in the query. Entries with all words in their title come
 * first.
 */
export const matchWords: Match = (wanted) => {
  const words = findWords(wanted)
  return ({ title, description, type, keywords }) => {
    if (words.length === 0) return undefined
    if (words.every((word) => title.includes(word))) return 1
    const texts = [title, description, type, ...keywords]
    return words.every((word) => texts.some((text) => text.includes(word))) ? 2 : undefined
  }
}
