/** The files of the index in pieces. All lists of entries are lists of their `order`. */

import type { SearchIndexEntry } from '../search-index'
import { hashText } from './hash-text'
import type { Heads } from './heads'
import { decodeNumbers, encodeNumbers } from './numbers'

/** What is known of a file: the hash in its name, and its length in characters. */
export type PieceName = [hash: string, length: number]

/** The file at the address of a whole index. It lists the pieces. */
export interface SearchRoot {
  /** Stands for all else in it. */
  version: string
  /** The pieces with the entries, in order, with the order of the first entry of each. */
  entries: { first: number; name: PieceName }[]
  /** All entries in one piece, for queries that need most of them. */
  whole: PieceName
  /** The pieces with the lists; a list is in the piece selected by the hash of its key. */
  lists: PieceName[]
  heads: Heads
  /** More characters than this are not fetched of lists: it is better to fetch all entries. */
  most: number
}

/** Entries that follow one another. */
export interface EntryPiece {
  orders: Steps
  entries: SearchIndexEntry[]
}

/** Kinds of which there are no lists are left out. */
export interface ListPiece {
  /** Words, each below all its trigrams. */
  words?: WordRow[]
  /** Grams: of two characters of all runs, others of runs that are not listed as words. */
  grams?: GramRow[]
  /** Keywords as they are, each below its first three characters. */
  keywords?: Row[]
  /** Addresses with their entry, and folders (`/about/`) with the nearest entries below them. */
  addresses?: Row[]
}

/** Rising numbers, each as the difference from the one before; see `numbers.ts`. */
export type Steps = string
type Row = [text: string, orders: Steps]
/** Those with it in their title, and those with it only elsewhere. */
type GramRow = [gram: string, titles: Steps, others: Steps]
/** Those with it in their title, elsewhere, and in the last part of their address. */
export type WordRow = [word: string, titles: Spots, others: Spots, addresses: Steps]
/** Where a word is: a step to an entry, the number of the run there, another step, and so on. */
export type Spots = string

/** Where a piece is served. */
export function pathOfPiece([hash]: PieceName): string {
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
export function toSpots(places: readonly number[]): Spots {
  return encodeNumbers(
    places.map((number, index) => (index % 2 === 0 ? number - (places[index - 2] ?? 0) : number)),
  )
}

export function fromSpots(spots: Spots): Spot[] {
  const numbers = decodeNumbers(spots)
  const found: Spot[] = []
  let order = 0
  for (let index = 0; index < numbers.length; index += 2) {
    order += numbers[index] ?? 0
    found.push({ order, at: numbers[index + 1] ?? 0 })
  }
  return found
}

/** A word in an entry: its place among the runs there. Words side by side have numbers in a row. */
export interface Spot {
  order: number
  at: number
}

/** In which of so many pieces the list with a key is. */
export function placeOfKey(key: string, count: number): number {
  return hashText(key) % count
}
