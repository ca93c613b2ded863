import type { OrderedEntry } from '../search-index'
import type { EntryPiece, ListPiece, PieceName, SearchRoot } from './format'
import { fromSteps, placeOfKey } from './format'

/** Gives the content of a piece. */
export type LoadPiece = (name: PieceName) => Promise<unknown>

/** The pieces of an index, each fetched when it is first needed. */
export interface PieceStore {
  root: SearchRoot
  loadLists: (places: Iterable<number>) => Promise<ListPiece[]>
  /** The piece of lists with a key, of those that have been loaded. */
  findList: (key: string) => ListPiece
  placeOf: (key: string) => number
  /** Loads the entries of some pieces. */
  loadEntries: (pieces: Iterable<number>) => Promise<void>
  /** The piece that an entry is in. */
  pieceOf: (order: number) => number
  /** An entry that has been loaded. */
  findEntry: (order: number) => OrderedEntry | undefined
  /** The entries that have been loaded. */
  listEntries: () => OrderedEntry[]
}

/** How many pieces are asked for at a time: as many as browsers ask one host for. */
const AT_A_TIME = 6

/** The share of all entries of which it is better to load all of them, in one piece. */
const WHOLE_SHARE = 0.25

export function createPieceStore(root: SearchRoot, load: LoadPiece): PieceStore {
  const lists = new Map<number, ListPiece>()
  const pieces = new Set<number>()
  const entries = new Map<number, OrderedEntry>()
  const placeOf = (key: string) => placeOfKey(key, root.lists.length)
  async function loadList(place: number): Promise<void> {
    const name = root.lists[place]
    lists.set(place, name?.[0] ? ((await load(name)) as ListPiece) : {})
  }
  let isWhole = false
  async function loadPiece(number: number): Promise<void> {
    await readEntries(root.entries[number]?.name ?? root.whole)
    pieces.add(number)
  }
  async function readEntries(name: PieceName): Promise<void> {
    const piece = (await load(name)) as EntryPiece
    const orders = fromSteps(piece.orders)
    for (const [index, entry] of piece.entries.entries()) {
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
      const missing = [...new Set(numbers)].filter((number) => !pieces.has(number))
      if (isWhole || missing.length === 0) return
      const length = missing.reduce((sum, number) => sum + (root.entries[number]?.name[1] ?? 0), 0)
      if (length <= root.whole[1] * WHOLE_SHARE) return runAll(missing, loadPiece)
      await readEntries(root.whole)
      isWhole = true
    },
    pieceOf: (order) => findLast(root, order),
    findEntry: (order) => entries.get(order),
    listEntries: () => [...entries.values()],
  }
}

/** The last piece that does not begin after an entry. */
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

/** Does all of something, a few at a time. */
async function runAll<T>(items: T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const work = async () => {
    for (const item of waiting) await run(item)
  }
  await Promise.all(Array.from({ length: Math.min(AT_A_TIME, items.length) }, work))
}
