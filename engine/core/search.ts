import type { SearchIndexEntry } from './search-index'

/**
 * The entries that a query finds, best first: those with a keyword equal to it, then those with
 * it in their title, then the others; the index's own order within each (D13). Upper and lower
 * case are the same, and spaces around the query do not count. An empty query finds nothing.
 *
 * An entry is found when its title, description or type contains the query, or when a keyword
 * contains the query or is contained in it.
 */
export function searchEntries(entries: SearchIndexEntry[], query: string): SearchIndexEntry[] {
  const wanted = query.trim().toLowerCase()
  if (!wanted) return []
  const tiers: SearchIndexEntry[][] = [[], [], []]
  for (const entry of entries) {
    const tier = rankEntry(entry, wanted)
    if (tier !== undefined) tiers[tier]?.push(entry)
  }
  return tiers.flat()
}

function rankEntry(entry: SearchIndexEntry, wanted: string): 0 | 1 | 2 | undefined {
  const contains = (text: string) => text.toLowerCase().includes(wanted)
  const keywords = entry.keywords.map((keyword) => keyword.toLowerCase())
  if (keywords.includes(wanted)) return 0
  if (contains(entry.title)) return 1
  const matches =
    contains(entry.description) ||
    contains(entry.type) ||
    keywords.some((keyword) => keyword.includes(wanted) || wanted.includes(keyword))
  return matches ? 2 : undefined
}
