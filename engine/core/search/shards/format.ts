/** The file format of the sharded index. All lists of entries are lists of their `order`. */

import type { SearchIndexEntry } from '../search-index'
import { hashText } from './hash-text'
import { decodeNumbers, encodeNumbers } from './numbers'
import type { PrefixFilter } from './prefix-filter'

/** A file: the hash in its name, and its length in characters. */
export type ShardName = [hash: string, length: number]

/** The file at the path of a whole index. It lists the shards. */
export interface SearchRoot {
  /** A hash of everything else in it. */
  version: string
  /** The shards of entries, in order, with the `order` of the first entry of each. */
  entries: { first: number; name: ShardName }[]
  /** All entries in one shard, for queries that need most of them. */
  whole: ShardName
  /** The shards of lists. A list is in the shard selected by the hash of its key. */
  lists: ShardName[]
  heads: PrefixFilter
  /**
   * The largest number of characters to fetch of lists: beyond it, fetching all entries is cheaper.
   */
  most: number
}

/** Consecutive entries. */
export interface EntryShard {
  orders: Steps
  entries: SearchIndexEntry[]
}

/** Kinds without lists are omitted. */
export interface ListShard {
  /** Words, each under all its trigrams. */
  words?: WordRow[]
  /**
   * N-grams: those of two characters of all tokens, longer ones of tokens that are not listed as
   * words.
   */
  grams?: NgramRow[]
  /** Whole keywords, each under its first three characters. */
  keywords?: Row[]
  /** Paths with their entry, and folders (`/about/`) with the nearest entries below them. */
  addresses?: Row[]
}

/** Ascending numbers, each as the difference from the previous one; see `numbers.ts`. */
export type Steps = string
type Row = [text: string, orders: Steps]
/** Entries with it in their title, and entries with it only elsewhere. */
type NgramRow = [ngram: string, titles: Steps, others: Steps]
/** Entries with it in their title, elsewhere, and in the last part of their path. */
export type WordRow = [
  word: string,
  titles: EncodedPostings,
  others: EncodedPostings,
  addresses: Steps,
]
/** The postings of a word: a step to an entry, the token's index there, another step, and so on. */
export type EncodedPostings = string

/** The path of a shard. */
export function pathOfShard([hash]: ShardName): string {
  return `/assets/search-${hash}.json`
}

/** The number of its characters that form the key of a keyword. */
export const KEYWORD_KEY = 3

export function toSteps(numbers: readonly number[]): Steps {
  return encodeNumbers(numbers.map((number, index) => number - (numbers[index - 1] ?? 0)))
}

export function fromSteps(steps: Steps): number[] {
  let sum = 0
  return decodeNumbers(steps).map((step) => {
    sum += step
    return sum
  })
}

/** @param places contains an entry, an index there, another entry, and so on. */
export function encodePostings(places: readonly number[]): EncodedPostings {
  return encodeNumbers(
    places.map((number, index) => (index % 2 === 0 ? number - (places[index - 2] ?? 0) : number)),
  )
}

export function decodePostings(postings: EncodedPostings): Posting[] {
  const numbers = decodeNumbers(postings)
  const found: Posting[] = []
  let order = 0
  for (let index = 0; index < numbers.length; index += 2) {
    order += numbers[index] ?? 0
    found.push({ order, at: numbers[index + 1] ?? 0 })
  }
  return found
}

/**
 * A word in an entry: its index among the tokens there. Adjacent words have consecutive indexes.
 */
export interface Posting {
  order: number
  at: number
}

/** The index of the shard with the list of a key. */
export function getShardIndex(key: string, count: number): number {
  return hashText(key) % count
}
