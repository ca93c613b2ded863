/** The studio shows when parts are published, the site at another time, and what its search finds. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'

const SETTINGS = {
  brand: 'Bakery',
  url: 'https://bakery.example',
  language: 'en',
  timeZone: 'Europe/Berlin',
  theme: {
    colors: {
      ...{ ink: '#111111', paper: '#FFFFFF', mist: '#F3F3F1' },
      ...{ action: '#1B39D6', accent: '#1B39D6' },
    },
  },
}

const hero = (title: string, times: object = {}) => ({ type: 'hero', ...times, title })
const page = (title: string, ...blocks: object[]) => ({
  title,
  description: `About ${title}.`,
  search: { type: 'Page', keywords: [title.toLowerCase(), 'bread'] },
  blocks,
})

const FILES = {
  'settings.json': SETTINGS,
  'pages/index.json': page(
    'Bakery',
    hero('Always'),
    { type: 'hero', publishAt: '2099-03-15', expireAt: '2099-03-29T09:30', title: 'Easter' },
    { type: 'hero', expireAt: '2020-03-29', title: 'Over' },
    { type: 'hero', draft: true, title: 'Not yet' },
  ),
  'pages/rye.json': page('Rye', hero('Rye')),
  'pages/cakes.json': { ...page('Cakes', hero('Cakes')), draft: true },
  'pages/404.json': { title: 'Missing', description: 'No page.', blocks: [hero('Missing')] },
}

const project = makeScratchFolder()
let dev: DevServer
let studio: StudioClient

beforeAll(async () => {
  writeFileSync(join(project, 'package.json'), '{}')
  for (const [file, value] of Object.entries(FILES)) {
    const path = join(project, 'site', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(value))
  }
  dev = await startDev({ siteDir: join(project, 'site'), port: 0 })
  studio = await StudioClient.open(dev.url)
})

afterAll(() => dev.close())

const load = async (path = '/') => (await fetch(dev.url + path)).text()

describe('when something is published', () => {
  it('is with its block in the outline, and with its page', async () => {
    const { blocks } = await studio.ask('page', { route: '/' })
    expect(blocks.map(({ when }) => when)).toEqual([
      undefined,
      'From 15 March 2099, until 29 March 2099 at 09:30',
      'Until 29 March 2020, expired',
      'Draft',
    ])
    expect((await studio.ask('page', { route: '/cakes' })).when).toBe('Draft')
    const { items } = await studio.ask('pages', { query: '' })
    expect(items.filter(({ when }) => when).map(({ route, when }) => [route, when])).toEqual([
      ['/cakes', 'Draft'],
    ])
  })
})

describe('the site at another time', () => {
  it('is what visitors see then, until everything is shown again', async () => {
    expect(await load()).toMatch(/Easter[\s\S]*Over[\s\S]*Not yet/)
    expect((await studio.ask('site', {})).shownAt).toBeNull()
    const shown = await studio.ask('show-at', { at: '2099-03-20T10:00' })
    expect(shown).toEqual({ shownAt: '2099-03-20T10:00' })
    expect((await studio.ask('site', {})).shownAt).toBe('2099-03-20T10:00')
    const html = await load()
    expect(html).toContain('Easter')
    expect(html).not.toMatch(/Over|Not yet/)
    expect((await fetch(`${dev.url}/cakes`)).status).toBe(404)
    await studio.ask('show-at', { at: '2099-04-01' })
    expect(await load()).not.toContain('Easter')
    // The outline is still that of the page.
    const { blocks } = await studio.ask('page', { route: '/' })
    expect(blocks.map(({ text }) => text)).toContain('Always')
    expect(await studio.ask('show-at', {})).toEqual({ shownAt: null })
    expect(await load()).toMatch(/Easter[\s\S]*Over[\s\S]*Not yet/)
    expect((await studio.ask('site', {})).history.canUndo).toBe(false)
  })

  it.each(['', 'tomorrow', '2099-13-01', '2027-03-28T02:30'])('is not %j', async (at) => {
    await expect(studio.ask('show-at', { at })).rejects.toMatchObject({ status: 409 })
    expect((await studio.ask('site', {})).shownAt).toBeNull()
  })

  it('is a text', async () => {
    const at = 5 as unknown as string
    await expect(studio.ask('show-at', { at })).rejects.toMatchObject({ status: 400 })
  })
})

describe('a trial of the search', () => {
  const search = (query: string, route = '/rye') => studio.ask('search', { route, query })

  it('finds what visitors find, and the position of the page', async () => {
    const bread = await search('bread')
    expect(bread.total).toBe(3)
    expect(bread.items[(bread.rank ?? 0) - 1]).toEqual({ title: 'Rye', url: '/rye' })
    expect(await search('RYE ')).toMatchObject({ total: 1, rank: 1 })
    expect(await search('aeroplane')).toEqual({ items: [], total: 0, rank: null })
    expect(await search('rye', '/nothing')).toMatchObject({ total: 1, rank: null })
  })

  it('knows unsaved keywords', async () => {
    await studio.set('pages/rye.json', '/search/keywords', ['sourdough'])
    expect(await search('sourdough')).toMatchObject({ rank: 1 })
    await studio.ask('undo', {})
    expect(await search('sourdough')).toMatchObject({ rank: null })
  })
})
