import { describe, expect, it } from 'vitest'
import type { SelectablePage } from '../../../../engine/core/page/listing'
import {
  canShow,
  createPageSelector,
  keyOfQuery,
  listUsedLists,
  readQuery,
} from '../../../../engine/core/page/listing'
import type { PageQuery } from '../../../../schemas/generated/types'

const page = (route: string, more: Partial<SelectablePage> = {}): SelectablePage => ({
  ...{ route, title: route.slice(route.lastIndexOf('/') + 1), tags: [], isListed: true },
  ...more,
})

const PAGES = [
  page('/'),
  page('/about'),
  page('/news'),
  page('/news/frost', { date: '2026-10-28', tags: ['Weather'], author: 'mira' }),
  page('/news/apples', { date: '2026-09-19', tags: ['Orchard'], author: 'tom' }),
  page('/news/rain', { date: '2026-10-28T09:30', tags: ['Weather'], author: 'tom' }),
  page('/news/undated'),
  page('/news/hidden', { isListed: false }),
  page('/news/2025/beds', { date: '2025-04-02', tags: ['Soil', 'Weather'] }),
  page('/newsletter'),
]

const query = (written: Omit<PageQuery, 'deep'> & { deep?: boolean }): PageQuery => ({
  deep: true,
  ...written,
})

describe('createPageSelector', () => {
  const select = createPageSelector(PAGES, 'en')
  const list = (written: Parameters<typeof query>[0], route?: string, number?: number) =>
    select(query(written), { route, page: number }).pages.map((one) => one.page.route)

  it('takes the pages below a path, the newest first and those without a date last', () => {
    expect(list({ from: '/news' })).toEqual([
      ...['/news/rain', '/news/frost', '/news/apples', '/news/2025/beds', '/news/undated'],
    ])
    expect(list({ from: '/news', deep: false })).not.toContain('/news/2025/beds')
    expect(list({ from: '/nowhere' })).toEqual([])
  })

  it('takes titles for the order where no page has a date, numbers by their value', () => {
    const chapters = ['/b/Part 10', '/b/Part 9', '/b/part 1'].map((route) => page(route))
    const found = createPageSelector(chapters, 'en')(query({ from: '/b' }), {})
    expect(found.pages.map((one) => one.page.title)).toEqual(['part 1', 'Part 9', 'Part 10'])
  })

  it('sorts in the given order', () => {
    expect(list({ from: '/news', sort: 'oldest' })[0]).toBe('/news/2025/beds')
    expect(list({ from: '/news', sort: 'oldest' }).at(-1)).toBe('/news/undated')
    expect(list({ from: '/news', sort: 'path' })[0]).toBe('/news/2025/beds')
    expect(list({ from: '/news', sort: 'title' })[0]).toBe('/news/apples')
  })

  it('takes those with a tag, and those by an author', () => {
    expect(list({ from: '/', tag: 'Weather', limit: 2 })).toEqual(['/news/rain', '/news/frost'])
    expect(list({ from: '/', tag: 'weather' })).toEqual([])
    expect(list({ from: '/news', author: 'tom' })).toEqual(['/news/rain', '/news/apples'])
  })

  it('takes pages by hand as they are written, also hidden ones; what is missing is omitted', () => {
    const pages = ['/news/hidden', '/about', '/gone', '/news/rain']
    expect(list({ pages })).toEqual(['/news/hidden', '/about', '/news/rain'])
    expect(list({ pages, sort: 'title' })).toEqual(['/about', '/news/hidden', '/news/rain'])
  })

  it('omits the page that has the list, and counts without it', () => {
    const all = ['/news/rain', '/news/frost', '/news/apples', '/news/2025/beds', '/news/undated']
    for (const own of [...all, '/about']) {
      const others = all.filter((route) => route !== own)
      expect(list({ from: '/news' }, own)).toEqual(others)
      for (const limit of [1, 2, 3, 4, 5]) {
        expect(list({ from: '/news', limit }, own)).toEqual(others.slice(0, limit))
      }
      for (const number of [1, 2, 3]) {
        const part = select(query({ from: '/news', perPage: 2 }), { route: own, page: number })
        expect(part.pages.map((one) => one.page.route)).toEqual(
          others.slice(2 * number - 2, 2 * number),
        )
        expect(part).toMatchObject({
          total: others.length,
          page: number,
          count: Math.ceil(others.length / 2),
        })
      }
    }
  })

  it('parts what the limit leaves', () => {
    const part = select(query({ from: '/news', limit: 3, perPage: 2 }), { page: 2 })
    expect(part).toMatchObject({ total: 3, page: 2, count: 2 })
    expect(part.pages).toHaveLength(1)
    expect(select(query({ from: '/nowhere', perPage: 2 }), {}).count).toBe(1)
  })

  it('finds the pages beside a page in its folder, the earlier one first', () => {
    const beside = (route?: string) =>
      select(query({ neighbours: true }), { route }).pages.map(
        (one) => `${one.rel} ${one.page.route}`,
      )
    expect(beside('/news/frost')).toEqual(['prev /news/apples', 'next /news/rain'])
    expect(beside('/news/apples')).toEqual(['next /news/frost'])
    expect(beside('/about')).toEqual(['next /news'])
    expect(beside('/news/hidden')).toEqual([])
    expect(beside(undefined)).toEqual([])
  })

  it('looks at each page of a large folder once, however many pages list it', () => {
    let looks = 0
    const many = Array.from({ length: 2000 }, (_, index) => ({
      ...page(`/many/${index}`),
      get tags() {
        looks += 1
        return ['All']
      },
    }))
    const selectMany = createPageSelector(many, 'en')
    for (const { route } of many) {
      const { pages, total } = selectMany(query({ from: '/many', tag: 'All', limit: 3 }), { route })
      expect([pages.length, total]).toEqual([3, 3])
    }
    expect(looks).toBe(many.length)
  })
})

describe('the key of a query', () => {
  it('is the same in whichever order the query is written', () => {
    const key = keyOfQuery({ limit: 3, deep: true, from: '/news' })
    expect(key).toBe(keyOfQuery({ from: '/news', deep: true, limit: 3 }))
    expect(readQuery(key)).toEqual({ from: '/news', deep: true, limit: 3 })
  })

  it('is found within blocks, nested ones too', () => {
    const list = query({ pages: ['/a'] })
    const lists = { [keyOfQuery(list)]: { pages: [], total: 0, page: 1, count: 1 } }
    const blocks = [{ type: 'tabs', items: [{ blocks: [{ type: 'x', list }] }] }, { list }]
    expect(listUsedLists(blocks, lists)).toEqual([keyOfQuery(list)])
    expect(listUsedLists([{ list: query({ pages: ['/b'] }) }], lists)).toEqual([])
  })
})

it('a query can show all that it selects', () => {
  const select = createPageSelector(PAGES, 'en')
  const queries = [
    ...[{ from: '/news' }, { from: '/' }, { pages: ['/about', '/news/hidden'] }],
    { neighbours: true as const },
  ].map(query)
  for (const one of queries) {
    const here = { route: '/news/frost' }
    const routes = select(one, here).pages.map((found) => found.page.route)
    expect(routes.length).toBeGreaterThan(0)
    expect(routes.filter((route) => !canShow(one, here, route))).toEqual([])
  }
  expect(canShow(query({ from: '/news' }), {}, '/newsletter')).toBe(false)
})
