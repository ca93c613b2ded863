import { findWords } from '../../text/words'
import type { Tier } from '../search'
import type { EncodedPostings, ListShard } from './format'
import { decodePostings, fromSteps } from './format'
import type { Plan } from './plan'
import type { Token } from './terms'
import { isUnspaced } from './terms'

/** The information in the lists about an entry. */
export interface Candidate {
  order: number
  /** The best possible rank. */
  least: Tier
  /** A guaranteed rank. Undefined if the entry may not match. */
  sure: Tier | undefined
}

/** Entry `order` → position of the query's first token, as `at`. Undefined if unknown. */
type Spread = Map<number, Set<number> | undefined>

/** The entries with a term in their title, and the entries with it elsewhere. */
interface Places {
  titles: Spread
  others: Spread
}

/** The entries that contain a token: those that certainly do, and those that possibly do. */
interface Match {
  sure: Places
  perhaps: Places
}

export interface PlannedQuery {
  /** The folded query. */
  wanted: string
  plan: Plan
}

/** Collects all entries that a query may find, and no others. */
export function collectCandidates(
  { wanted, plan }: PlannedQuery,
  find: (key: string) => ListShard,
  lists: ListShard[],
): Candidate[] {
  const candidates = new Map<number, Candidate>()
  const note = (orders: Iterable<number>, tier: Tier, isSure: boolean) => {
    for (const order of orders) {
      const known = candidates.get(order) ?? { order, least: tier, sure: undefined }
      if (tier < known.least) known.least = tier
      if (isSure && tier < (known.sure ?? 3)) known.sure = tier
      candidates.set(order, known)
    }
  }
  const words = findWords(wanted)
  for (const { keywords = [], wholeWords = [] } of lists) {
    for (const [keyword, orders] of keywords) {
      if (wanted.includes(keyword)) note(fromSteps(orders), keyword === wanted ? 0 : 2, true)
    }
    for (const [word, orders] of wholeWords) {
      if (word === wanted || words.includes(word))
        note(fromSteps(orders), word === wanted ? 0 : 2, true)
    }
  }
  const matches = plan.tokens.map(({ token, key }) => matchToken(token, key, find(key)))
  if (plan.isToken) {
    for (const { sure } of matches) {
      note(sure.titles.keys(), 1, true)
      note(sure.others.keys(), 2, true)
    }
  }
  const all = matches.map(({ sure, perhaps }) => (plan.isToken ? perhaps : join(sure, perhaps)))
  note(intersect(all.map(({ titles }) => titles)), 1, false)
  note(intersect(all.map(({ others }) => others)), 2, false)
  return [...candidates.values()]
}

/** Collects all entries that may contain each word of a query, in any order. */
export function collectByWords(plan: Plan, find: (key: string) => ListShard): Candidate[] {
  const all = plan.tokens.map(({ token, key }) => {
    const { sure, perhaps } = matchToken({ ...token, isStart: false, isEnd: false }, key, find(key))
    const titles = new Set([...sure.titles.keys(), ...perhaps.titles.keys()])
    return { titles, any: new Set([...titles, ...sure.others.keys(), ...perhaps.others.keys()]) }
  })
  const [first, ...others] = all
  return [...(first?.any ?? [])]
    .filter((order) => others.every(({ any }) => any.has(order)))
    .map((order) => ({
      order,
      least: all.every(({ titles }) => titles.has(order)) ? 1 : 2,
      sure: undefined,
    }))
}

/** Reads the entries that contain a token from a key's lists. */
function matchToken(token: Token, key: string, { words = [], grams = [] }: ListShard): Match {
  const sure: Places = { titles: new Map(), others: new Map() }
  const perhaps: Places = { titles: new Map(), others: new Map() }
  // If an n-gram is the whole token, its list contains all of the token's entries.
  const isOwn = key === token.text && (key.length < 3 || isUnspaced(key))
  for (const [ngram, titles, others] of grams) {
    if (ngram !== key) continue
    const { titles: titled, others: rest } = isOwn ? sure : perhaps
    for (const order of fromSteps(titles)) titled.set(order, undefined)
    // For entries with the token in their title, the lists do not record whether it also occurs
    // elsewhere.
    for (const order of [...titled.keys(), ...fromSteps(others)]) rest.set(order, undefined)
  }
  if (isOwn || key.length < 3) return { sure, perhaps }
  for (const [word, titles, others] of words) {
    if (!isWithin(token, word)) continue
    addPostings(sure.titles, titles, token)
    addPostings(sure.others, others, token)
  }
  return { sure, perhaps }
}

function isWithin({ text, isStart, isEnd }: Token, word: string): boolean {
  if (isStart && isEnd) return word === text
  if (isStart) return word.startsWith(text)
  return isEnd ? word.endsWith(text) : word.includes(text)
}

function addPostings(spread: Spread, postings: EncodedPostings, token: Token): void {
  for (const { order, at } of decodePostings(postings)) {
    const known = spread.get(order)
    if (known) known.add(at - token.at)
    else spread.set(order, new Set([at - token.at]))
  }
}

function join(a: Places, b: Places): Places {
  return { titles: joinSpreads(a.titles, b.titles), others: joinSpreads(a.others, b.others) }
}

/** The union of two lists. For an entry in both lists, the second list has less information. */
function joinSpreads(a: Spread, b: Spread): Spread {
  return new Map([...a, ...b])
}

/** The entries in all lists, at matching positions. */
function intersect([first, ...others]: Spread[]): number[] {
  const kept = [...(first ?? [])].filter(([order, places]) => {
    let left = places
    return others.every((spread) => {
      if (!spread.has(order)) return false
      const more = spread.get(order)
      left = left && more ? new Set([...left].filter((place) => more.has(place))) : (left ?? more)
      return left === undefined || left.size > 0
    })
  })
  return kept.map(([order]) => order)
}
