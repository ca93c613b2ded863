import { describe, expect, it } from 'vitest'
import { buildDocumentTitle, buildHead } from '../../../../engine/core/page/head'
import type { Page, Settings } from '../../../../schemas/generated/types'

const settings = {
  brand: 'Wren',
  url: 'https://wren.example',
  language: 'en-GB',
  robots: 'index, follow',
} as Settings
const page = { title: 'Bread', description: 'All the loaves.' } as Page

function listRobots(head: ReturnType<typeof buildHead>): string[] {
  return head
    .filter(({ attributes }) => attributes.name === 'robots')
    .map(({ attributes }) => attributes.content ?? '')
}

describe('buildDocumentTitle', () => {
  it('adds the name of the site', () => {
    expect(buildDocumentTitle(page, 'Wren')).toBe('Bread | Wren')
  })

  it('does not say the name twice', () => {
    expect(buildDocumentTitle({ ...page, title: 'Wren, the bakery' }, 'Wren')).toBe(
      'Wren, the bakery',
    )
  })
})

describe('buildHead', () => {
  it('has one robots tag: the page’s own, else that of the site (D30)', () => {
    expect(listRobots(buildHead({ page, settings, route: '/bread' }))).toEqual(['index, follow'])
    const legal: Page = { ...page, robots: 'noindex, follow' }
    expect(listRobots(buildHead({ page: legal, settings, route: '/legal' }))).toEqual([
      'noindex, follow',
    ])
  })

  it('says of a page with a date that it is an article, and when it was changed', () => {
    const listArticle = (dates: object) =>
      buildHead({ page: { ...page, ...dates }, settings, route: '/bread' }).flatMap(
        ({ attributes: { property = '', content } }) =>
          /^(?:article|og:type)/.test(property) ? [`${property} ${content}`] : [],
      )
    expect(listArticle({})).toEqual(['og:type website'])
    expect(listArticle({ updated: '2026-04-02' })).toEqual(['og:type website'])
    expect(listArticle({ date: '2026-03-01', updated: '2026-04-02' })).toEqual([
      'og:type article',
      'article:published_time 2026-03-01',
      'article:modified_time 2026-04-02',
    ])
  })

  it('has these tags, each in its place (R-345)', () => {
    const meta = (name: string, content: string) => ({ tag: 'meta', attributes: { name, content } })
    const property = (name: string, content: string) => ({
      tag: 'meta',
      attributes: { property: name, content },
    })
    const link = (attributes: object) => ({ tag: 'link', attributes })
    const withMarkdown = { ...settings, markdown: true }
    expect(buildHead({ page, settings: withMarkdown, route: '/bread' })).toEqual([
      meta('description', 'All the loaves.'),
      meta('robots', 'index, follow'),
      property('og:title', 'Bread | Wren'),
      property('og:description', 'All the loaves.'),
      property('og:type', 'website'),
      property('og:site_name', 'Wren'),
      property('og:locale', 'en_GB'),
      meta('twitter:card', 'summary'),
      link({ rel: 'canonical', href: 'https://wren.example/bread' }),
      property('og:url', 'https://wren.example/bread'),
      link({ rel: 'alternate', type: 'text/markdown', href: '/bread.md' }),
    ])
    expect(buildHead({ page, settings, route: '/bread' })).toHaveLength(10)
  })

  it('keeps the 404 page out of search engines and gives it no address (R-303, D54)', () => {
    const head = buildHead({ page, settings, route: '/404' })
    expect(listRobots(head)).toEqual(['noindex, follow'])
    expect(head.filter(({ attributes }) => attributes.rel === 'canonical')).toEqual([])
  })

  it('names the canonical address', () => {
    const canonical = (route: string) =>
      buildHead({ page, settings, route }).find(({ attributes }) => attributes.rel === 'canonical')
        ?.attributes.href
    expect(canonical('/bread')).toBe('https://wren.example/bread')
    expect(canonical('/')).toBe('https://wren.example/')
  })

  it('describes what is shown where the page is linked to (R-345)', () => {
    const metaOf = (picture?: string) =>
      Object.fromEntries(
        buildHead({ page, settings, route: '/bread', picture }).map(({ attributes }) => [
          attributes.property ?? attributes.name,
          attributes.content,
        ]),
      )
    expect(metaOf()).toMatchObject({ 'og:locale': 'en_GB', 'twitter:card': 'summary' })
    expect(metaOf()).not.toHaveProperty('og:image')
    expect(metaOf('/assets/bread.png')).toMatchObject({
      'og:image': 'https://wren.example/assets/bread.png',
      'og:image:alt': 'Bread',
      'twitter:card': 'summary_large_image',
    })
  })
})
