import { describe, expect, it } from 'vitest'
import type { ListedFolder } from '../../../../engine/core/page/listing'
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

  it('has the pages of collections first, as these sort them, and others by their addresses', () => {
    const entry = (route: string, more: Partial<Page> = {}) => ({
      route,
      head: { title: route, search: { type: 'Page' }, ...more },
    })
    const pages = [
      entry('/about'),
      entry('/news/old', { date: '2026-01-01' }),
      entry('/news/new', { date: '2026-02-01' }),
      entry('/news/undated'),
      entry('/news/2025/deep', { title: 'B' }),
      entry('/news/2025/first', { title: 'A' }),
      entry('/branches/10', { title: 'Branch 10' }),
      entry('/branches/9', { title: 'Branch 9' }),
      entry('/branches'),
      { route: '/z', head: page(1) },
    ]
    const listed = (folders: ListedFolder[]) =>
      buildSearchIndex(pages, { folders }).map(({ url }) => url)
    const folders: ListedFolder[] = [
      { route: '/news/2025', sort: 'title' },
      { route: '/news' },
      { route: '/branches' },
    ]
    const inFolders = [
      ...['/branches/9', '/branches/10'],
      ...['/news/new', '/news/old', '/news/undated'],
      ...['/news/2025/first', '/news/2025/deep'],
    ]
    expect(listed(folders)).toEqual(['/z', ...inFolders, '/about', '/branches'])
    expect(listed([...folders, { route: '/', sort: 'path' }])).toEqual([
      ...['/z', '/about', '/branches'],
      ...inFolders,
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
