import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createSearch } from '../../../../engine/core/search/search'
import { buildSearchIndex } from '../../../../engine/core/search/search-index'
import { suggestPages, suggestQuery } from '../../../../engine/core/search/suggest'
import { checkSite } from '../../../../engine/node/check/run/check-site'

const { site } = await checkSite('examples/bakery')
const index = buildSearchIndex(site?.pages ?? [])

describe('a suggestion for a search that found nothing (D50)', () => {
  it.each([
    ['sourdugh', 'sourdough'],
    ['alergens', 'allergens'],
    ['delivry', 'delivery'],
  ])('takes %s for %s', (typed, meant) => {
    expect(createSearch(index)(typed)).toEqual([])
    expect(suggestQuery(index, typed)).toBe(meant)
  })

  it('always finds something', () => {
    for (const { keywords } of index)
      for (const keyword of keywords) {
        const suggestion = suggestQuery(index, keyword.slice(0, -1)) ?? ''
        expect(createSearch(index)(suggestion).length).toBeGreaterThan(0)
      }
  })

  it('is not made for what is like nothing', () => {
    expect(suggestQuery(index, 'zzzz')).toBeUndefined()
    expect(suggestQuery([], 'sourdough')).toBeUndefined()
  })
})

describe('pages near an address (D50)', () => {
  it.each([
    ['/breads/sourdogh', '/breads/sourdough'],
    ['/braeds/sourdough', '/breads/sourdough'],
    ['/country-sourdough', '/breads/sourdough'],
    ['/old/questions', '/questions'],
  ])('are found for %s', (asked, meant) => {
    const urls = suggestPages(index, asked).map(({ url }) => url)
    expect(urls).toContain(meant)
    expect(urls.length).toBeLessThanOrEqual(3)
    expect(new Set(urls).size).toBe(urls.length)
  })

  it('are found by address, by title and by keyword, the likest address first', () => {
    const entry = (url: string, title: string, keywords: string[] = []) =>
      ({ url, title, keywords }) as (typeof index)[number]
    const entries = [
      entry('/a/very/long/way/to/bread', 'Loaves'),
      entry('/b', 'Opening Hours'),
      entry('/c', 'Cakes', ['birthday party']),
      entry('/opening-hour', 'When'),
    ]
    const find = (path: string) => suggestPages(entries, path).map(({ url }) => url)
    expect(find('/to/bred')).toEqual(['/a/very/long/way/to/bread'])
    expect(find('/shop/opening__hours')).toEqual(['/b'])
    expect(find('/birthday-party/')).toEqual(['/c'])
    expect(find('/opening-hours')).toEqual(['/opening-hour', '/b'])
  })

  it('are none for what is like nothing', () => {
    expect(suggestPages(index, '/qqqq/zzzz')).toEqual([])
    expect(suggestPages(index, '/')).toEqual([])
  })
})

describe('the search', () => {
  it('never asks the guesses, which are not among its imports (R-238)', () => {
    const source = readFileSync('engine/core/search/search.ts', 'utf8')
    expect(source).not.toMatch(/fuse|suggest/i)
  })
})
