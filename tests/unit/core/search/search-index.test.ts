import { describe, expect, it } from 'vitest'
import { buildSearchIndex, listOrdered } from '../../../../engine/core/search/search-index'
import type { Page } from '../../../../schemas/generated/types'

function page(order?: number): Page {
  const search = { title: `T${order}`, description: 'D', type: 'Page', keywords: ['word'], order }
  return { search: order === undefined ? undefined : search } as Page
}

describe('buildSearchIndex', () => {
  it('has the pages with an entry, in the order of their entries (D14)', () => {
    const index = buildSearchIndex([
      { route: '/a', head: page(3) },
      { route: '/b', head: page() },
      { route: '/c', head: page(1) },
    ])
    expect(index.map(({ url }) => url)).toEqual(['/c', '/a'])
    expect(index[0]).toEqual({
      title: 'T1',
      description: 'D',
      url: '/c',
      type: 'Page',
      keywords: ['word'],
    })
  })

  it('has pages that write no order after the others, by their addresses', () => {
    const head = { title: 'T', search: { type: 'Page' } }
    const index = listOrdered([
      { route: '/z', head },
      { route: '/b', head: page(7) },
      { route: '/a', head },
    ])
    expect(index.map(({ order, entry }) => [order, entry.url])).toEqual([
      [7, '/b'],
      [8, '/a'],
      [9, '/z'],
    ])
  })

  it('takes from the page what its entry does not say, with the words in braces replaced', () => {
    const head = {
      title: 'Bread by {brand}',
      description: 'All the loaves.',
      tags: ['Rye'],
      search: { type: 'Page' },
    }
    const entry = { title: 'Bread by Wren', url: '/bread', type: 'Page', keywords: ['Rye'] }
    expect(buildSearchIndex([{ route: '/bread', head }], { tokens: { brand: 'Wren' } })).toEqual([
      { ...entry, description: 'All the loaves.' },
    ])
    const summed = { ...head, summary: 'Loaves.' }
    expect(
      buildSearchIndex([{ route: '/bread', head: summed }], { tokens: { brand: 'Wren' } }),
    ).toEqual([{ ...entry, description: 'Loaves.' }])
  })
})
