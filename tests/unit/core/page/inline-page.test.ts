import { describe, expect, it } from 'vitest'
import type { PageData } from '../../../../engine/core/page/data'
import { buildInlinePage } from '../../../../engine/core/page/inline-page'
import type { Block } from '../../../../schemas/generated/types'

const block = (properties: object) => ({ tone: 'paper', ...properties }) as unknown as Block

const header = block({ type: 'header' })
const footer = block({ type: 'footer', copyright: '© {year}' })
const hero = block({ type: 'hero', id: 'top', title: 'Bread', icon: 'wheat' })
const tabs = block({ type: 'tabs', items: [{ label: 'Rye', icon: 'moon', picture: '/a.svg' }] })

const page = {
  path: '/',
  title: 'Bread',
  documentTitle: 'Bread | Bakery',
  head: [{ tag: 'meta', attributes: { name: 'robots', content: 'all' } }],
  breadcrumbs: [],
  icons: { wheat: [], moon: [] },
  assets: { '/a.svg': {}, '/b.svg': {} },
  maps: {},
  blocks: [hero, tabs],
} as unknown as PageData

const site = { before: [header], after: [footer] }

describe('the data in a page’s own document', () => {
  const inlineOf = (page: PageData, statics: Block[]) =>
    buildInlinePage({
      page,
      site,
      isStatic: (one) => statics.includes(one),
      listTexts: () => ['Flour and water'],
    })
  const build = (blocks: Block[], statics: Block[]) => inlineOf({ ...page, blocks }, statics)

  it('has the lists that live blocks show, with their pictures, and no others', () => {
    const listOf = (src: string) => ({
      pages: [{ route: '/a', title: 'Flour and water', picture: { src, alt: '' } }],
    })
    const [live, still] = ['/a', '/b'].map((from) =>
      block({ type: 'page-list', list: { deep: true, from } }),
    ) as [Block, Block]
    const lists = {
      '{"from":"/a","deep":true}': listOf('/a.svg'),
      '{"from":"/b","deep":true}': listOf('/b.svg'),
    }
    const listing = { ...page, blocks: [live, still], lists } as unknown as PageData
    const buildWith = (statics: Block[]) => inlineOf(listing, statics)
    const inline = buildWith([still])
    expect(Object.keys(inline.lists ?? {})).toEqual(['{"from":"/a","deep":true}'])
    expect(inline.assets).toEqual({ '/a.svg': {} })
    expect(JSON.stringify(inline.lists)).not.toContain('Flour and water')
    expect(buildWith([live, still]).lists).toBeUndefined()
  })

  it('has no content of static blocks, nor what they alone show by name', () => {
    const inline = build([hero, tabs], [hero, footer])
    expect(inline.blocks).toEqual([{ type: 'hero', id: 'top', tone: 'paper' }, tabs])
    expect(inline.icons).toEqual({ moon: [] })
    expect(inline.assets).toEqual({ '/a.svg': {} })
  })

  it('says which blocks of the page and the layout are static, and what may change in them', () => {
    const dated = block({ type: 'hero', title: 'Since {year}', byAudience: { donor: {} } })
    const inline = build([dated, tabs], [dated, footer])
    expect(inline.statics).toEqual({
      page: { 0: ['audience', 'year'] },
      before: {},
      after: { 0: ['year'] },
    })
    expect(inline.lateVariants).toBe(true)
    expect(build([hero, tabs], [hero]).lateVariants).toBeUndefined()
  })

  it('has neither the title nor the tags that are in the head', () => {
    expect(JSON.stringify(build([tabs], []))).not.toMatch(/robots|\| Bakery/)
  })

  it('refers to texts that are in the HTML, and names their totals (R-347)', () => {
    const long = block({ type: 'tabs', items: [{ label: 'Flour and water' }] })
    const inline = build([long], [])
    expect(inline.blocks).toEqual([block({ type: 'tabs', items: [{ label: '￼;' }] })])
    expect(inline.texts).toEqual({ count: 1, length: 15 })
    expect(build([tabs], []).texts).toBeUndefined()
  })

  it('has blocks that are alive without what differs by audience', () => {
    const varied = { ...tabs, byAudience: { donor: { items: [] } } } as Block
    const inline = build([varied], [])
    expect(inline.blocks).toEqual([tabs])
    expect(inline.lateVariants).toBe(true)
  })

  it('has what those show by name for an audience, which comes later', () => {
    const varied = { ...tabs, byAudience: { donor: { icon: 'wheat' } } } as unknown as Block
    expect(build([varied], []).icons).toEqual({ wheat: [], moon: [] })
  })
})
