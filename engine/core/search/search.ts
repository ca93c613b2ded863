import type { SearchIndexEntry } from './search-index'

/**
 * Returns a function from a query to the entries that it finds, best first: those with a keyword
 * equal to it, then those with it in their title, then the others; the index's own order within
 * each (D13). Upper and lower case are the same, and spaces around the query do not count. An
 * empty query finds nothing.
 *
 * An entry is found when its title, description or type contains the query, or when a keyword
 * contains the query or is contained in it.
 */
export function createSearch(entries: SearchIndexEntry[]): (query: string) => SearchIndexEntry[] {
  // Once for all queries: of ten thousand entries this is most of the work.
  const folded = entries.map(foldEntry)
  return (query) => {
    const wanted = query.trim().toLowerCase()
    if (!wanted) return []
    const tiers: SearchIndexEntry[][] = [[], [], []]
    for (const entry of folded) {
      const tier = rankEntry(entry, wanted)
      if (tier !== undefined) tiers[tier]?.push(entry.entry)
    }
    return tiers.flat()
  }
}

interface FoldedEntry {
  entry: SearchIndexEntry
  title: string
  description: string
  type: string
  keywords: string[]
}

function foldEntry(entry: SearchIndexEntry): FoldedEntry {
  const { title, description, type, keywords } = entry
  return {
    entry,
    title: title.toLowerCase(),
    description: description.toLowerCase(),
    type: type.toLowerCase(),
    keywords: keywords.map((keyword) => keyword.toLowerCase()),
  }
}

function rankEntry(
  { title, description, type, keywords }: FoldedEntry,
  wanted: string,
): 0 | 1 | 2 | undefined {
  if (keywords.includes(wanted)) return 0
  if (title.includes(wanted)) return 1
  const matches =
    description.includes(wanted) ||
    type.includes(wanted) ||
    keywords.some((keyword) => keyword.includes(wanted) || wanted.includes(keyword))
  return matches ? 2 : undefined
}
