import { decodePath } from '../../addresses/paths'
import { compareWords, splitWords } from '../likeness'
import type { OrderedEntry, SearchIndexEntry } from '../search-index'
import { suggestPages, suggestQuery } from '../suggest'
import type { WordRow } from './format'
import { decodePostings, fromSteps } from './format'
import type { ShardStore } from './shard-store'
import { listNgrams } from './terms'

/** The number of most similar entries loaded. */
const LIKEST = 12

/**
 * The title or keyword that is most similar to a query, as in the whole index, but only among words
 * that share a trigram with a word in the query.
 */
export async function suggestShardedQuery(
  store: ShardStore,
  query: string,
): Promise<string | undefined> {
  return suggestQuery(await loadLikest(store, splitWords(query)), query)
}

/** The pages similar to a missing path, as in the whole index, found the same way. */
export async function suggestShardedPages(
  store: ShardStore,
  path: string,
): Promise<SearchIndexEntry[]> {
  const parts = decodePath(path).split('/').filter(Boolean)
  const like = await loadLikest(store, splitWords(parts.at(-1) ?? ''))
  const found = suggestPages(like, path)
  return found.length > 0 ? found : suggestPages(await loadAround(store, parts), path)
}

async function loadLikest(store: ShardStore, asked: string[]): Promise<SearchIndexEntry[]> {
  const lists = await store.loadLists(listPlaces(store, asked))
  const words = new Map<string, WordRow>()
  for (const { words: rows = [] } of lists) for (const row of rows) words.set(row[0], row)
  const ranks = new Map<number, number>()
  for (const word of asked) {
    for (const [order, rank] of rankEntries(word, words.values()))
      ranks.set(order, (ranks.get(order) ?? 0) + rank)
  }
  const likest = [...ranks].sort(([a, x], [b, y]) => y - x || a - b).slice(0, LIKEST)
  return loadEntries(
    store,
    likest.map(([order]) => order),
  )
}

/** The list shards that contain similar words, within the limit. */
function listPlaces(store: ShardStore, asked: string[]): Set<number> {
  const places = new Set<number>()
  let length = 0
  for (const word of asked) {
    for (const ngram of listNgrams(word, 3)) {
      const place = store.placeOf(ngram)
      if (places.has(place)) continue
      length += store.root.lists[place]?.[1] ?? 0
      if (length > store.root.most) return places
      places.add(place)
    }
  }
  return places
}

/**
 * The similarity of entries' words to a word. Words in the path count most, then words in the
 * title.
 */
function rankEntries(asked: string, words: Iterable<WordRow>): Map<number, number> {
  const ranks = new Map<number, number>()
  for (const [word, titles, others, addresses] of words) {
    const like = compareWords(asked, word)
    if (like === 0) continue
    const note = (order: number, weight: number) =>
      ranks.set(order, Math.max(ranks.get(order) ?? 0, weight * like))
    for (const order of fromSteps(addresses)) note(order, 3)
    for (const { order } of decodePostings(titles)) note(order, 2)
    for (const { order } of decodePostings(others)) note(order, 1)
  }
  return ranks
}

/** The nearest entries under a path, and the entries above it. */
async function loadAround(store: ShardStore, parts: string[]): Promise<SearchIndexEntry[]> {
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const keys = [...paths, ...paths.slice(-1).map((path) => `${path}/`)]
  await store.loadLists(keys.map(store.placeOf))
  const orders = keys.flatMap((key) => {
    const row = store.findList(key).addresses?.find(([address]) => address === key)
    return row ? fromSteps(row[1]) : []
  })
  return loadEntries(store, orders)
}

async function loadEntries(store: ShardStore, orders: number[]): Promise<SearchIndexEntry[]> {
  await store.loadEntries(orders.map(store.shardOf))
  const found = [...new Set(orders)].flatMap(
    (order): OrderedEntry | [] => store.findEntry(order) ?? [],
  )
  return found.sort((a, b) => a.order - b.order).map(({ entry }) => entry)
}
