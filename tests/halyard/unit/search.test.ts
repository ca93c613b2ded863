import { describe, expect, it } from 'vitest'
import { createSearch } from '../../../engine/core/search/search'
import type { SearchIndexEntry } from '../../../engine/core/search/search-index'
import { buildSearchIndex } from '../../../engine/core/search/search-index'
import { checkSite } from '../../../engine/node/check/run/check-site'
import { SEARCH_TERMS } from '../support/search-terms'

const { site } = await checkSite('site')
const index = buildSearchIndex(site?.pages ?? [])
const titles = (entries: SearchIndexEntry[]) => entries.map(({ title }) => title)

const listKeywords = ({ keywords, wholeWords = [] }: SearchIndexEntry) => [
  ...keywords,
  ...wholeWords,
]

describe('the shipped index', () => {
  it('is ordered alike under both readings of the rule (R-236, D13)', () => {
    expect(index).toHaveLength(17)
    for (const keyword of new Set(index.flatMap(listKeywords))) {
      expect(createSearch(index)(keyword)).toEqual(sortByBoth(keyword))
    }
  })

  it('finds the 10 solutions, and the 6 pages of the company (R-234)', () => {
    const ofType = (type: string) => titles(index.filter((one) => one.type === type))
    expect(titles(createSearch(index)('solution'))).toEqual(ofType('Solution'))
    expect(ofType('Solution')).toHaveLength(10)
    expect(ofType('Company')).toHaveLength(6)
    expect(titles(createSearch(index)('company'))).toEqual(
      expect.arrayContaining(ofType('Company')),
    )
  })
})

describe('what visitors type', () => {
  const search = createSearch(index)
  const terms = Object.entries(SEARCH_TERMS).flatMap(([url, queries]) =>
    queries.map((query) => [query, url] as const),
  )

  it('finds the page that answers it among the first three results', () => {
    const first = (query: string) =>
      search(query)
        .slice(0, 3)
        .map(({ url }) => url)
    expect(
      terms
        .filter(([query, url]) => !first(query).includes(url))
        .map(([query, url]) => [query, url, first(query)]),
    ).toEqual([])
    expect(terms.length).toBeGreaterThan(200)
  })

  it('finds a short word only where it is a word (R-237)', () => {
    const found = (query: string) => search(query).map(({ url }) => url)
    const digital = '/solutions/treasury/banking/digital'
    expect(found('api')).toContain(digital)
    for (const query of ['capital', 'rapid']) expect(found(query)).not.toContain(digital)
    expect(found('calm')).toEqual([])
    expect(found('afx')).toEqual([])
  })
})

/**
 * Sorts by the alternative reading of the specification: exact keyword and title are two keys of
 * one sort.
 */
function sortByBoth(keyword: string): SearchIndexEntry[] {
  const isExact = (entry: SearchIndexEntry) => Number(listKeywords(entry).includes(keyword))
  const isTitled = ({ title }: SearchIndexEntry) => Number(title.toLowerCase().includes(keyword))
  return [...createSearch(index)(keyword)].sort(
    (a, b) =>
      isExact(b) - isExact(a) || isTitled(b) - isTitled(a) || index.indexOf(a) - index.indexOf(b),
  )
}
