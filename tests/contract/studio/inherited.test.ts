/** Where values of a page come from, and copies of shared blocks. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BlockUse, OutlineBlock } from '../../../engine/core/studio/protocol'
import { openWholeSite } from '../../../engine/node/check/run/open-site'
import { fillPage } from '../../../engine/node/edit/show/fill-page'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'
import { hashFiles } from '../../support/sites/hash-files'

const ABOUT = 'pages/about.json'
const STORY = '/news/the-last-chimney'

/** A shared list with parameters of all kinds, and a page that uses it in several ways. */
const SHARED = {
  parameters: {
    name: { description: 'A name.' },
    count: { description: 'A number.', default: 7 },
    links: { description: 'Buttons.', default: [] },
  },
  content: [
    { type: 'hero', title: 'About {with.name}', text: '{with.count} at {page.title}' },
    { type: 'cta', title: '{with.name}', actions: '{with.links}', expireAt: '2190-01-01' },
    { use: 'newsletter' },
  ],
}
const USES = `{
  "title": "Uses",
  "description": "Uses of shared blocks.",
  "blocks": [
    { "use": "several", "with": { "name": "a \\"mill\\"", "count": 1.50 } },
    { "type": "byline" },
    { "use": "passed", "publishAt": "2020-01-01" }
  ]
}
`
const PASSED = { content: { use: 'opening-hours', with: { place: 'It', hours: 'always' } } }

const siteDir = join(makeScratchFolder(), 'site')
let dev: DevServer
let studio: StudioClient
let original: Record<string, string>

beforeAll(async () => {
  cpSync(join('examples', 'news'), siteDir, { recursive: true })
  writeFileSync(join(siteDir, '../package.json'), '{}')
  mkdirSync(join(siteDir, 'shared'), { recursive: true })
  writeFileSync(join(siteDir, 'shared/several.json'), JSON.stringify(SHARED, null, 2))
  writeFileSync(join(siteDir, 'shared/passed.json'), JSON.stringify(PASSED, null, 2))
  writeFileSync(join(siteDir, 'pages/uses.json'), USES)
  original = hashFiles(siteDir)
  dev = await startDev({ siteDir, port: 0 })
  studio = await StudioClient.open(dev.url)
})

afterAll(() => dev.close())

const onDisk = (file: string) => readFileSync(join(siteDir, file), 'utf8')

/** The page that `quire show` prints. */
function show(route: string): unknown {
  const site = openWholeSite(siteDir)
  const page = site.pageFiles.find((one) => one.route === route)
  if (!page) throw new Error(`There is no page ${route}.`)
  return fillPage(site, page).page
}

async function readBlocks(route: string): Promise<OutlineBlock[]> {
  return (await studio.ask('page', { route })).blocks
}

async function findUse(route: string, name: string): Promise<BlockUse> {
  const use = (await readBlocks(route)).find((one) => one.use?.name === name)?.use
  if (!use) throw new Error(`${route} does not use ${name}.`)
  return use
}

async function detach(route: string, name: string): Promise<string> {
  const { file, pointer } = await findUse(route, name)
  await studio.ask('detach', { file, pointer, name })
  await studio.ask('save', {})
  return onDisk(file)
}

describe('a copy of a shared block', () => {
  afterEach(async () => {
    while ((await studio.ask('site', {})).history.canUndo) await studio.ask('undo', {})
    await studio.ask('save', {})
    expect(hashFiles(siteDir)).toEqual(original)
  })

  it.each([
    ['/about', 'opening-hours'],
    ['/about', 'newsletter'],
    ['/', 'newsletter'],
    ['/venues/shuttle', 'opening-hours'],
    [STORY, 'newsletter'],
    ['/uses', 'several'],
    ['/uses', 'passed'],
  ])('of %s is what `quire show` prints (%s)', async (route, name) => {
    const before = show(route)
    await detach(route, name)
    expect(show(route)).toEqual(before)
    const { history } = await studio.ask('undo', {})
    expect(history.canUndo).toBe(false)
  })

  it('replaces only the bytes of the use, with its parameters filled in', async () => {
    const before = onDisk(ABOUT)
    const start = before.indexOf('{\n      "use": "opening-hours"')
    const end = before.indexOf('{ "use": "newsletter" }')
    const after = await detach('/about', 'opening-hours')
    const rest = before.slice(end)
    expect(after.slice(0, start)).toBe(before.slice(0, start))
    expect(after.endsWith(rest)).toBe(true)
    const { blocks } = JSON.parse(after)
    const { use, with: values } = JSON.parse(before).blocks[2]
    const { content } = JSON.parse(onDisk(`shared/${use}.json`))
    const text = `${values.place} is open ${values.hours}.`
    expect(blocks[2]).toEqual({ ...content, text })
  })

  it('keeps numbers, times, placeholders and further shared blocks as they are written', async () => {
    const { count } = await findUse('/uses', 'several')
    expect(count).toBe(3)
    const { blocks } = JSON.parse(await detach('/uses', 'several'))
    expect(blocks.slice(0, 3)).toEqual([
      { type: 'hero', title: 'About a "mill"', text: '1.50 at {page.title}' },
      { type: 'cta', title: 'a "mill"', actions: [], expireAt: '2190-01-01' },
      { use: 'newsletter' },
    ])
    const passed = JSON.parse(await detach('/uses', 'passed')).blocks.at(-1)
    expect(passed).toMatchObject({ type: 'split', text: 'It is open always.' })
    expect(passed.publishAt).toBe('2020-01-01')
  })

  it('is made only of a use that is still there, and that is complete', async () => {
    const ask = (pointer: string, name: string) =>
      studio.ask('detach', { file: 'pages/uses.json', pointer, name })
    for (const [pointer, name] of [
      ['/blocks/0', 'newsletter'],
      ['/blocks/1', 'several'],
      ['/blocks/9', 'several'],
      ['', 'several'],
    ] as const) {
      await expect(ask(pointer, name)).rejects.toMatchObject({ status: 409 })
    }
    await studio.set('pages/uses.json', '/blocks/0/with', {})
    await expect(ask('/blocks/0', 'several')).rejects.toMatchObject({ status: 409 })
    await studio.set('pages/uses.json', '/blocks/0/with', { name: [1] })
    await expect(ask('/blocks/0', 'several')).rejects.toMatchObject({ status: 409 })
    const missing = studio.ask('detach', { file: 'pages/none.json', pointer: '', name: 'several' })
    await expect(missing).rejects.toMatchObject({ status: 404 })
    // @ts-expect-error The name is missing.
    const invalid = studio.ask('detach', { file: 'pages/uses.json', pointer: '/blocks/0' })
    await expect(invalid).rejects.toMatchObject({ status: 400 })
  })
})

describe('the blocks of a page', () => {
  it('say where they come from', async () => {
    const sources = async (route: string) =>
      (await readBlocks(route)).map(({ source }) => source ?? '')
    expect(await sources(STORY)).toEqual([
      ...['From the collection News', 'From the collection News', 'Text from the-last-chimney.md'],
      ...['From the collection News', 'Shared: Newsletter'],
    ])
    expect(await sources('/about')).toEqual(['', '', 'Shared: Opening hours', 'Shared: Newsletter'])
    const [hero] = await readBlocks('/venues/shuttle')
    expect(hero?.source).toBe('From the table venues.csv')
    expect(hero?.texts).toEqual([
      { source: 'From the table venues.csv', file: 'data/venues.csv', line: 3 },
    ])
    const text = (await readBlocks(STORY))[2]?.texts
    expect(text).toMatchObject([{ file: 'pages/news/the-last-chimney.md', line: 1 }])
    const { use } = (await readBlocks(STORY))[4] ?? {}
    expect(use).toEqual({
      ...{ file: 'pages/news/_collection.json', pointer: '/after/1', name: 'newsletter' },
      ...{ count: 1, source: 'From the collection News' },
    })
  })

  it('are found by texts of other files', async () => {
    const find = (route: string, pointer: string) => studio.ask('place', { route, pointer })
    expect(await find(STORY, '/blocks/2/sections/0/content/0/text')).toEqual({
      ...{ file: 'pages/news/the-last-chimney.json', pointer: '/blocks/0/sections' },
    })
    expect(await find('/venues/shuttle', '/blocks/0/title')).toEqual({
      ...{ file: 'pages/venues/[id].json', pointer: '/blocks/0' },
    })
  })
})

describe('a form', () => {
  const open = async (file: string, pointer: string) => {
    const { source, shownOn } = await studio.ask('form', { file, pointer })
    return { source, total: shownOn?.total, first: shownOn?.items[0]?.route }
  }

  it('names where its object comes from, and the pages that change with it', async () => {
    const pages = openWholeSite(siteDir).pageFiles.map(({ route }) => route)
    const count = (start: RegExp) => pages.filter((route) => start.test(route)).length
    const languages = /^\/(?:de|ar)(?:\/|$)/
    expect(await open('layout.json', '/before/0')).toMatchObject({
      ...{ source: 'On every page', total: pages.filter((one) => !languages.test(one)).length },
    })
    expect(await open('locales/de/layout.json', '/before/0')).toMatchObject({
      total: count(/^\/de(?:\/|$)/),
    })
    expect(await open('cta.json', '/rules/1/block')).toEqual({
      ...{ source: 'Closing call to action', total: count(/^\/venues\/./) },
      first: expect.stringMatching(/^\/venues\//),
    })
    expect(await open('pages/venues/[id].json', '/blocks/0')).toMatchObject({
      ...{ source: 'One page for each row of venues.csv', total: count(/^\/venues\/./) },
    })
    const { shownOn } = await studio.ask('form', { file: 'shared/opening-hours.json', pointer: '' })
    expect(shownOn?.total).toBe(count(/^\/venues\/./) + 2)
    expect(shownOn?.items).toHaveLength(5)
    expect(shownOn?.items).toContainEqual({ route: '/about', title: expect.any(String) })
    expect(await open(ABOUT, '/blocks/0')).toEqual({})
  })

  it('of a page shows what the page has from its collection', async () => {
    const file = 'pages/news/the-last-chimney.json'
    const { schema, inherited } = await studio.ask('form', { file, pointer: '' })
    expect(inherited).toEqual({
      source: 'From the collection News',
      places: [
        ['Description', '/page/description'],
        ['Search', '/page/search'],
        ['Closing call to action', '/page/cta'],
      ].map(([label, pointer]) => ({
        ...{ label, place: { file: 'pages/news/_collection.json', pointer } },
      })),
    })
    const { description, title } = schema.properties as Record<string, object>
    expect(description).toMatchObject({ default: JSON.parse(onDisk(file)).summary })
    expect(title).not.toHaveProperty('default')
  })
})
