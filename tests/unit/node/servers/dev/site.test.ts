import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { DevSite } from '../../../../../engine/node/servers/dev/site'
import { makeScratchFolder } from '../../../../support/scratch-folder'

let dir: string
let site: DevSite

beforeEach(() => {
  dir = join(makeScratchFolder(), 'site')
  cpSync('tests/sites/tiny', dir, { recursive: true })
  site = new DevSite(dir)
})

function edit(file: string, before: string, after: string): void {
  const text = readFileSync(join(dir, file), 'utf8')
  expect(text).toContain(before)
  writeFileSync(join(dir, file), text.replace(before, after))
}

const rulesOf = () => site.problems().map(({ rule }) => rule)

it('opens a page without a look at the others', async () => {
  edit('pages/bread.json', '"type"', '"tpye"')
  expect((await site.openPage('/visit'))?.page?.title).toBe('Visit')
  expect(site.problems()).toEqual([])
})

it('keeps the last good state of a page that is broken (R-342)', async () => {
  await site.openPage('/visit')
  edit('pages/visit.json', '"title": "Visit"', '"tilte": "Visit"')
  const { problems } = await site.change('pages/visit.json')
  expect(problems.map(({ rule }) => rule)).toContain('unknown-property')
  expect((await site.openPage('/visit'))?.page?.title).toBe('Visit')
  edit('pages/visit.json', '"tilte": "Visit"', '"title": "Come"')
  expect((await site.change('pages/visit.json')).problems).toEqual([])
  expect((await site.openPage('/visit'))?.page?.title).toBe('Come')
})

it('keeps the last good state of a page that is being saved', async () => {
  await site.openPage('/visit')
  writeFileSync(join(dir, 'pages/visit.json'), '')
  expect((await site.openPage('/visit'))?.page?.title).toBe('Visit')
})

it('says what is wrong with a page that is first opened while it is being saved', async () => {
  await site.openPage('/')
  await site.openPage('/bread')
  const text = readFileSync(join(dir, 'pages/visit.json'), 'utf8')
  await site.checkAll()
  writeFileSync(join(dir, 'pages/visit.json'), text.slice(0, 20))
  expect(await site.openPage('/visit')).toEqual({})
  expect(rulesOf()).toEqual(['bad-json'])
})

it('has nothing to show of a page that was never good, and says why', async () => {
  edit('pages/visit.json', '"title": "Visit"', '"tilte": "Visit"')
  expect(await site.openPage('/visit')).toEqual({})
  expect(rulesOf()).toContain('unknown-property')
})

it('shows a page without its picture, font or icon that is none', async () => {
  writeFileSync(join(dir, 'assets/wren.svg'), '<svg')
  expect((await site.openPage('/bread'))?.page?.title).toBe('Bread')
  expect((await site.openPage('/bread'))?.page?.assets).toEqual({})
  const problems = await site.checkAll()
  expect(problems.map(({ file, rule }) => [file.split('/').at(-1), rule])).toEqual([
    ['layout.json', 'broken-asset'],
    ['layout.json', 'broken-asset'],
    ['bread.json', 'broken-asset'],
    ['settings.json', 'broken-asset'],
  ])
})

it('knows no page without a file, and one as soon as it has a file', async () => {
  expect(await site.openPage('/rye')).toBeUndefined()
  const rye = { title: 'Rye', description: 'Dark.', blocks: [{ type: 'hero', title: 'Rye' }] }
  writeFileSync(join(dir, 'pages/rye.json'), JSON.stringify(rye))
  await site.change('pages/rye.json')
  expect((await site.openPage('/rye'))?.page?.title).toBe('Rye')
  rmSync(join(dir, 'pages/rye.json'))
  await site.change('pages/rye.json')
  expect(await site.openPage('/rye')).toBeUndefined()
})

it('reports the effects of a change of one page on another', async () => {
  await site.checkAll()
  edit('pages/visit.json', '"id": "order"', '"id": "orders"')
  await site.change('pages/visit.json')
  await site.checkAll()
  expect(rulesOf()).toContain('missing-anchor')
})

it("reports a page's own problems at once, and those with other pages once all are checked", async () => {
  await site.checkAll()
  edit('pages/bread.json', '"href": "/"', '"href": "/hmoe", "lable": "Home"')
  const { problems } = await site.change('pages/bread.json')
  expect(problems.map(({ rule }) => rule)).toEqual(['unknown-property'])
  await site.checkAll()
  expect(rulesOf()).toContain('missing-page')
  edit('pages/bread.json', ', "lable": "Home"', '')
  const { problems: left } = await site.change('pages/bread.json')
  expect(left.map(({ rule }) => rule)).toEqual(['missing-page'])
})

it('forgets what a change of one page made of another when it is fixed', async () => {
  edit('pages/visit.json', '"id": "order"', '"id": "orders"')
  await site.checkAll()
  edit('pages/visit.json', '"id": "orders"', '"id": "order"')
  await site.change('pages/visit.json')
  expect(rulesOf()).toContain('missing-anchor')
  await site.checkAll()
  expect(site.problems()).toEqual([])
})

it('checks what is saved while it checks', async () => {
  const checking = site.checkAll()
  edit('pages/visit.json', '"id": "order"', '"id": "orders"')
  await site.change('pages/visit.json')
  const [problems, later] = await Promise.all([checking, site.checkAll()])
  expect(problems.map(({ rule }) => rule)).toContain('missing-anchor')
  expect(later).toEqual(problems)
})

it('survives that a page with problems is removed while it checks', async () => {
  edit('pages/visit.json', '"id": "order"', '"id": "orders"')
  edit('pages/visit.json', '"tone": "paper"', '"tone": "papre"')
  const checking = site.checkAll()
  await new Promise(setImmediate)
  rmSync(join(dir, 'pages/visit.json'))
  await checking
  await site.change('pages/visit.json')
  await site.checkAll()
  expect(new Set(rulesOf())).toEqual(new Set(['missing-page']))
})

it('reports the problems in what all pages share at once, and those of pages that it makes later', async () => {
  await site.checkAll()
  edit('layout.json', '"href": "/bread"', '"herf": "/bread"')
  expect((await site.change('layout.json')).problems.map(({ rule }) => rule)).toContain(
    'unknown-property',
  )
  edit('layout.json', '"herf": "/bread"', '"href": "/bread"')
  expect((await site.change('layout.json')).problems).toEqual([])
  edit('settings.json', '"email"', '"mail"')
  const findUnknown = () =>
    site.problems().flatMap(({ rule, file }) => (rule === 'unknown-token' ? basename(file) : []))
  await site.change('settings.json')
  expect(findUnknown()).toEqual(['messages.json'])
  await site.checkAll()
  expect(findUnknown()).toContain('index.json')
})

it('keeps the errors of pages in mind while what all pages share is broken', async () => {
  await site.checkAll()
  edit('pages/visit.json', '"title": "Visit"', '"tilte": "Visit"')
  await site.change('pages/visit.json')
  edit('layout.json', '"brand"', '"bnard"')
  await site.change('layout.json')
  await site.loadState()
  expect(new Set(site.problems().map(({ file }) => file.split('/site/')[1]))).toEqual(
    new Set(['pages/visit.json', 'layout.json']),
  )
})

it('keeps the errors in what all pages share in mind when a page is added', async () => {
  edit('layout.json', '"href": "/bread"', '"href": "/braed"')
  await site.checkAll()
  const rye = { title: 'Rye', description: 'Dark.', blocks: [{ type: 'hero', title: 'Rye' }] }
  writeFileSync(join(dir, 'pages/rye.json'), JSON.stringify(rye))
  const { problems } = await site.change('pages/rye.json')
  expect(problems.map(({ rule }) => rule)).toEqual(['missing-page'])
})

it('says that what all pages share has changed', async () => {
  await site.loadState()
  edit('layout.json', 'Wren', 'Robin')
  expect((await site.change('layout.json')).sharedChanged).toBe(true)
  edit('cta.json', 'Taste it', 'Have it')
  expect((await site.change('cta.json')).sharedChanged).toBe(false)
})

it('keeps the last good state of what all pages share', async () => {
  await site.loadState()
  edit('settings.json', '"brand"', '"bnard"')
  expect((await site.change('settings.json')).problems).not.toEqual([])
  expect((await site.loadState())?.site.settings.brand).toBe('Wren Street Bakery')
})

it('has the search index of all pages', async () => {
  const index = await site.buildIndex()
  expect(index.map(({ url }) => url)).toEqual(['/bread', '/'])
})

function writePage(route: string, content: object): void {
  const file = join(dir, `pages${route}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}

const hero = (title: string) => ({ type: 'hero', title })

/** The content of the list on a page. */
async function listTitles(route: string): Promise<string[]> {
  const { lists = {} } = (await site.openPage(route))?.page ?? {}
  return Object.values(lists).flatMap(({ pages }) => pages.map(({ title }) => title))
}

it('lists pages as they are now, new ones too, and what was last good of a broken one', async () => {
  const blocks = [hero('Notes'), { type: 'page-list', list: { from: '/notes' } }]
  writePage('/notes', { title: 'Notes', description: 'All notes.', blocks })
  const picture = { src: '/assets/wren.svg', alt: '' }
  const note = { title: 'Frost', description: 'A note.', picture, blocks: [hero('Frost')] }
  writePage('/notes/frost', note)
  expect(await listTitles('/notes')).toEqual(['Frost'])
  expect(Object.keys((await site.openPage('/notes'))?.page?.assets ?? {})).toEqual([picture.src])
  writePage('/notes/frost', { ...note, title: 'First frost' })
  await site.change('pages/notes/frost.json')
  expect(await listTitles('/notes')).toEqual(['First frost'])
  writePage('/notes/rain', { ...note, title: 'Rain' })
  await site.change('pages/notes/rain.json')
  expect(await listTitles('/notes')).toEqual(['First frost', 'Rain'])
  writePage('/notes/rain', { ...note, title: 7 })
  await site.change('pages/notes/rain.json')
  expect(await listTitles('/notes')).toEqual(['First frost', 'Rain'])
})

it('lists pages in what all pages share', async () => {
  const layout = JSON.parse(readFileSync(join(dir, 'layout.json'), 'utf8'))
  const shown = { type: 'page-list', list: { from: '/bread' } }
  writeFileSync(
    join(dir, 'layout.json'),
    JSON.stringify({ ...layout, after: [shown, ...layout.after] }),
  )
  const listShared = async () =>
    Object.values((await site.loadState())?.locales[0].siteData.lists ?? {}).flatMap(({ pages }) =>
      pages.map(({ title }) => title),
    )
  const [before] = await listShared()
  edit('pages/bread/sourdough.json', `"title": "${before}"`, '"title": "Levain"')
  expect((await site.change('pages/bread/sourdough.json')).sharedChanged).toBe(true)
  expect(await listShared()).toEqual(['Levain'])
})

it('leads on from paths that a pattern matches, in its data and in that of the site (R-049)', async () => {
  expect((await site.loadState())?.locales[0].siteData).not.toHaveProperty('redirects')
  edit('redirects.json', '[', '[{ "from": "/backwaren/*", "to": "/bread/*" },')
  await site.change('redirects.json')
  const state = await site.loadState()
  expect(state?.findRedirect('/backwaren/sourdough')?.to).toBe('/bread/sourdough')
  expect(state?.locales[0].siteData.redirects).toEqual([{ from: '/backwaren/*', to: '/bread/*' }])
  expect(await site.resolveData('/backwaren')).toEqual({ build: 'dev', redirect: '/bread' })
})
