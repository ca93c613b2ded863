import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSearch, matchWords } from '../../../../../engine/core/search/search'
import type { OrderedEntry, SearchIndexEntry } from '../../../../../engine/core/search/search-index'
import type { ShardFiles } from '../../../../../engine/core/search/shards/build-shards'
import { buildShardFiles, buildShards } from '../../../../../engine/core/search/shards/build-shards'
import type { ShardName } from '../../../../../engine/core/search/shards/format'
import { pathOfShard } from '../../../../../engine/core/search/shards/format'
import type { ShardStore } from '../../../../../engine/core/search/shards/shard-store'
import { createShardStore } from '../../../../../engine/core/search/shards/shard-store'
import { createShardedIndex } from '../../../../../engine/core/search/shards/sharded-index'
import { createShardedSearch } from '../../../../../engine/core/search/shards/sharded-search'

const hash = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 8)

/**
 * Letters that combine, change their length in lower case, need two code units, or are written
 * without spaces.
 */
const WORDS = [
  ...['ledger', 'ledgers', 'led', 'vault', 'position', 'positions', 'repayment', 'pay', 'prepaid'],
  ...['fx', 'uk', 'a', 'of', '4711', '471', '1-2', 'a&b', 'c#d', 'it’s', 'e-mail', '(42)', 'Page'],
  ...['Zürich', 'zurich', 'Łódź', 'lodz', 'oﬃce', 'strasse', 'мой', 'мои', 'が', 'か\u3099', 'か'],
  ...['Straße', 'İstanbul', 'ΣΑΣ', 'café', 'cafe\u0301', 'ełk', 'الخزينة', 'بنك', 'тест', 'טסט'],
  ...[
    '東京',
    '東京都庁',
    '京都',
    '茶',
    '資金管理システム',
    'ios版',
    '𠮷野家',
    '𝒜𝒷𝒸',
    '💶',
    'คลังเงิน',
    '한국어',
  ],
  ...['Donaudampfschifffahrtsgesellschaftskapitän', 'constructor', '__proto__', 'toString'],
]
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 1, maxLength: 5 }),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }) },
)
const separator = fc.constantFrom(' ', ' ', ' ', ', ', ' — ', '', '-', '\u00A0')
const text = (maxLength: number) =>
  fc
    .array(fc.tuple(word, separator), { minLength: 1, maxLength })
    .map((parts) => parts.flat().slice(0, -1).join(''))

const entry: fc.Arbitrary<SearchIndexEntry> = fc.record({
  title: text(4),
  description: text(12),
  url: fc.constant('/'),
  type: fc.constantFrom('Page', 'Solution', '製品'),
  keywords: fc.array(text(2), { maxLength: 3 }),
  wholeWords: fc.array(word, { maxLength: 3 }),
})

const index: fc.Arbitrary<OrderedEntry[]> = fc
  .array(fc.tuple(entry, fc.integer({ min: 1, max: 900 })), { minLength: 1, maxLength: 90 })
  .map((entries) => {
    let order = 0
    return entries.map(([entry, step]) => {
      order += step
      return { order, entry: { ...entry, url: `/p/${order}` } }
    })
  })

/** Parts of the indexed text, words from it, and almost unrelated strings. */
const query = (entries: OrderedEntry[]): fc.Arbitrary<string> => {
  const texts = entries.flatMap(
    ({ entry: { title, description, type, keywords, wholeWords = [] } }) => [
      title,
      description,
      type,
      ...keywords,
      ...wholeWords,
    ],
  )
  const one = fc.constantFrom(...texts)
  const part = fc
    .tuple(one, fc.nat(), fc.integer({ min: 1, max: 40 }))
    .map(([text, start, length]) => text.slice(start % text.length).slice(0, length))
  const around = fc.tuple(word, separator, one, separator, word).map((parts) => parts.join(''))
  return fc.oneof(
    part,
    part,
    part,
    around,
    text(3),
    fc.tuple(part, part).map((both) => both.join(' ')),
  )
}

/** The words of one entry in a different order, or any query. */
const shuffled = (entries: OrderedEntry[]): fc.Arbitrary<string> => {
  const words = fc
    .constantFrom(...entries)
    .chain(({ entry: { title, description, keywords } }) =>
      fc.shuffledSubarray([title, description, ...keywords].join(' ').split(' '), { minLength: 1 }),
    )
  return fc.oneof(
    words.map((some) => some.slice(0, 5).join(' ')),
    query(entries),
  )
}

const trial = index.chain((entries) => fc.tuple(fc.constant(entries), query(entries)))

const named = new WeakMap<OrderedEntry[], ShardFiles>()

function nameOnce(entries: OrderedEntry[]): ShardFiles {
  const shards = named.get(entries) ?? buildShardFiles(buildShards(entries), hash)
  named.set(entries, shards)
  return shards
}

const createLoad =
  ({ files }: ShardFiles) =>
  async (name: ShardName) =>
    JSON.parse(files.get(pathOfShard(name)) ?? 'null')

function openShards(entries: OrderedEntry[], change: (store: ShardStore) => void) {
  const named = nameOnce(entries)
  const { root } = named
  const load = createLoad(named)
  const store = createShardStore(structuredClone(root), load)
  change(store)
  return createShardedSearch(store)
}

describe('the search in shards', () => {
  it('finds what the whole index finds, in the same order and number (R-231 to R-235)', async () => {
    await fc.assert(
      fc.asyncProperty(
        trial,
        fc.boolean(),
        fc.integer({ min: 1, max: 60 }),
        async ([entries, query], isFree, limit) => {
          const all = createSearch(entries.map(({ entry }) => entry))(query)
          const shards = openShards(entries, ({ root }) => {
            // Small indexes have relatively large lists.
            if (isFree) root.most = Number.POSITIVE_INFINITY
          })
          const first = await shards.findFirst(query, limit)
          expect(first.entries).toEqual(all.slice(0, first.entries.length))
          expect([undefined, all.length]).toContain(first.count)
          if (all.length > 0) expect(first.entries).not.toEqual([])
          expect(await shards.find(query, limit)).toEqual({
            count: all.length,
            entries: all.slice(0, limit),
          })
        },
      ),
    )
  })

  it('offers by words what the whole index offers (R-228)', async () => {
    let offered = 0
    await fc.assert(
      fc.asyncProperty(
        index.chain((entries) => fc.tuple(fc.constant(entries), shuffled(entries))),
        fc.boolean(),
        fc.integer({ min: 1, max: 60 }),
        async ([entries, query], isFree, limit) => {
          const all = createSearch(entries.map(({ entry }) => entry))(query, matchWords)
          offered += all.length
          const shards = openShards(entries, ({ root }) => {
            if (isFree) root.most = Number.POSITIVE_INFINITY
          })
          expect(await shards.findByWords(query, limit)).toEqual(all.slice(0, limit))
        },
      ),
    )
    expect(offered).toBeGreaterThan(20)
  })

  it('finds the best pages while a visitor types, but never loads all entries for them', async () => {
    const seen = { some: 0, none: 0 }
    await fc.assert(
      fc.asyncProperty(trial, fc.boolean(), async ([entries, query], isFree) => {
        const named = nameOnce(entries)
        const most = isFree ? Number.POSITIVE_INFINITY : 0
        const all = createSearch(entries.map(({ entry }) => entry))(query)
        const { searchWhileTyping } = createShardedIndex({ ...named.root, most }, createLoad(named))
        const found = await searchWhileTyping(query, 5)
        expect(found).toEqual(all.slice(0, found.length))
        expect(found.length).toBeLessThanOrEqual(5)
        seen[found.length > 0 ? 'some' : 'none'] += 1
      }),
    )
    expect(seen.some).toBeGreaterThan(10)
    expect(seen.none).toBeGreaterThan(10)
  })

  it('reports the number of results before it has the entries, if it reports one', async () => {
    const sampled = fc.sample(entry, { numRuns: 600, seed: 1 })
    const entries = sampled.map((entry, at) => ({
      order: at + 1,
      entry: { ...entry, url: `/${at}` },
    }))
    const search = createSearch(entries.map(({ entry }) => entry))
    const asked = [...WORDS, ...fc.sample(query(entries), { numRuns: 60, seed: 1 })]
    const counts = { yes: 0, no: 0 }
    for (const query of asked) {
      const all = search(query)
      const shards = openShards(entries, ({ root }) => {
        root.most = Number.POSITIVE_INFINITY
        root.whole[1] = Number.POSITIVE_INFINITY
      })
      const { count, entries: first } = await shards.findFirst(query, 1)
      counts[count === undefined ? 'no' : 'yes'] += 1
      expect([query, count ?? all.length, first]).toEqual([query, all.length, all.slice(0, 1)])
    }
    expect(counts.yes).toBeGreaterThan(20)
    expect(counts.no).toBeGreaterThan(20)
  })
})
