/** How the development server shows derived pages, which have no file. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { LiveCheck } from '../../../../../engine/node/check/live/live-check'
import { findSource } from '../../../../../engine/node/servers/dev/find-source'
import { DevSite } from '../../../../../engine/node/servers/dev/site'
import { makeScratchFolder } from '../../../../support/scratch-folder'

let dir: string
let site: DevSite

const hero = (title: string) => ({ type: 'hero', title })
const list = (query: object) => ({ type: 'page-list', list: query })

function write(path: string, content: object | string): void {
  const file = join(dir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
}

async function save(path: string, content: object | string): Promise<string[]> {
  write(path, content)
  const { problems } = await site.change(path)
  return problems.map(({ rule }) => rule)
}

function page(title: string, more: { blocks?: object[]; [name: string]: unknown } = {}): object {
  const { blocks = [], ...head } = more
  return { title, description: `${title}, in brief.`, ...head, blocks: [hero(title), ...blocks] }
}

const item = (title: string, day: number, tags = ['Frost']) =>
  page(title, { date: `2026-01-0${day}`, tags, blocks: [{ type: 'byline' }] })

const TAG_PAGE = {
  each: { tagsOf: '/news' },
  ...page('About {row.tag}', { blocks: [list({ from: '/news', tag: '{row.tag}' })] }),
}

beforeEach(() => {
  dir = join(makeScratchFolder(), 'site')
  cpSync('tests/sites/tiny', dir, { recursive: true })
  write('pages/news/_collection.json', { perPage: 1, feed: { title: 'News of {brand}' } })
  write('pages/news.json', page('News', { blocks: [list({ from: '/news' })] }))
  write('pages/news/one.json', item('One', 1))
  write('pages/news/two.json', item('Two', 2, ['Frost', 'Late rain']))
  write('pages/news/tags/[tag].json', TAG_PAGE)
  write('data/branches.csv', 'id,city\nbern,Bern\nbasel,Basel\n')
  write('pages/branches/[id].json', { each: 'data/branches.csv', ...page('Branch {row.city}') })
  site = new DevSite(dir)
})

const titleOf = async (route: string) => (await site.openPage(route))?.page?.title

async function listTitles(route: string): Promise<string[]> {
  const { lists = {} } = (await site.openPage(route))?.page ?? {}
  return Object.values(lists).flatMap(({ pages }) => pages.map(({ title }) => title))
}

describe('pages that follow from others', () => {
  it('are there: those of rows, of tags, and further parts of lists', async () => {
    expect(await titleOf('/branches/bern')).toBe('Branch Bern')
    expect(await listTitles('/news')).toEqual(['Two'])
    expect(await titleOf('/news/page/2')).toBe('News (2)')
    expect(await listTitles('/news/page/2')).toEqual(['One'])
    expect(await titleOf('/news/tags/late-rain')).toBe('About Late rain')
    expect(await listTitles('/news/tags/frost/page/2')).toEqual(['One'])
    for (const route of ['/news/page/3', '/news/tags/snow', '/branches/chur', '/visit/page/2']) {
      expect([route, await site.openPage(route)]).toEqual([route, undefined])
    }
  })

  it('are as the pages are now', async () => {
    expect(await site.openPage('/news/page/3')).toBeUndefined()
    await save('pages/news/three.json', item('Three', 3, ['Snow']))
    expect(await listTitles('/news/page/3')).toEqual(['One'])
    expect(await listTitles('/news/tags/snow')).toEqual(['Three'])
    await save('pages/news/three.json', item('Third', 3, ['Ice']))
    expect(await site.openPage('/news/tags/snow')).toBeUndefined()
    expect(await listTitles('/news/tags/ice')).toEqual(['Third'])
    rmSync(join(dir, 'pages/news/three.json'))
    await site.change('pages/news/three.json')
    expect(await site.openPage('/news/page/3')).toBeUndefined()
    await save('pages/news.json', page('All news', { blocks: [list({ from: '/news' })] }))
    expect(await titleOf('/news/page/2')).toBe('All news (2)')
    await save('data/branches.csv', 'id,city\nchur,Chur\n')
    expect(await titleOf('/branches/chur')).toBe('Branch Chur')
    expect(await site.openPage('/branches/bern')).toBeUndefined()
  })

  it('are no reason to look at all pages, unless the address can be one', async () => {
    const check = new LiveCheck(dir)
    for (const name of ['news/three', 'visit/page/no', 'news/page/02', 'branches/chur']) {
      expect(await check.find(`pages/${name}.json`)).toBeUndefined()
    }
    expect(check.results()).toEqual([])
    expect(await check.find('pages/news/page/2.json')).toBeDefined()
    expect(check.results().length).toBeGreaterThan(8)
  })

  it('are linked from the tags of a page, and no problem where other pages link to them', async () => {
    const { article } = (await site.openPage('/news/two'))?.page ?? {}
    expect(article?.tags).toEqual([
      { name: 'Frost', href: '/news/tags/frost' },
      { name: 'Late rain', href: '/news/tags/late-rain' },
    ])
    expect(await site.checkAll()).toEqual([])
    const links = { label: 'Frost', href: '/news/tags/frost' }
    const more = page('More', { breadcrumbs: [links, { label: 'Two', href: '/news/page/2' }] })
    expect(await save('pages/more.json', more)).toEqual([])
    expect(await site.checkAll()).toEqual([])
    expect(await save('pages/news/one.json', item('One', 1, []))).toEqual([])
    expect(await save('pages/news/two.json', item('Two', 2, []))).toEqual([])
    const rules = (await site.checkAll()).map(({ rule }) => rule)
    expect(new Set(rules)).toEqual(new Set(['missing-page', 'no-rows']))
  })
})

describe('the problems of pages that are put together', () => {
  const filesOf = () =>
    site.problems().map(({ file, line }) => `${file.split('/site/')[1]}:${line}`)

  it('are reported once, where they are written, and gone with their cause', async () => {
    await site.checkAll()
    write('shared/note.json', { content: { type: 'cta', title: 'Come', tiltle: 'x' } })
    for (const name of ['one', 'two']) {
      const { blocks, ...head } = item(name, 1) as { blocks: object[] }
      await save(`pages/news/${name}.json`, { ...head, blocks: [...blocks, { use: 'note' }] })
    }
    await site.change('shared/note.json')
    await site.openPage('/news/one')
    await site.openPage('/news/two')
    expect(filesOf()).toEqual(['shared/note.json:5'])
    // One of the pages no longer has the problem, but the other page still has it.
    await save('pages/news/one.json', item('One', 1))
    expect(filesOf()).toEqual(['shared/note.json:5'])
    expect(await save('shared/note.json', { content: { type: 'cta', title: 'Come' } })).toEqual([])
  })

  it('are those of the pages of tags in the file that makes them', async () => {
    await site.checkAll()
    await save('pages/news/tags/[tag].json', { ...TAG_PAGE, tiltle: 'x' })
    await site.openPage('/news/tags/frost')
    await site.openPage('/news/tags/late-rain')
    expect(filesOf()).toEqual(['pages/news/tags/[tag].json:20'])
    await save('pages/news/tags/[tag].json', TAG_PAGE)
    expect(await site.checkAll()).toEqual([])
  })
})

describe('feeds', () => {
  it('are there as the pages are now', async () => {
    const feed = await site.renderFeed('/news/feed.json')
    expect(feed?.type).toBe('application/feed+json')
    const titles = async () =>
      JSON.parse((await site.renderFeed('/news/feed.json'))?.text ?? '').items.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles()).toEqual(['Two', 'One'])
    await save('pages/news/three.json', item('Three', 3))
    expect(await titles()).toEqual(['Three', 'Two', 'One'])
    expect((await site.renderFeed('/news/feed.xml'))?.text).toContain('<title>News of Wren Street')
    expect(await site.renderFeed('/feed.xml')).toBeUndefined()
  })
})

it('keeps the search in the order of the build', async () => {
  const search = { search: { type: 'News' } }
  const read = (name: string) => JSON.parse(readFileSync(join(dir, `pages/${name}.json`), 'utf8'))
  for (const name of ['news/one', 'news/two'])
    write(`pages/${name}.json`, { ...read(name), ...search })
  const urls = (await site.buildIndex()).map(({ url }) => url)
  expect(urls.filter((url) => url.startsWith('/news'))).toEqual(['/news/two', '/news/one'])
})

describe('the source of a text', () => {
  const find = async (route: string, text: string) => {
    await site.openPage(route)
    const found = findSource(
      { dir, tokens: {}, page: site.readTexts(route) },
      { route, text, around: text, before: 0 },
    )
    return found && `${found.file.slice(dir.length + 1)}:${found.line}`
  }

  it('is where it is written: a fragment, a collection, a row, a file that makes pages', async () => {
    write('shared/note.json', {
      content: { type: 'cta', title: 'Come by {with.when}' },
      parameters: { when: { description: 'When.' } },
    })
    write('pages/news/_collection.json', {
      after: [{ type: 'cta', title: 'More of {page.title}' }],
    })
    write('pages/news/one.json', page('One', { blocks: [{ use: 'note', with: { when: 'soon' } }] }))
    write('pages/branches/[id].json', {
      each: 'data/branches.csv',
      ...page('Branch {row.city}', { blocks: [{ type: 'cta', title: '{row.city}' }] }),
    })
    expect(await find('/news/one', 'Come by soon')).toBe('shared/note.json:4')
    expect(await find('/news/one', 'More of One')).toBe('pages/news/_collection.json:5')
    expect(await find('/news/one', 'One')).toBe('pages/news/one.json:2')
    expect(await find('/branches/bern', 'Bern')).toBe('data/branches.csv:2')
    expect(await find('/branches/bern', 'Branch Bern')).toBe('pages/branches/[id].json:3')
    expect(await find('/branches/bern', 'nowhere')).toBe('pages/branches/[id].json:1')
  })
})

it('has numbers in texts as they are written (R-319)', async () => {
  write('shared/price.json', {
    parameters: { price: { description: 'The price.' } },
    content: { type: 'cta', title: 'From {with.price}' },
  })
  const text = JSON.stringify(page('Shop', { blocks: [{ use: 'price', with: { price: 15 } }] }))
  write('pages/shop.json', text.replace(':15}', ':1.50}'))
  write('data/branches.json', '[{ "id": "bern", "city": 1E5 }]')
  write('pages/branches/[id].json', { each: 'data/branches.json', ...page('Branch {row.city}') })
  site = new DevSite(dir)
  expect(JSON.stringify((await site.openPage('/shop'))?.page)).toContain('From 1.50')
  expect(await titleOf('/branches/bern')).toBe('Branch 1E5')
})
