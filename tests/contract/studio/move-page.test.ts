/** In the studio, a page moves with everything that contains its path, as one change. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'
import { hashFiles } from '../../support/sites/hash-files'

/** In milliseconds. The server saves 600 ms after the last change. */
const LONGER_THAN_SAVING = 1500
const WAIT = { timeout: 20_000, interval: 50 }

/** A new page with links to two others, one of them in a text. */
const TOUR = {
  title: 'Tour',
  description: 'A tour of the bakery.',
  blocks: [
    { type: 'hero', title: 'A tour', actions: [{ label: 'Our bread', href: '/bread' }] },
    { type: 'prose', sections: [{ content: [{ text: 'All about [our bread](/bread).' }] }] },
  ],
}

const project = makeScratchFolder()
const siteDir = join(project, 'site')
let dev: DevServer
let studio: StudioClient
let original: Record<string, string>

beforeAll(async () => {
  cpSync('tests/sites/languages', siteDir, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{}')
  writeFileSync(join(siteDir, 'pages/tour.json'), `${JSON.stringify(TOUR, null, 2)}\n`)
  original = hashFiles(siteDir)
  dev = await startDev({ siteDir, port: 0 })
  studio = await StudioClient.open(dev.url)
})

afterAll(() => dev.close())

const onDisk = (file: string) => readFileSync(join(siteDir, file), 'utf8')
const load = async (path: string) =>
  fetch(dev.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })

afterEach(async () => {
  while ((await studio.ask('site', {})).history.canUndo) await studio.ask('undo', {})
  await studio.ask('save', {})
  expect(hashFiles(siteDir)).toEqual(original)
})

describe('a page', () => {
  it('moves with its translations, and with all links to it', async () => {
    const { files, notes } = await studio.ask('move-page', { route: '/bread', to: '/loaves' })
    expect(notes).toEqual([])
    const moved = ['', 'ar/', 'de/'].map((path) => `pages/${path}bread.json`)
    expect(
      Object.keys(files)
        .filter((file) => files[file] === null)
        .sort(),
    ).toEqual(moved.sort())
    expect((await load('/loaves')).status).toBe(200)
    expect(await (await load('/de/loaves')).text()).toContain('Unser Brot')
    const redirect = await load('/bread')
    expect(redirect.status).toBe(301)
    expect(redirect.headers.get('location')).toBe('/loaves')
    // A browser must not keep it, because the move can be undone.
    expect(redirect.headers.get('cache-control')).toBe('no-cache')
    await studio.ask('save', {})
    expect(moved.map((file) => existsSync(join(siteDir, file)))).toEqual([false, false, false])
    expect(onDisk('layout.json')).toContain('"/loaves"')
    expect(onDisk('locales/de/layout.json')).toContain('"/de/loaves"')
    const tour = onDisk('pages/tour.json')
    expect(tour).toContain('"/loaves"')
    expect(tour).toContain('[our bread](/loaves)')
  })

  it('moves with the page of the default language if it is a translation', async () => {
    await studio.ask('move-page', { route: '/de/visit', to: '/de/find-us' })
    expect((await load('/find-us')).status).toBe(200)
    expect((await load('/de/find-us')).status).toBe(200)
    const across = studio.ask('move-page', { route: '/de/find-us', to: '/find-us-here' })
    await expect(across).rejects.toMatchObject({ status: 409 })
  })

  it('moves with its unsaved changes, and back when that is undone', async () => {
    await studio.ask('new-page', { route: '/opening', title: 'Opening hours' })
    await studio.set('pages/opening.json', '/title', 'When we open')
    await studio.set('pages/tour.json', '/blocks/0/actions/0/href', '/opening')
    const { unsaved } = await studio.ask('move-page', { route: '/opening', to: '/hours' })
    expect(unsaved).toContain('pages/hours.json')
    expect(await (await load('/hours')).text()).toContain('<title>When we open')
    const { value } = await studio.ask('file', { file: 'pages/tour.json' })
    expect(JSON.stringify(value)).toContain('"/hours"')
    const { files } = await studio.ask('undo', {})
    expect(files['pages/hours.json']).toBeNull()
    expect(files['pages/opening.json']?.value).toMatchObject({ title: 'When we open' })
    expect((await load('/hours')).status).toBe(404)
    await studio.ask('redo', {})
    expect((await load('/hours')).status).toBe(200)
  })

  it('reports the properties that it no longer inherits', async () => {
    const { notes } = await studio.ask('move-page', { route: '/news/oven', to: '/oven' })
    expect(notes).toEqual([
      expect.stringMatching(/^pages\/de\/oven\.json, line 1: It no longer inherits/),
      expect.stringMatching(/^pages\/oven\.json, line 1: It no longer inherits/),
    ])
  })

  it.each([
    '/visit',
    '/bread',
    '/Loaves',
    'loaves',
    '/../loaves',
    '/loaves/index',
    '/',
    '/404',
    '/de',
    '/l\0',
  ])('does not move to %j', async (to) => {
    const moved = studio.ask('move-page', { route: '/bread', to })
    await expect(moved).rejects.toMatchObject({ status: 409 })
    expect((await studio.ask('site', {})).unsaved).toEqual([])
  })

  it.each(['/', '/404', '/de', '/nothing'])('does not move if it is %s', async (route) => {
    const moved = studio.ask('move-page', { route, to: `${route === '/de' ? '/de' : ''}/away` })
    await expect(moved).rejects.toMatchObject({ status: 409 })
  })

  it('with an error is not removed before it can be saved at its new path', async () => {
    await studio.set('pages/visit.json', '/title', '')
    await studio.ask('save', {})
    await studio.ask('move-page', { route: '/visit', to: '/find-us' })
    const known = async () => (await studio.ask('problems', { file: 'pages/find-us.json' })).total
    await expect.poll(known, WAIT).toBeGreaterThan(0)
    await setTimeout(LONGER_THAN_SAVING)
    await studio.set('pages/find-us.json', '/title', 'Find us')
    expect(existsSync(join(siteDir, 'pages/visit.json'))).toBe(true)
    await expect.poll(() => existsSync(join(siteDir, 'pages/find-us.json')), WAIT).toBe(true)
    expect(existsSync(join(siteDir, 'pages/visit.json'))).toBe(false)
  })
})
