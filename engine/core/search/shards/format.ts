/** The files of the sharded index. All lists of entries are lists of their `order`. */

import type { SearchIndexEntry } from '../search-index'
import { hashText } from './hash-text'
import { decodeNumbers, encodeNumbers } from './numbers'
import type { PrefixFilter } from './prefix-filter'

/** What is known of a file: the hash in its name, and its length in characters. */
export type ShardName = [hash: string, length: number]

/** The file at the address of a whole index. It lists the shards. */
export interface SearchRoot {
  /** Stands for all else in it. */
  version: string
  /** The shards with the entries, in order, with the order of the first entry of each. */
  entries: { first: number; name: ShardName }[]
  /** All entries in one shard, for queries that need most of them. */
  whole: ShardName
  /** The shards with the lists; a list is in the shard selected by the hash of its key. */
  lists: ShardName[]
  heads: PrefixFilter
  /** More characters than this are not fetched of lists: it is better to fetch all entries. */
  most: number
}

/** Entries that follow one another. */
export interface EntryShard {
  orders: Steps
  entries: SearchIndexEntry[]
}

/** Kinds of which there are no lists are left out. */
export interface ListShard {
  /** Words, each below all its trigrams. */
  words?: WordRow[]
  /** N-grams: of two characters of all tokens, others of tokens that are not listed as words. */
  grams?: NgramRow[]
  /** Keywords as they are, each below its first three characters. */
  keywords?: Row[]
  /** Addresses with their entry, and folders (`/about/`) with the nearest entries below them. */
  addresses?: Row[]
}

/** Rising numbers, each as the difference from the one before; see `numbers.ts`. */
export type Steps = string
type Row = [text: string, orders: Steps]
/** Those with it in their title, and those with it only elsewhere. */
type NgramRow = [ngram: string, titles: Steps, others: Steps]
/** Those with it in their title, elsewhere, and in the last part of their address. */
export type WordRow = [
  word: string,
  titles: EncodedPostings,
  others: EncodedPostings,
  addresses: Steps,
]
/** Where a word is: a step to an entry, the number of the token there, another step, and so on. */
export type EncodedPostings = string

/** Where a shard is served. */
export function pathOfShard([hash]: ShardName): string {
  return `/assets/search-${hash}.json`
}

/** How many of its characters are the key of a keyword. */
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

/** @param places has an entry, the place there, another entry, and so on. */
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

/** A word in an entry: its place among the tokens there. Words side by side have numbers in a row. */
export interface Posting {
  order: number
  at: number
}

/** In which of so many shards the list with a key is. */
export function placeOfKey(key: string, count: number): number {
  return hashText(key) % count
}
