import { describe, expect, it } from 'vitest'
import type { StructuredDataOptions, Thing } from '../../../../engine/core/page/structured-data'
import {
  buildStructuredData,
  createBlockDescriber,
} from '../../../../engine/core/page/structured-data'
import type { Block } from '../../../../schemas/generated/types'

const publisher: Thing = { '@type': 'Organization', name: 'Wren' }
const page: StructuredDataOptions = {
  siteUrl: 'https://wren.example',
  path: '/bread/rye',
  title: 'Rye',
  breadcrumbs: [],
  publisher,
  things: [],
}

describe('buildStructuredData (R-345)', () => {
  it('says who runs the site on its home page alone', () => {
    expect(buildStructuredData({ ...page, path: '/' })).toEqual({
      '@context': 'https://schema.org',
      '@graph': [publisher],
    })
    expect(buildStructuredData(page)).toBeUndefined()
  })

  it('describes a page with a date as an article, with its author', () => {
    const author = { id: 'mira', name: 'Mira', href: '/about/mira' }
    const article = { date: '2026-03-01', author, tags: [{ name: 'Rye' }], picture: '/a.png' }
    expect(buildStructuredData({ ...page, article })).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Article',
          headline: 'Rye',
          datePublished: '2026-03-01',
          author: { '@type': 'Person', name: 'Mira', url: 'https://wren.example/about/mira' },
          publisher,
          image: 'https://wren.example/a.png',
          keywords: ['Rye'],
          mainEntityOfPage: 'https://wren.example/bread/rye',
        },
      ],
    })
    expect(buildStructuredData({ ...page, article: { tags: [] } })).toBeUndefined()
  })

  it('names the way to the page, with the page at its end', () => {
    const breadcrumbs = [{ label: 'Home', href: '/' }, { label: 'Bread' }]
    expect(buildStructuredData({ ...page, breadcrumbs })).toMatchObject({
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://wren.example/' },
            { '@type': 'ListItem', position: 2, name: 'Bread' },
            { position: 3, name: 'Rye', item: 'https://wren.example/bread/rye' },
          ],
        },
      ],
    })
  })

  it('makes one list of several of a kind, and changes none of them', () => {
    const faq = (name: string): Thing => ({ '@type': 'FAQPage', mainEntity: [{ name }] })
    const things = [faq('one'), { '@type': 'JobPosting' }, faq('two')]
    expect(buildStructuredData({ ...page, things })).toMatchObject({
      '@graph': [
        { '@type': 'FAQPage', mainEntity: [{ name: 'one' }, { name: 'two' }] },
        { '@type': 'JobPosting' },
      ],
    })
    expect(things[0]).toEqual(faq('one'))
  })
})

describe('createBlockDescriber', () => {
  const describeBlocks = createBlockDescriber({
    faq: {
      describe: ({ items }, { name }) => [{ '@type': 'FAQPage', of: name, count: items.length }],
    },
  })

  it('describes the blocks that can be, those within others too', () => {
    const faq = { type: 'faq', items: [{}] }
    const tabs = { type: 'tabs', items: [{ blocks: [{ type: 'prose' }, faq] }] }
    expect(describeBlocks([tabs, faq] as Block[], publisher)).toEqual([
      { '@type': 'FAQPage', of: 'Wren', count: 1 },
      { '@type': 'FAQPage', of: 'Wren', count: 1 },
    ])
  })

  it('knows its own types alone', () => {
    expect(describeBlocks([{ type: 'constructor' } as unknown as Block], publisher)).toEqual([])
  })
})
