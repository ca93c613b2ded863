import type { SearchRoot } from './format'
import { getShardIndex, KEYWORD_KEY } from './format'
import { findPrefixes } from './prefix-filter'
import type { Token } from './terms'
import { listKeys, splitQuery } from './terms'

/** The lists that a query needs. */
export interface Plan {
  /** The tokens to find, each with the key of its lists. */
  tokens: { token: Token; key: string }[]
  /** If `true`, the query is a single token, so the lists of words determine the matches. */
  isToken: boolean
  /** The list shards to fetch. */
  places: number[]
}

/** The maximum number of tokens. More tokens hardly narrow the result, and each costs a shard. */
const MAX_TOKENS = 3

/** Plans a query. Returns undefined if only the entries themselves determine the matches. */
export function planSearch(root: SearchRoot, wanted: string): Plan | undefined {
  const tokens = splitQuery(wanted)
  if (!tokens) return undefined
  const prefixes = findPrefixes(root.heads, wanted)
  const keys = prefixes.map((prefix) => prefix.slice(0, KEYWORD_KEY))
  const places = new Set(keys.map((key) => getShardIndex(key, root.lists.length)))
  const found = tokens
    .filter(({ text }) => listKeys(text).length > 0)
    .sort((a, b) => b.text.length - a.text.length)
    .slice(0, MAX_TOKENS)
    .map((token) => ({ token, key: chooseKey(root, token.text, places) }))
  if (found.length === 0) return undefined
  for (const { key } of found) places.add(getShardIndex(key, root.lists.length))
  const length = [...places].reduce((sum, place) => sum + lengthOf(root, place), 0)
  if (length > root.most) return undefined
  return { tokens: found, isToken: tokens[0]?.text === wanted, places: [...places] }
}

/** A key whose shard is fetched anyway, or else the key with the smallest shard. */
function chooseKey(root: SearchRoot, token: string, places: Set<number>): string {
  const cost = (key: string) => {
    const place = getShardIndex(key, root.lists.length)
    return places.has(place) ? -1 : lengthOf(root, place)
  }
  return listKeys(token).reduce((best, key) => (cost(key) < cost(best) ? key : best))
}

function lengthOf(root: SearchRoot, place: number): number {
  return root.lists[place]?.[1] ?? 0
}
