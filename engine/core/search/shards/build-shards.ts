import { hashText } from '../../text/hash-text'
import type { FoldedEntry } from '../search'
import { foldEntry } from '../search'
import type { OrderedEntry } from '../search-index'
import type { SearchRoot, ShardName } from './format'
import { encodePostings, getShardIndex, KEYWORD_KEY, pathOfShard, toSteps } from './format'
import { collectAddresses, collectKeywords, collectTokens, mergeNgrams } from './postings'
import type { PrefixFilter } from './prefix-filter'
import { buildPrefixFilter } from './prefix-filter'
import { isWord, listNgrams } from './terms'

/** The sharded index before its files are named. All file contents are JSON. */
export interface Shards {
  entries: { first: number; content: string }[]
  /** All entries in one shard. */
  whole: string
  /** Empty if a shard has no lists. */
  lists: string[]
  heads: PrefixFilter
}

/** The average number of entries per shard, in an index of up to `MAX_SHARDS` shards. */
const ENTRIES_PER_SHARD = 32
const MAX_SHARDS = 1024
/** The average size of a list shard, in characters. */
const CHARACTERS_PER_SHARD = 8000
/** The maximum share of all entries to fetch as lists for a query. */
const LISTS_SHARE = 0.125

/**
 * Splits an index into shards. Entries are split at certain path hashes, and lists refer to entries
 * by `order`. So a change to an entry changes only its shard and the lists for words that it gains
 * or loses.
 */
export function buildShards(entries: OrderedEntry[]): Shards {
  // The shards are built one after the other: on a large site, the inputs of each need much memory.
  return { ...buildLists(entries), ...buildEntries(entries) }
}

function buildLists(entries: OrderedEntry[]): Pick<Shards, 'lists' | 'heads'> {
  const orders = entries.map(({ order }) => order)
  const folded = entries.map(({ entry }) => foldEntry(entry))
  const keywords = collectKeywords(folded, 'keywords')
  const wholeWords = collectKeywords(folded, 'wholeWords')
  return {
    lists: spreadLists(collectRows(folded, { keywords, wholeWords }, orders)),
    heads: buildPrefixFilter([...keywords.keys(), ...wholeWords.keys()]),
  }
}

function buildEntries(entries: OrderedEntry[]): Pick<Shards, 'entries' | 'whole'> {
  const written = entries.map(writeEntry)
  return { entries: splitEntries(written), whole: renderEntries(written) }
}

/** The shards by path, and the root that refers to them. */
export interface ShardFiles {
  root: SearchRoot
  files: Map<string, string>
}

/** @param hash returns eight characters that identify the given content. */
export function buildShardFiles(shards: Shards, hash: (content: string) => string): ShardFiles {
  const files = new Map<string, string>()
  const name = (content: string): ShardName => {
    if (!content) return ['', 0]
    const named: ShardName = [hash(content), content.length]
    files.set(pathOfShard(named), content)
    return named
  }
  const entries = shards.entries.map(({ first, content }) => ({ first, name: name(content) }))
  const whole = name(shards.whole)
  const content = {
    entries,
    whole,
    lists: shards.lists.map(name),
    heads: shards.heads,
    most: Math.round(whole[1] * LISTS_SHARE),
  }
  return { root: { version: hash(JSON.stringify(Object.values(content))), ...content }, files }
}

interface WrittenEntry {
  order: number
  url: string
  json: string
}

function writeEntry({ order, entry }: OrderedEntry): WrittenEntry {
  return { order, url: entry.url, json: JSON.stringify(entry) }
}

function splitEntries(entries: WrittenEntry[]): Shards['entries'] {
  let average = ENTRIES_PER_SHARD
  while (average * MAX_SHARDS < entries.length) average *= 2
  const groups: WrittenEntry[][] = []
  let group: WrittenEntry[] = []
  for (const one of entries) {
    group.push(one)
    const isEnd = group.length >= average / 4 && hashText(one.url) % average === 0
    if (!isEnd && group.length < average * 2) continue
    groups.push(group)
    group = []
  }
  if (group.length > 0) groups.push(group)
  return groups.map((group) => ({ first: group[0]?.order ?? 0, content: renderEntries(group) }))
}

/** An `EntryShard` from entries that are already JSON. */
function renderEntries(entries: WrittenEntry[]): string {
  const orders = JSON.stringify(toSteps(entries.map(({ order }) => order)))
  return `{"orders":${orders},"entries":[${entries.map(({ json }) => json).join(',')}]}`
}

/** The rows of the lists, each with its kind and its keys. */
interface Rows {
  kind: 'words' | 'grams' | 'keywords' | 'wholeWords' | 'addresses'
  keys: (text: string) => string[]
  rows: Row[]
}

/** A row's key, and the row as JSON: nothing else is kept in memory for the lists. */
interface Row {
  text: string
  json: string
}

const buildRow = (text: string, ...lists: string[]): Row => ({
  text,
  json: JSON.stringify([text, ...lists]),
})

function collectRows(
  folded: FoldedEntry[],
  { keywords, wholeWords }: Record<'keywords' | 'wholeWords', Map<string, number[]>>,
  orders: number[],
): Rows[] {
  const orderOf = (number: number) => orders[number] ?? 0
  const listSteps = (numbers: number[]) => toSteps(numbers.map(orderOf))
  const encodePlaces = (places: number[]) =>
    encodePostings(places.map((number, index) => (index % 2 === 0 ? orderOf(number) : number)))
  const tokens = collectTokens(folded)
  const words = [...tokens].filter(([token]) => token.length > 2 && isWord(token))
  const toRow = ([text, numbers]: [string, number[]]) => buildRow(text, listSteps(numbers))
  return [
    {
      kind: 'words',
      keys: (word) => listNgrams(word, 3),
      rows: words.map(([word, { titles, others, addresses }]) =>
        buildRow(word, encodePlaces(titles), encodePlaces(others), listSteps(addresses)),
      ),
    },
    {
      kind: 'grams',
      keys: (ngram) => [ngram],
      rows: Array.from(mergeNgrams(tokens, folded.length), ([ngram, titles, others]) =>
        buildRow(ngram, listSteps(titles), listSteps(others)),
      ),
    },
    {
      kind: 'keywords',
      keys: (keyword) => [keyword.slice(0, KEYWORD_KEY)],
      rows: Array.from(keywords, toRow),
    },
    {
      kind: 'wholeWords',
      keys: (word) => [word.slice(0, KEYWORD_KEY)],
      rows: Array.from(wholeWords, toRow),
    },
    {
      kind: 'addresses',
      keys: (address) => [address],
      rows: Array.from(collectAddresses(folded), toRow),
    },
  ]
}

/** Adds each row to the shards for its keys. */
function spreadLists(kinds: Rows[]): string[] {
  let length = 0
  for (const { keys, rows } of kinds)
    for (const { text, json } of rows) length += keys(text).length * json.length
  let count = 1
  while (count * CHARACTERS_PER_SHARD < length) count *= 2
  const shards = Array.from({ length: count }, () => ({
    words: [] as string[],
    grams: [] as string[],
    keywords: [] as string[],
    wholeWords: [] as string[],
    addresses: [] as string[],
  }))
  for (const { kind, keys, rows } of kinds)
    for (const { text, json } of sortByText(rows))
      for (const place of new Set(keys(text).map((key) => getShardIndex(key, count))))
        shards[place]?.[kind].push(json)
  return shards.map(renderLists)
}

/** A change elsewhere does not move a row. */
function sortByText(rows: Row[]): Row[] {
  return rows.sort(({ text: a }, { text: b }) => (a < b ? -1 : a > b ? 1 : 0))
}

function renderLists(shard: Record<Rows['kind'], string[]>): string {
  const kinds = Object.entries(shard).filter(([, rows]) => rows.length > 0)
  if (kinds.length === 0) return ''
  return `{${kinds.map(([kind, rows]) => `"${kind}":[${rows.join(',')}]`).join(',')}}`
}
