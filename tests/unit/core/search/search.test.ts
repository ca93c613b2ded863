import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSearch, matchWords } from '../../../../engine/core/search/search'
import type { SearchIndexEntry } from '../../../../engine/core/search/search-index'

const entry = (
  title: string,
  keywords: string[],
  more: Partial<SearchIndexEntry> = {},
): SearchIndexEntry => ({
  title,
  description: '',
  url: `/${title}`,
  type: 'Page',
  keywords,
  ...more,
})

const titles = (entries: SearchIndexEntry[]) => entries.map(({ title }) => title)

describe('createSearch', () => {
  it('ignores case and surrounding spaces (R-231)', () => {
    expect(titles(createSearch([entry('Loans', ['credit'])])('  lOaNs '))).toEqual(['Loans'])
  })

  it.each([
    ['cafe', 'Café crème'],
    ['Cafe\u0301', 'CAFÉ CRÈME'],
    ['café', 'Cafe noir'],
    ['zurich', 'Zürich trams'],
    ['strasse', 'Lange Straße'],
    ['fi', 'oﬃce'],
  ])('finds for %s the page %s, by any of its texts (R-231)', (query, text) => {
    const entries = [
      entry(text, []),
      entry('b', [], { description: `On ${text}.` }),
      entry('c', [], { type: text }),
      entry('d', [`very ${text}`]),
      entry('e', [query]),
    ]
    expect(titles(createSearch(entries)(query))).toEqual(['e', text, 'b', 'c', 'd'])
  })

  it('finds nothing for an empty query (R-223)', () => {
    expect(createSearch([entry('Loans', ['credit'])])('   ')).toEqual([])
  })

  it('looks into title, description and type, and not into the address (R-232)', () => {
    const entries = [
      entry('a', [], { description: 'settles deals' }),
      entry('b', [], { type: 'Solution' }),
      entry('c', [], { url: '/solution/settle' }),
    ]
    expect(titles(createSearch(entries)('settle'))).toEqual(['a'])
    expect(titles(createSearch(entries)('solution'))).toEqual(['b'])
  })

  it('finds a keyword within the query and the query within a keyword (R-233)', () => {
    const entries = [entry('a', ['treasury'])]
    expect(createSearch(entries)('treas')).toHaveLength(1)
    expect(createSearch(entries)('best treasury software')).toHaveLength(1)
    expect(createSearch(entries)('custody')).toHaveLength(0)
  })

  it('finds a whole word only as a word of the query (R-237)', () => {
    const entries = [entry('a', [], { wholeWords: ['FX'] }), entry('fx rates', [])]
    const find = (query: string) => titles(createSearch(entries)(query))
    expect(find('fx')).toEqual(['a', 'fx rates'])
    expect(find('best Fx-desk')).toEqual(['a'])
    for (const query of ['f', 'fxs', 'afx', 'x']) expect(find(query)).not.toContain('a')
  })

  it('puts exact keywords first, then titles, then the rest, each in the order of the index (R-235)', () => {
    const entries = [
      entry('x', [], { description: 'about fx' }),
      entry('FX desk', []),
      entry('y', ['fx']),
      entry('fx rates', ['fx']),
      entry('Old fx', []),
    ]
    expect(titles(createSearch(entries)('fx'))).toEqual(['y', 'fx rates', 'FX desk', 'Old fx', 'x'])
  })

  it('agrees with a naive reading of the rules on any index (R-235)', () => {
    const word = fc.string({ unit: fc.constantFrom(...FOLDED.keys()), maxLength: 4 })
    const entries = fc.array(
      fc.record({
        title: word,
        description: word,
        url: fc.constant('/'),
        type: word,
        keywords: fc.array(word, { maxLength: 3 }),
        wholeWords: fc.array(word, { maxLength: 3 }),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(entries, word, (index, query) => {
        expect(createSearch(index)(query)).toEqual(searchNaively(index, query))
      }),
    )
  })
})

describe('the search by words', () => {
  const find = (query: string, entries: SearchIndexEntry[]) =>
    titles(createSearch(entries)(query, matchWords))

  it('finds pages with all words in any order, those with all in their title first (R-228)', () => {
    const entries = [
      entry('Bread', ['rye flour']),
      entry('Rye bread', []),
      entry('Rolls', [], { description: 'Of rye.', type: 'Bread' }),
      entry('Bread and butter', []),
    ]
    expect(createSearch(entries)('bread rye')).toEqual([])
    expect(find('bread rye', entries)).toEqual(['Rye bread', 'Bread', 'Rolls'])
    expect(find('BREAD, rye!', entries)).toEqual(['Rye bread', 'Bread', 'Rolls'])
    expect(find('bread of rye', entries)).toEqual(['Rolls'])
    expect(find('bread rye wheat', entries)).toEqual([])
  })

  it('ignores accents, and finds nothing without a word (R-228, R-231)', () => {
    const entries = [entry('Zürich trams', [])]
    expect(find('trams zurich', entries)).toEqual(['Zürich trams'])
    for (const query of ['', ' ', '!', ' — ']) expect(find(query, entries)).toEqual([])
  })
})

/** The letters that the indexes contain, as the search reads them. */
const FOLDED = new Map([
  ...[' ', 'a', 'b', 'e', 's', 'f', 'i', 'か', 'и'].map((same) => [same, same] as const),
  ...(
    ['B b', 'É e', 'e\u0301 e', 'ß ss', 'ẞ ss', 'ø o', 'Æ ae', 'ﬁ fi', 'İ i', 'ı i'] as const
  ).map((pair) => pair.split(' ') as [string, string]),
  ...(['が が', 'か\u3099 が', 'Й й', 'и\u0306 й'] as const).map(
    (pair) => pair.split(' ') as [string, string],
  ),
])
/** Matches the longest parts first, so that a letter with its accent counts as one. */
const PARTS = new RegExp([...FOLDED.keys()].sort((a, b) => b.length - a.length).join('|'), 'g')

/** Searches in three passes over the index. Shares no code with the tested module. */
function searchNaively(index: SearchIndexEntry[], query: string): SearchIndexEntry[] {
  const lower = (text: string) => text.replace(PARTS, (part) => FOLDED.get(part) ?? part)
  const q = lower(query).trim()
  if (q === '') return []
  const exact = index.filter(({ keywords, wholeWords = [] }) =>
    [...keywords, ...wholeWords].map(lower).some((keyword) => keyword === q),
  )
  const titled = index.filter((one) => !exact.includes(one) && lower(one.title).indexOf(q) >= 0)
  const rest = index.filter((one) => {
    if (exact.includes(one) || titled.includes(one)) return false
    if (lower(one.description).indexOf(q) >= 0 || lower(one.type).indexOf(q) >= 0) return true
    const words = q.split(/[^\p{L}\p{M}\p{N}]/u).filter(Boolean)
    if ((one.wholeWords ?? []).map(lower).some((word) => words.indexOf(word) >= 0)) return true
    return one.keywords
      .map(lower)
      .some((keyword) => keyword.indexOf(q) >= 0 || q.indexOf(keyword) >= 0)
  })
  return [...exact, ...titled, ...rest]
}
