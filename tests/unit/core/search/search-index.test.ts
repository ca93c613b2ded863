import { describe, expect, it } from 'vitest'
import { buildSearchIndex } from '../../../../engine/core/search/search-index'
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
})
