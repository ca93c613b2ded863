import type { Rank, Tier } from '../search'
import { foldEntry, foldQuery, matchQuery, matchWords } from '../search'
import type { SearchIndexEntry } from '../search-index'
import type { Candidate } from './candidates'
import { collectByWords, collectCandidates } from './candidates'
import type { ListShard } from './format'
import type { Plan } from './plan'
import { planSearch } from './plan'
import type { ShardStore } from './shard-store'

/** The results for a query that are known so far. */
export interface FirstFound {
  /** The best results, in order. */
  entries: SearchIndexEntry[]
  /** The total number of results. Undefined while it is unknown. */
  count: number | undefined
}

export interface ShardedSearch {
  /** The first results, from as few shards as possible: at least one result, if there are any. */
  findFirst: (query: string, limit: number) => Promise<FirstFound>
  /** The best results, at most `limit`, and the total number of results. */
  find: (query: string, limit: number) => Promise<FirstFound & { count: number }>
  /** The best entries that contain all words of the query, in any order. */
  findByWords: (query: string, limit: number) => Promise<SearchIndexEntry[]>
}

/** The factor by which the number of shards grows if the previous shards had no result. */
const GROWTH = 4

/**
 * Searches a sharded index. The results and their order are the same as with `createSearch` on the
 * whole index. Lists determine which entries may match, and the same code then checks the entries
 * themselves. All functions reject if a shard cannot be loaded.
 */
export function createShardedSearch(store: ShardStore): ShardedSearch {
  async function start(query: string): Promise<() => Ranked[]> {
    const wanted = foldQuery(query)
    const collect = (plan: Plan, lists: ListShard[]) =>
      collectCandidates({ plan, wanted }, store.findList, lists)
    return createRanking(store, matchQuery(wanted), await listCandidates(store, wanted, collect))
  }
  async function loadBest(
    rank: () => Ranked[],
    limit: number,
  ): Promise<FirstFound & { count: number }> {
    for (;;) {
      const ranked = rank()
      const best = ranked.slice(0, limit)
      const missing = listMissing(store, best)
      if (missing.length === 0) return { entries: listKnown(best), count: ranked.length }
      await store.loadEntries(missing)
    }
  }
  return {
    async findFirst(query, limit) {
      const rank = await start(query)
      for (let most = 1; ; most *= GROWTH) {
        const ranked = rank()
        const entries = listKnown(ranked.slice(0, limit))
        if (entries.length > 0 || ranked.length === 0) {
          return { entries, count: ranked.every(isSure) ? ranked.length : undefined }
        }
        await store.loadEntries(listMissing(store, ranked).slice(0, most))
      }
    },
    async find(query, limit) {
      const rank = await start(query)
      await store.loadEntries(
        listMissing(
          store,
          rank().filter((one) => !isSure(one)),
        ),
      )
      return loadBest(rank, limit)
    },
    async findByWords(query, limit) {
      const wanted = foldQuery(query)
      const collect = (plan: Plan) => collectByWords(plan, store.findList)
      const candidates = await listCandidates(store, wanted, collect)
      const { entries } = await loadBest(
        createRanking(store, matchWords(wanted), candidates),
        limit,
      )
      return entries
    },
  }
}

/**
 * All entries that a query may find: the entries from the lists or, without a plan, all entries.
 */
async function listCandidates(
  store: ShardStore,
  wanted: string,
  collect: (plan: Plan, lists: ListShard[]) => Candidate[],
): Promise<Candidate[]> {
  if (!wanted) return []
  const plan = planSearch(store.root, wanted)
  if (plan) return collect(plan, await store.loadLists(plan.places))
  await store.loadEntries(store.root.entries.keys())
  return store.listEntries().map(({ order }) => ({ order, least: 0, sure: undefined }))
}

/** A candidate that has not been ruled out. */
interface Ranked extends Candidate {
  /** The entry. Undefined until it is loaded. */
  entry: SearchIndexEntry | undefined
}

/** Returns a function that returns the current candidates, best first. */
function createRanking(store: ShardStore, rank: Rank, candidates: Candidate[]): () => Ranked[] {
  const tiers = new Map<number, Tier | undefined>()
  /** A candidate ranked by its entry or, until the entry is loaded, by its best possible rank. */
  function rankOne(candidate: Candidate): Ranked | [] {
    const { order } = candidate
    const { entry } = store.findEntry(order) ?? {}
    if (!entry) return { ...candidate, entry }
    if (!tiers.has(order)) tiers.set(order, rank(foldEntry(entry)))
    const tier = tiers.get(order)
    return tier === undefined ? [] : { order, least: tier, sure: tier, entry }
  }
  return () => candidates.flatMap(rankOne).sort((a, b) => a.least - b.least || a.order - b.order)
}

function isSure({ sure }: Ranked): boolean {
  return sure !== undefined
}

/** The results up to the first unknown one. */
function listKnown(ranked: Ranked[]): SearchIndexEntry[] {
  const end = ranked.findIndex(({ entry }) => entry === undefined)
  return ranked.slice(0, end < 0 ? ranked.length : end).flatMap(({ entry }) => entry ?? [])
}

/** The shards of the entries that are not loaded, in order of need. */
function listMissing(store: ShardStore, ranked: Ranked[]): number[] {
  const missing = ranked.filter(({ entry }) => entry === undefined)
  return [...new Set(missing.map(({ order }) => store.shardOf(order)))]
}
