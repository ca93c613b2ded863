import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../lib/files/is-record'
import { escapePointer } from '../../lib/json/text-place'
import type { Hunk } from './list-hunks'
import { listHunks } from './list-hunks'

/** A value that both sides have changed in different ways. */
export interface Conflict {
  /** Its JSON pointer in the merged value, which has the value of `mine`. */
  pointer: string
  /** Undefined for a removed value. */
  theirs?: unknown
}

export interface Merged {
  value: unknown
  conflicts: Conflict[]
}

/**
 * Merges two changed versions of a JSON value. Objects are merged by their properties, and lists by
 * their items. Where the changes conflict, the merged value is that of `mine`.
 */
export function mergeJson(base: unknown, mine: unknown, theirs: unknown): Merged {
  const conflicts: Conflict[] = []
  const value = merge({ base, mine, theirs }, { pointer: '', conflicts })
  return { value, conflicts }
}

interface Versions<T = unknown> {
  base: T
  mine: T
  theirs: T
}

interface Place {
  pointer: string
  conflicts: Conflict[]
}

function merge({ base, mine, theirs }: Versions, place: Place): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(mine, base)) return theirs
  if (isDeepStrictEqual(theirs, base)) return mine
  if (isRecord(mine) && isRecord(theirs)) {
    return mergeObjects({ base: isRecord(base) ? base : {}, mine, theirs }, place)
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const conflicts: Conflict[] = []
    const merged = mergeLists({ base, mine, theirs }, { ...place, conflicts })
    if (merged) {
      place.conflicts.push(...conflicts)
      return merged
    }
  }
  place.conflicts.push({ pointer: place.pointer, theirs })
  return mine
}

type JsonObject = Record<string, unknown>

function mergeObjects({ base, mine, theirs }: Versions<JsonObject>, place: Place): JsonObject {
  const entries = joinNames(Object.keys(theirs), Object.keys(mine)).map((name) => {
    const [ofBase, ofMine, ofTheirs] = [base, mine, theirs].map((one) =>
      Object.hasOwn(one, name) ? one[name] : undefined,
    )
    const versions = { base: ofBase, mine: ofMine, theirs: ofTheirs }
    return [name, merge(versions, within(place, name))] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** A name that only the second list has follows its neighbour there. */
function joinNames(names: string[], others: string[]): string[] {
  const all = [...names]
  for (const [index, name] of others.entries()) {
    if (all.includes(name)) continue
    const before = others.slice(0, index).findLast((one) => all.includes(one))
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, name)
  }
  return all
}

/** Undefined if both sides have changed the same items in ways that cannot be joined. */
function mergeLists(lists: Versions<unknown[]>, place: Place): unknown[] | undefined {
  const { base, mine, theirs } = lists
  const merged: unknown[] = []
  let at = 0
  for (const region of listRegions(listHunks(base, theirs), listHunks(base, mine))) {
    merged.push(...base.slice(at, region.start))
    at = region.end
    const ofTheirs = theirs.slice(...rangeOf(region, region.theirs))
    const ofMine = mine.slice(...rangeOf(region, region.mine))
    if (region.mine.length === 0) merged.push(...ofTheirs)
    else if (region.theirs.length === 0) merged.push(...ofMine)
    else if (isDeepStrictEqual(ofMine, ofTheirs)) merged.push(...ofTheirs)
    else {
      const ofBase = base.slice(region.start, region.end)
      if (ofMine.length !== ofTheirs.length || ofMine.length !== ofBase.length) return undefined
      for (const [index, item] of ofBase.entries()) {
        const versions = { base: item, mine: ofMine[index], theirs: ofTheirs[index] }
        merged.push(merge(versions, within(place, merged.length)))
      }
    }
  }
  return [...merged, ...base.slice(at)]
}

/** A range of the base in which hunks of both sides overlap, or that of a single hunk. */
interface Region {
  start: number
  end: number
  theirs: Hunk[]
  mine: Hunk[]
}

function listRegions(theirs: Hunk[], mine: Hunk[]): Region[] {
  const all = [
    ...theirs.map((hunk) => ({ hunk, side: 'theirs' as const })),
    ...mine.map((hunk) => ({ hunk, side: 'mine' as const })),
  ].sort((a, b) => a.hunk.start - b.hunk.start || a.hunk.end - b.hunk.end)
  const regions: Region[] = []
  for (const { hunk, side } of all) {
    const last = regions.at(-1)
    if (last && overlap(last, hunk)) {
      last.end = Math.max(last.end, hunk.end)
      last[side].push(hunk)
    } else {
      const { start, end } = hunk
      regions.push({ start, end, theirs: [], mine: [], [side]: [hunk] })
    }
  }
  return regions
}

/** Equal ranges overlap. Items that are inserted at the end of a range do not. */
function overlap(region: Region, { start, end }: Hunk): boolean {
  const isSame = region.start === start && region.end === end
  return isSame ? region.start < region.end : start < region.end && region.start < end
}

/** The range of a region in the list of one side. */
function rangeOf({ start, end }: Region, hunks: Hunk[]): [start: number, end: number] {
  const [first] = hunks
  const last = hunks.at(-1)
  if (!first || !last) return [0, 0]
  return [first.otherStart - (first.start - start), last.otherEnd + (end - last.end)]
}

function within({ pointer, conflicts }: Place, part: string | number): Place {
  return { pointer: `${pointer}/${escapePointer(part)}`, conflicts }
}
