import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
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

  it.each([
    ['cafee', 'Café crème'],
    ['krem bruleee', 'Krém brûlée'],
    ['STRASE', 'Straße'],
  ])('takes %s for %s, whatever the accents (R-231)', (typed, meant) => {
    const entries = ['Café crème', 'Kre\u0301m brûlée', 'Straße'].map(
      (title) => ({ url: '/', title, keywords: [] as string[] }) as (typeof index)[number],
    )
    expect(suggestQuery(entries, typed)?.normalize('NFC')).toBe(meant)
  })

  it('is made for every keyword that lacks a letter, and finds something', () => {
    const long = index.flatMap(({ keywords }) => keywords).filter(({ length }) => length > 4)
    expect(long.length).toBeGreaterThan(10)
    for (const keyword of long) {
      const suggestion = suggestQuery(index, keyword.slice(0, -1)) ?? ''
      expect(createSearch(index)(suggestion).length, keyword).toBeGreaterThan(0)
    }
  })

  it('is not made for what is like nothing', () => {
    expect(suggestQuery(index, 'zzzz')).toBeUndefined()
    // All letters of "nope" occur in "opening hours", but it resembles none of the indexed words.
    expect(suggestQuery(index, 'nope')).toBeUndefined()
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
    expect(find('/shop/opening__hours')).toEqual(['/opening-hour', '/b'])
    expect(find('/birthday-party/')).toEqual(['/c'])
    expect(find('/opening-hours')).toEqual(['/opening-hour', '/b'])
  })

  it('are found with and without accents (R-231)', () => {
    const entries = [
      { url: '/orte/zurich', title: 'Ort', keywords: [] },
      { url: '/b', title: 'Łódź', keywords: [] },
    ] as unknown as typeof index
    const find = (path: string) => suggestPages(entries, path).map(({ url }) => url)
    expect(find('/z%C3%BCrich')).toEqual(['/orte/zurich'])
    expect(find('/lodz')).toEqual(['/b'])
  })

  it('are those below it, or the one above it, where its last part is like nothing', () => {
    const entries = ['/topics/a/first', '/topics/second', '/about', '/about/team'].map(
      (url) => ({ url, title: 'Title', keywords: [] }) as unknown as (typeof index)[number],
    )
    const find = (path: string) => suggestPages(entries, path).map(({ url }) => url)
    expect(find('/topics/')).toEqual(['/topics/second', '/topics/a/first'])
    expect(find('/about/x/y')).toEqual(['/about'])
    expect(find('/topics/xyz')).toEqual([])
  })

  it.each([
    '/qqqq/zzzz',
    '/',
    '/nope',
    '/blog',
    '/login',
    '/of',
    '/a',
    '/%E0%A4%A',
  ])('are none for %s, which is like nothing', (path) => {
    expect(suggestPages(index, path)).toEqual([])
  })

  const misspelt = fc
    .constantFrom(...index.filter(({ url }) => url.length > 5))
    .chain(({ url }) => fc.tuple(fc.constant(url), fc.nat({ max: url.length - 4 })))

  it('have the page among them of which one letter is missing, doubled or another', () => {
    fc.assert(
      fc.property(misspelt, fc.constantFrom('missing', 'doubled', 'another'), ([url, at], typo) => {
        const place = Math.min(url.lastIndexOf('/') + 1 + at, url.length - 1)
        const letter = url.charAt(place)
        const put = { missing: '', doubled: letter + letter, another: 'x' }[typo]
        const asked = url.slice(0, place) + put + url.slice(place + 1)
        expect(suggestPages(index, asked).map((page) => page.url)).toContain(url)
      }),
    )
  })

  it('share a word with what was asked, except for typos, or a part of the address', () => {
    const words = index.flatMap(({ url, title, keywords }) =>
      [url, title, ...keywords]
        .join(' ')
        .toLowerCase()
        .split(/[^a-z]+/),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,12}$/), (word) => {
        const isNear = words.some(
          (other) =>
            distance(word, other) <= 3 ||
            (other.length > 3 && (other.startsWith(word) || word.startsWith(other))),
        )
        fc.pre(!isNear)
        expect(suggestPages(index, `/${word}`)).toEqual([])
        expect(suggestQuery(index, word)).toBeUndefined()
      }),
    )
  })
})

describe('the search', () => {
  it('never asks the guesses, which are not among its imports (R-238)', () => {
    const source = readFileSync('engine/core/search/search.ts', 'utf8')
    expect(source).not.toMatch(/fuse|suggest/i)
  })
})
