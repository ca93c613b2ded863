/** The file format of the sharded index. Lists of entries contain their `order`. */

import { hashText } from '../../text/hash-text'
import type { SearchIndexEntry } from '../search-index'
import { decodeNumbers, encodeNumbers } from './numbers'
import type { PrefixFilter } from './prefix-filter'

/** A file: the hash in the file name, and the length in characters. */
export type ShardName = [hash: string, length: number]

/** The root file, at the path of an unsharded index. It lists the shards. */
export interface SearchRoot {
  /** A hash of everything else in the file. */
  version: string
  /** The entry shards, in order, each with the `order` of its first entry. */
  entries: { first: number; name: ShardName }[]
  /** All entries in one shard, for queries that need most entries. */
  whole: ShardName
  /** The list shards. The hash of a list's key selects its shard. */
  lists: ShardName[]
  heads: PrefixFilter
  /** The maximum number of list characters to fetch. Above it, fetching all entries is cheaper. */
  most: number
}

/** Consecutive entries. */
export interface EntryShard {
  orders: Steps
  entries: SearchIndexEntry[]
}

/** Kinds without lists are omitted. */
export interface ListShard {
  /** Words, each listed under all its trigrams. */
  words?: WordRow[]
  /**
   * N-grams: those with two characters from all tokens, and longer ones from tokens that are not
   * listed as words.
   */
  grams?: NgramRow[]
  /** Whole keywords, each listed under its first three characters. */
  keywords?: Row[]
  /** Whole words, listed like keywords. */
  wholeWords?: Row[]
  /** Paths with their entry, and folders (`/about/`) with the nearest entries under them. */
  addresses?: Row[]
}

/** Ascending numbers, each as the difference from the previous one; see `numbers.ts`. */
export type Steps = string
type Row = [text: string, orders: Steps]
/** The entries with the key in their title, and the entries with it only elsewhere. */
type NgramRow = [ngram: string, titles: Steps, others: Steps]
/** The entries with the key in their title, elsewhere, and in the last segment of their path. */
export type WordRow = [
  word: string,
  titles: EncodedPostings,
  others: EncodedPostings,
  addresses: Steps,
]
/**
 * A word's postings: a step to an entry, the token's index in that entry, another step, and so on.
 */
export type EncodedPostings = string

/** The path of a shard. */
export function pathOfShard([hash]: ShardName): string {
  return `/assets/search-${hash}.json`
}

/** The number of a keyword's first characters that form its key. */
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

/** @param places contains an entry, an index in that entry, another entry, and so on. */
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
 * A word in an entry: its index among the entry's tokens. Adjacent words have consecutive indexes.
 */
export interface Posting {
  order: number
  at: number
}

/** The index of the shard that contains a key's list. */
export function getShardIndex(key: string, count: number): number {
  return hashText(key) % count
}
