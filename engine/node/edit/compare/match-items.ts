import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../lib/files/is-record'
import { listHunks } from '../drafts/list-hunks'
import { findLongestRise } from './longest-rise'

/** An item of a list that another version of the list has too. */
interface ItemPair {
  /** Its index in the first list. */
  before: number
  /** Its index in the second list. */
  after: number
  /** If `true`, it has another place among the items of both lists. */
  isMoved: boolean
}

export interface MatchedItems {
  /** In the order of the second list. */
  pairs: ItemPair[]
  /** The indexes of the items that only the first list has. */
  removed: number[]
  /** The indexes of the items that only the second list has. */
  added: number[]
}

/** The least share of equal words in an item that was changed. */
const LEAST_SHARE = 0.3
/** Above this number of comparisons, changed items are matched by their order. */
const MOST_COMPARISONS = 10_000

/** Finds the items that two versions of a list share. Items are JSON values. */
export function matchItems(list: unknown[], other: unknown[]): MatchedItems {
  const matcher = new ItemMatcher(list, other)
  let [at, otherAt] = [0, 0]
  const ranges: [number[], number[]][] = []
  const end = { start: list.length, end: 0, otherStart: other.length, otherEnd: 0 }
  for (const hunk of [...listHunks(list, other), end]) {
    while (at < hunk.start) matcher.pair(at++, otherAt++)
    ranges.push([listRange(hunk.start, hunk.end), listRange(hunk.otherStart, hunk.otherEnd)])
    ;[at, otherAt] = [hunk.end, hunk.otherEnd]
  }
  matcher.pairAll((item, one) => isDeepStrictEqual(item, one))
  matcher.pairAll(isSameItem)
  for (const [removed, added] of ranges) matcher.pairSimilar(removed, added)
  return matcher.finish()
}

class ItemMatcher {
  readonly #list: unknown[]
  readonly #other: unknown[]
  /** Index in the second list → index in the first list. */
  readonly #found = new Map<number, number>()
  readonly #removed: Set<number>
  readonly #added: Set<number>

  constructor(list: unknown[], other: unknown[]) {
    this.#list = list
    this.#other = other
    this.#removed = new Set(list.keys())
    this.#added = new Set(other.keys())
  }

  pair(before: number, after: number): void {
    this.#found.set(after, before)
    this.#removed.delete(before)
    this.#added.delete(after)
  }

  /** Pairs the items for which the condition holds. */
  pairAll(isSame: (item: unknown, other: unknown) => boolean): void {
    if (this.#removed.size * this.#added.size > MOST_COMPARISONS) return
    for (const after of [...this.#added]) {
      const before = [...this.#removed].find((one) => isSame(this.#list[one], this.#other[after]))
      if (before !== undefined) this.pair(before, after)
    }
  }

  /** Pairs the items of two ranges that have replaced each other: the most similar ones first. */
  pairSimilar(removed: number[], added: number[]): void {
    const left = removed.filter((one) => this.#removed.has(one))
    const right = added.filter((one) => this.#added.has(one))
    const isEven = left.length === right.length
    const isLong = left.length * right.length > MOST_COMPARISONS
    const shares = isLong ? [] : left.flatMap((before) => this.#compare(before, right))
    for (const { before, after, share } of shares.sort((a, b) => b.share - a.share)) {
      const isFree = this.#removed.has(before) && this.#added.has(after)
      if (isFree && share >= LEAST_SHARE) this.pair(before, after)
    }
    if (!isEven) return
    for (const [index, before] of left.entries()) {
      const after = right[index] ?? 0
      const isFree = this.#removed.has(before) && this.#added.has(after)
      if (isFree && hasSameKind(this.#list[before], this.#other[after])) this.pair(before, after)
    }
  }

  #compare(before: number, right: number[]) {
    return right
      .filter((after) => hasSameKind(this.#list[before], this.#other[after]))
      .map((after) => {
        return { before, after, share: shareWords(this.#list[before], this.#other[after]) }
      })
  }

  finish(): MatchedItems {
    const found = [...this.#found].sort(([a], [b]) => a - b)
    const kept = new Set(findLongestRise(found.map(([, before]) => before)))
    const pairs = found.map(([after, before]) => ({ before, after, isMoved: !kept.has(before) }))
    return { pairs, removed: [...this.#removed], added: [...this.#added] }
  }
}

function listRange(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index)
}

/** The properties that identify an item. */
const NAMES = ['id', 'title', 'label', 'name', 'question', 'src']

function isSameItem(item: unknown, other: unknown): boolean {
  if (!isRecord(item) || !isRecord(other) || !hasSameKind(item, other)) return false
  const name = NAMES.find((one) => typeof item[one] === 'string')
  return name !== undefined && item[name] === other[name]
}

function hasSameKind(item: unknown, other: unknown): boolean {
  if (isRecord(item) && isRecord(other)) return item.type === other.type
  return typeof item === typeof other && Array.isArray(item) === Array.isArray(other)
}

/** The share of words that two JSON values have in common, from 0 to 1. */
export function shareWords(value: unknown, other: unknown): number {
  const [words, others] = [listWords(value), listWords(other)]
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of others) {
    const count = counts.get(word) ?? 0
    if (count > 0) common += 1
    counts.set(word, count - 1)
  }
  return (2 * common) / Math.max(1, words.length + others.length)
}

function listWords(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listWords)
  return String(value).split(/\s+/)
}
