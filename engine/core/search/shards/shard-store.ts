import type { OrderedEntry } from '../search-index'
import type { EntryShard, ListShard, SearchRoot, ShardName } from './format'
import { fromSteps, getShardIndex } from './format'

/** Fetches a shard's content. */
export type LoadShard = (name: ShardName) => Promise<unknown>

/** An index's shards, each fetched on first use. */
export interface ShardStore {
  root: SearchRoot
  loadLists: (places: Iterable<number>) => Promise<ListShard[]>
  /** The loaded list shard for a key. */
  findList: (key: string) => ListShard
  placeOf: (key: string) => number
  /** Loads the entries of some shards. */
  loadEntries: (shards: Iterable<number>) => Promise<void>
  /** The shard that contains an entry. */
  shardOf: (order: number) => number
  /** A loaded entry. */
  findEntry: (order: number) => OrderedEntry | undefined
  /** The loaded entries. */
  listEntries: () => OrderedEntry[]
}

/** How many shards are fetched at the same time: the browsers' limit per host. */
const AT_A_TIME = 6

/** The share of all entries above which loading them all in one shard is cheaper. */
const WHOLE_SHARE = 0.25

export function createShardStore(root: SearchRoot, load: LoadShard): ShardStore {
  const lists = new Map<number, ListShard>()
  const shards = new Set<number>()
  const entries = new Map<number, OrderedEntry>()
  const placeOf = (key: string) => getShardIndex(key, root.lists.length)
  const pending = new Map<string, Promise<unknown>>()
  /** Two tasks that need the same shard share a request. */
  function share(name: ShardName): Promise<unknown> {
    const [hash] = name
    const loading = pending.get(hash) ?? load(name).finally(() => pending.delete(hash))
    pending.set(hash, loading)
    return loading
  }
  async function loadList(place: number): Promise<void> {
    const name = root.lists[place]
    lists.set(place, name?.[0] ? ((await share(name)) as ListShard) : {})
  }
  let isWhole = false
  async function loadShard(number: number): Promise<void> {
    await readEntries(root.entries[number]?.name ?? root.whole)
    shards.add(number)
  }
  async function readEntries(name: ShardName): Promise<void> {
    const shard = (await share(name)) as EntryShard
    const orders = fromSteps(shard.orders)
    for (const [index, entry] of shard.entries.entries()) {
      const order = orders[index] ?? 0
      entries.set(order, { order, entry })
    }
  }
  return {
    root,
    placeOf,
    async loadLists(places) {
      const all = [...new Set(places)]
      await runAll(
        all.filter((place) => !lists.has(place)),
        loadList,
      )
      return all.flatMap((place) => lists.get(place) ?? [])
    },
    findList: (key) => lists.get(placeOf(key)) ?? {},
    async loadEntries(numbers) {
      const missing = [...new Set(numbers)].filter((number) => !shards.has(number))
      if (isWhole || missing.length === 0) return
      const length = missing.reduce((sum, number) => sum + (root.entries[number]?.name[1] ?? 0), 0)
      if (length <= root.whole[1] * WHOLE_SHARE) return runAll(missing, loadShard)
      await readEntries(root.whole)
      isWhole = true
    },
    shardOf: (order) => findLast(root, order),
    findEntry: (order) => entries.get(order),
    listEntries: () => [...entries.values()],
  }
}

/** The last shard that starts at or before an entry. */
function findLast({ entries }: SearchRoot, order: number): number {
  let low = 0
  let high = entries.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((entries[middle]?.first ?? 0) <= order) low = middle
    else high = middle - 1
  }
  return low
}

/** Runs tasks, a few at a time. */
async function runAll<T>(items: T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const work = async () => {
    for (const item of waiting) await run(item)
  }
  await Promise.all(Array.from({ length: Math.min(AT_A_TIME, items.length) }, work))
}
