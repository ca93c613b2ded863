import { describe, expect, it } from 'vitest'
import { createSearch } from '../../../engine/core/search/search'
import type { SearchIndexEntry } from '../../../engine/core/search/search-index'
import { buildSearchIndex } from '../../../engine/core/search/search-index'
import { checkSite } from '../../../engine/node/check/run/check-site'

const { site } = await checkSite('site')
const index = buildSearchIndex(site?.pages ?? [])
const titles = (entries: SearchIndexEntry[]) => entries.map(({ title }) => title)

describe('the shipped index', () => {
  it('is ordered alike under both readings of the rule (R-236, D13)', () => {
    expect(index).toHaveLength(17)
    for (const keyword of new Set(index.flatMap(({ keywords }) => keywords))) {
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

/**
 * Sorts by the alternative reading of the specification: exact keyword and title are two keys of
 * one sort.
 */
function sortByBoth(keyword: string): SearchIndexEntry[] {
  const isExact = ({ keywords }: SearchIndexEntry) => Number(keywords.includes(keyword))
  const isTitled = ({ title }: SearchIndexEntry) => Number(title.toLowerCase().includes(keyword))
  return [...createSearch(index)(keyword)].sort(
    (a, b) =>
      isExact(b) - isExact(a) || isTitled(b) - isTitled(a) || index.indexOf(a) - index.indexOf(b),
  )
}
