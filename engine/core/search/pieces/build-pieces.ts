import type { FoldedEntry } from '../search'
import { foldEntry } from '../search'
import type { OrderedEntry } from '../search-index'
import type { PieceName, SearchRoot } from './format'
import { KEYWORD_KEY, pathOfPiece, placeOfKey, toSpots, toSteps } from './format'
import { hashText } from './hash-text'
import type { Heads } from './heads'
import { buildHeads } from './heads'
import { collectAddresses, collectKeywords, collectRuns, mergeGrams } from './postings'
import { isWord, listGrams } from './terms'

/** The index in pieces, before the pieces have names. All contents are JSON. */
export interface Pieces {
  entries: { first: number; content: string }[]
  /** All entries in one. */
  whole: string
  /** Empty where a piece has no lists. */
  lists: string[]
  heads: Heads
}

/** How many entries a piece has on average, in an index of up to `MAX_PIECES` as many. */
const ENTRIES_PER_PIECE = 32
const MAX_PIECES = 1024
/** How many characters of lists a piece has on average. */
const CHARACTERS_PER_PIECE = 8000
/** How much of the lists is fetched at most for a query, as a share of all entries. */
const LISTS_SHARE = 0.125

/**
 * Splits an index into pieces. The entries are split where the hash of an address says so, and
 * lists name entries by their `order`: a change of one entry changes the piece that it is in and
 * the lists of the words that it gains or loses.
 */
export function buildPieces(entries: OrderedEntry[]): Pieces {
  // One after the other: what each is made of takes much memory on a large site.
  return { ...buildLists(entries), ...buildEntries(entries) }
}

function buildLists(entries: OrderedEntry[]): Pick<Pieces, 'lists' | 'heads'> {
  const orders = entries.map(({ order }) => order)
  const folded = entries.map(({ entry }) => foldEntry(entry))
  const keywords = collectKeywords(folded)
  return {
    lists: spreadLists(collectRows(folded, keywords, orders)),
    heads: buildHeads(keywords.keys()),
  }
}

function buildEntries(entries: OrderedEntry[]): Pick<Pieces, 'entries' | 'whole'> {
  const written = entries.map(writeEntry)
  return { entries: splitEntries(written), whole: renderEntries(written) }
}

/** Pieces by their paths, and the root that names them. */
export interface NamedPieces {
  root: SearchRoot
  files: Map<string, string>
}

/** @param hash gives eight characters that stand for a content. */
export function namePieces(pieces: Pieces, hash: (content: string) => string): NamedPieces {
  const files = new Map<string, string>()
  const name = (content: string): PieceName => {
    if (!content) return ['', 0]
    const named: PieceName = [hash(content), content.length]
    files.set(pathOfPiece(named), content)
    return named
  }
  const entries = pieces.entries.map(({ first, content }) => ({ first, name: name(content) }))
  const whole = name(pieces.whole)
  const content = {
    entries,
    whole,
    lists: pieces.lists.map(name),
    heads: pieces.heads,
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

function splitEntries(entries: WrittenEntry[]): Pieces['entries'] {
  let average = ENTRIES_PER_PIECE
  while (average * MAX_PIECES < entries.length) average *= 2
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

/** An `EntryPiece` from entries that are JSON already. */
function renderEntries(entries: WrittenEntry[]): string {
  const orders = JSON.stringify(toSteps(entries.map(({ order }) => order)))
  return `{"orders":${orders},"entries":[${entries.map(({ json }) => json).join(',')}]}`
}

/** The rows of the lists: each of a kind, with its keys. */
interface Rows {
  kind: 'words' | 'grams' | 'keywords' | 'addresses'
  keys: (text: string) => string[]
  rows: Row[]
}

/** What a row is about, and the JSON of all of it: of the lists, nothing else is kept. */
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
  keywords: Map<string, number[]>,
  orders: number[],
): Rows[] {
  const orderOf = (number: number) => orders[number] ?? 0
  const listSteps = (numbers: number[]) => toSteps(numbers.map(orderOf))
  const listSpots = (places: number[]) =>
    toSpots(places.map((number, index) => (index % 2 === 0 ? orderOf(number) : number)))
  const runs = collectRuns(folded)
  const words = [...runs].filter(([run]) => run.length > 2 && isWord(run))
  const toRow = ([text, numbers]: [string, number[]]) => buildRow(text, listSteps(numbers))
  return [
    {
      kind: 'words',
      keys: (word) => listGrams(word, 3),
      rows: words.map(([word, { titles, others, addresses }]) =>
        buildRow(word, listSpots(titles), listSpots(others), listSteps(addresses)),
      ),
    },
    {
      kind: 'grams',
      keys: (gram) => [gram],
      rows: Array.from(mergeGrams(runs, folded.length), ([gram, titles, others]) =>
        buildRow(gram, listSteps(titles), listSteps(others)),
      ),
    },
    {
      kind: 'keywords',
      keys: (keyword) => [keyword.slice(0, KEYWORD_KEY)],
      rows: Array.from(keywords, toRow),
    },
    {
      kind: 'addresses',
      keys: (address) => [address],
      rows: Array.from(collectAddresses(folded), toRow),
    },
  ]
}

/** Puts each row into the pieces of its keys. */
function spreadLists(kinds: Rows[]): string[] {
  let length = 0
  for (const { keys, rows } of kinds)
    for (const { text, json } of rows) length += keys(text).length * json.length
  let count = 1
  while (count * CHARACTERS_PER_PIECE < length) count *= 2
  const pieces = Array.from({ length: count }, () => ({
    words: [] as string[],
    grams: [] as string[],
    keywords: [] as string[],
    addresses: [] as string[],
  }))
  for (const { kind, keys, rows } of kinds)
    for (const { text, json } of sortByText(rows))
      for (const place of new Set(keys(text).map((key) => placeOfKey(key, count))))
        pieces[place]?.[kind].push(json)
  return pieces.map(renderLists)
}

/** What changes elsewhere does not move a row. */
function sortByText(rows: Row[]): Row[] {
  return rows.sort(({ text: a }, { text: b }) => (a < b ? -1 : a > b ? 1 : 0))
}

function renderLists(piece: Record<Rows['kind'], string[]>): string {
  const kinds = Object.entries(piece).filter(([, rows]) => rows.length > 0)
  if (kinds.length === 0) return ''
  return `{${kinds.map(([kind, rows]) => `"${kind}":[${rows.join(',')}]`).join(',')}}`
}
