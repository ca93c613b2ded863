/** The postings of an index: which entries contain a word, an n-gram, a keyword or a path. */
import { findWords } from '../../text/words'
import { splitWords } from '../likeness'
import type { FoldedEntry } from '../search'
import { listOwnNgrams } from './terms'

/** A token's postings, as entry numbers. */
interface Places {
  /** Entry numbers, each followed by the token's index in that entry. */
  titles: number[]
  others: number[]
  addresses: number[]
}

/** How many entries under a folder are listed, nearest first. */
const BELOW = 3

/** The tokens of all entries. */
export function collectTokens(folded: FoldedEntry[]): Map<string, Places> {
  const tokens = new Map<string, Places>()
  const find = (token: string): Places => {
    const known = tokens.get(token)
    if (known) return known
    const places = { titles: [], others: [], addresses: [] }
    tokens.set(token, places)
    return places
  }
  for (const [number, { entry, title, description, type, keywords }] of folded.entries()) {
    for (const [at, token] of findWords(title).entries()) find(token).titles.push(number, at)
    let at = 0
    for (const text of [description, type, ...keywords]) {
      for (const token of findWords(text)) {
        find(token).others.push(number, at)
        at += 1
      }
      // Leaves a gap in the indexes, because the next string is not adjacent.
      at += 1
    }
    const own = splitWords(entry.url.slice(entry.url.lastIndexOf('/')))
    for (const word of new Set(own)) find(word).addresses.push(number)
  }
  return tokens
}

/**
 * The lists of n-grams, derived from the lists of the tokens that contain them. They are generated
 * one after the other: together, they contain each entry hundreds of times.
 */
export function* mergeNgrams(
  tokens: Map<string, Places>,
  count: number,
): Generator<[ngram: string, titles: number[], others: number[]]> {
  const sources = new Map<string, Places[]>()
  for (const [token, places] of tokens) {
    for (const ngram of listOwnNgrams(token)) {
      const known = sources.get(ngram)
      if (known) known.push(places)
      else sources.set(ngram, [places])
    }
  }
  const kinds = new Uint8Array(count)
  const touched = new Uint32Array(count)
  for (const [ngram, places] of sources) {
    let size = 0
    const record = (postings: number[], value: number) => {
      for (let index = 0; index < postings.length; index += 2) {
        const number = postings[index] ?? 0
        if (kinds[number] === 0) {
          touched[size] = number
          size += 1
        }
        kinds[number] = value
      }
    }
    for (const { others } of places) record(others, 2)
    for (const { titles } of places) record(titles, 1)
    const numbers = touched.subarray(0, size).sort()
    const titles = [...numbers.filter((number) => kinds[number] === 1)]
    const others = [...numbers.filter((number) => kinds[number] === 2)]
    for (const number of numbers) kinds[number] = 0
    // A word that occurs only in paths has no n-grams.
    if (size > 0) yield [ngram, titles, others]
  }
}

export function collectKeywords(
  folded: FoldedEntry[],
  list: 'keywords' | 'wholeWords',
): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [number, entry] of folded.entries()) {
    for (const keyword of entry[list]) {
      const numbers = found.get(keyword)
      if (!numbers) found.set(keyword, [number])
      // An entry may list a keyword twice.
      else if (numbers.at(-1) !== number) numbers.push(number)
    }
  }
  return found
}

export function collectAddresses(folded: FoldedEntry[]): Map<string, number[]> {
  const depth = (number: number) => folded[number]?.entry.url.split('/').length ?? 0
  const found = new Map<string, number[]>()
  for (const [number, { entry }] of folded.entries()) {
    const { url } = entry
    found.set(url, [number])
    for (let end = url.lastIndexOf('/'); end > 0; end = url.lastIndexOf('/', end - 1)) {
      const folder = url.slice(0, end + 1)
      const known = found.get(folder) ?? []
      if (known.length === BELOW && depth(known.at(-1) ?? 0) <= depth(number)) continue
      const below = [...known, number].sort((a, b) => depth(a) - depth(b))
      found.set(folder, below.slice(0, BELOW))
    }
  }
  for (const numbers of found.values()) numbers.sort((a, b) => a - b)
  return found
}
