import type { SearchRoot } from './format'
import { KEYWORD_KEY, placeOfKey } from './format'
import { findHeads } from './heads'
import type { Run } from './terms'
import { listKeys, splitQuery } from './terms'

/** What of the lists a query needs. */
export interface Plan {
  /** The runs that are looked up, each with the key of the lists that it is in. */
  runs: { run: Run; key: string }[]
  /** Whether the query is one run and nothing else, so that words decide what contains it. */
  isRun: boolean
  /** The pieces of lists to fetch. */
  places: number[]
}

/** More runs say little that the first do not, and each costs a piece. */
const MAX_RUNS = 3

/** Undefined if only the entries themselves decide which match. */
export function planSearch(root: SearchRoot, wanted: string): Plan | undefined {
  const runs = splitQuery(wanted)
  if (!runs) return undefined
  const heads = findHeads(root.heads, wanted)
  const keys = heads.map((head) => head.slice(0, KEYWORD_KEY))
  const places = new Set(keys.map((key) => placeOfKey(key, root.lists.length)))
  const found = runs
    .filter(({ text }) => listKeys(text).length > 0)
    .sort((a, b) => b.text.length - a.text.length)
    .slice(0, MAX_RUNS)
    .map((run) => ({ run, key: chooseKey(root, run.text, places) }))
  if (found.length === 0) return undefined
  for (const { key } of found) places.add(placeOfKey(key, root.lists.length))
  const length = [...places].reduce((sum, place) => sum + lengthOf(root, place), 0)
  if (length > root.most) return undefined
  return { runs: found, isRun: runs[0]?.text === wanted, places: [...places] }
}

/** The key in a piece that is fetched anyway, else the one in the smallest piece. */
function chooseKey(root: SearchRoot, run: string, places: Set<number>): string {
  const cost = (key: string) => {
    const place = placeOfKey(key, root.lists.length)
    return places.has(place) ? -1 : lengthOf(root, place)
  }
  return listKeys(run).reduce((best, key) => (cost(key) < cost(best) ? key : best))
}

function lengthOf(root: SearchRoot, place: number): number {
  return root.lists[place]?.[1] ?? 0
}
