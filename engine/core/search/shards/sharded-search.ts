import type { Rank, Tier } from '../search'
import { foldEntry, foldQuery, matchQuery, matchWords } from '../search'
import type { SearchIndexEntry } from '../search-index'
import type { Candidate } from './candidates'
import { collectByWords, collectCandidates } from './candidates'
import type { ListShard } from './format'
import type { Plan } from './plan'
import { planSearch } from './plan'
import type { ShardStore } from './shard-store'

/** What is known of the results of a query before all of them are. */
export interface FirstFound {
  /** The best of them, in their order. */
  entries: SearchIndexEntry[]
  /** How many there are; undefined while that is not known. */
  count: number | undefined
}

export interface ShardedSearch {
  /** The first results, from as few shards as possible: one or more, if there are any. */
  findFirst: (query: string, limit: number) => Promise<FirstFound>
  /** The best results, at most `limit` of them, and how many there are. */
  find: (query: string, limit: number) => Promise<FirstFound & { count: number }>
  /** The best of the entries that contain all words of the query, in any order. */
  findByWords: (query: string, limit: number) => Promise<SearchIndexEntry[]>
}

/** How many times as many shards are looked at when those before had no result. */
const GROWTH = 4

/**
 * The search in a sharded index. It finds what `createSearch` finds in the whole index, in the
 * same order. Lists say which entries may match; what they leave open is decided by the entries
 * themselves, and by the same code.
 *
 * All functions reject when a shard cannot be had.
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

/** All entries that a query may find: those collected from the lists, or, without a plan, all. */
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

/** A candidate that has not turned out to be none. */
interface Ranked extends Candidate {
  /** Undefined until it is loaded. */
  entry: SearchIndexEntry | undefined
}

/** Returns a function that gives the candidates as they are known by then, best first. */
function createRanking(store: ShardStore, rank: Rank, candidates: Candidate[]): () => Ranked[] {
  const tiers = new Map<number, Tier | undefined>()
  /** A candidate ranked by its entry or, until that is loaded, by its best possible rank. */
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

/** The results up to the first that is not known yet. */
function listKnown(ranked: Ranked[]): SearchIndexEntry[] {
  const end = ranked.findIndex(({ entry }) => entry === undefined)
  return ranked.slice(0, end < 0 ? ranked.length : end).flatMap(({ entry }) => entry ?? [])
}

/** The shards of the entries that are not loaded, the first wanted first. */
function listMissing(store: ShardStore, ranked: Ranked[]): number[] {
  const missing = ranked.filter(({ entry }) => entry === undefined)
  return [...new Set(missing.map(({ order }) => store.shardOf(order)))]
}
