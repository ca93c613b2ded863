import { parseXml } from '@rgrove/parse-xml'
import { expect, it } from 'vitest'
import type { ListedPage } from '../../../../../engine/core/page/listing'
import { createFeeds, listFeeds } from '../../../../../engine/node/build/discovery/feeds'

const TEXT = '<script>alert("&lt;")</script> ]]> <![CDATA[ <?php?> &nbsp; \'x\''
const UNFIT = '\u0000\u0008\uFFFE\uD800'

const page = (route: string, more: Partial<ListedPage> = {}): ListedPage => ({
  ...{ route, title: TEXT, summary: TEXT, tags: [TEXT], date: '2026-03-01', ...more },
})

async function render(pages: ListedPage[], route = '/news') {
  const feeds = createFeeds({
    settings: { url: 'https://wren.example', brand: TEXT, language: 'en', timeZone: 'UTC' },
    tokens: {},
    list: () => pages,
    assets: new Map(),
    home: '/',
    hasPage: () => false,
  })
  const forms = listFeeds([{ route, feed: { title: TEXT, limit: 20 } }])
  const [atom = '', json = ''] = await Promise.all(forms.map(feeds))
  return { atom, json, paths: forms.map(({ path }) => path) }
}

it('shows every text as it is, whatever is in it', async () => {
  const author = { id: 'mira', name: TEXT }
  const { atom, json } = await render([page('/news/a', { author })])
  const { root } = parseXml(atom)
  const texts = [...(root?.text.split(TEXT) ?? [])]
  // The feed's title and author, then the entry's title, author and summary.
  expect(texts).toHaveLength(6)
  const [item] = JSON.parse(json).items
  expect([item.title, item.summary, item.content_text, item.tags[0], item.authors[0].name]).toEqual(
    Array(5).fill(TEXT),
  )
})

it('omits what no XML can have, and the escapes of texts from rows', async () => {
  const { atom } = await render([page('/news/a', { title: `A${UNFIT}B {\u2060row}` })])
  expect(parseXml(atom).root?.text).toContain('AB {row}')
})

it('has the same bytes in any order of builds, and a date without a page', async () => {
  const pages = [page('/news/b', { updated: '2026-04-01T12:00' }), page('/news/a')]
  expect(await render(pages)).toEqual(await render(pages))
  const { json, atom } = await render([])
  expect(JSON.parse(json).items).toEqual([])
  expect(atom).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
})

it('is at the root for the whole site', async () => {
  const { paths, json } = await render([page('/a')], '/')
  expect(paths).toEqual(['/feed.xml', '/feed.json'])
  expect(JSON.parse(json)).toMatchObject({
    home_page_url: 'https://wren.example/',
    feed_url: 'https://wren.example/feed.json',
  })
})
