/** A page to which others link, and that is removed in the studio. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'

const REMOVED = 'pages/bread/sourdough.json'
const LINKING = 'pages/index.json'
const OTHER = 'pages/visit.json'
const WAIT = { timeout: 20_000, interval: 50 }
/** Longer than the pause before files are saved, and the check of a small site. */
const PAUSE = 1500

const project = makeScratchFolder()
const siteDir = join(project, 'site')
let dev: DevServer
let studio: StudioClient

const onDisk = (file: string) => readFileSync(join(siteDir, file), 'utf8')
const isOnDisk = () => existsSync(join(siteDir, REMOVED))
const listUnsaved = async () => (await studio.ask('site', {})).unsaved
const pause = () => new Promise((done) => setTimeout(done, PAUSE))

/** Starts the server, and opens the studio once the site was checked. */
async function start(): Promise<void> {
  dev = await startDev({ siteDir, port: 0 })
  await pause()
  studio = await StudioClient.open(dev.url)
}

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{}')
  await start()
})

afterAll(async () => {
  await dev.close()
})

describe('a removed page to which others link', () => {
  it('has a list of these links before that', async () => {
    const links = await studio.ask('page-links', { file: REMOVED })
    const inFooter = { file: 'layout.json', pointer: '/after/0/columns/0/links/1/href' }
    const onHome = { file: LINKING, pointer: '/blocks/3/items/0/href' }
    expect(links.items).toEqual([
      { place: inFooter, label: 'Footer' },
      { place: onHome, label: 'Wren Street Bakery: Cards' },
    ])
    expect(links.total).toBe(2)
  })

  it('waits, while the edits of other pages are saved', async () => {
    await studio.ask('delete-page', { file: REMOVED })
    await pause()
    await studio.set(OTHER, '/title', 'Saved at once')
    await studio.set(LINKING, '/title', 'Saved although it links to the page')
    await expect.poll(() => onDisk(OTHER), WAIT).toContain('Saved at once')
    await expect.poll(() => onDisk(LINKING), WAIT).toContain('Saved although')
    await pause()
    expect(isOnDisk()).toBe(true)
    expect(await listUnsaved()).toEqual([REMOVED])
  })

  it('waits after a restart too, and then until it is saved on request', async () => {
    await dev.close()
    await start()
    expect(await listUnsaved()).toEqual([REMOVED])
    await studio.set(OTHER, '/title', 'Saved after the restart')
    await expect.poll(() => onDisk(OTHER), WAIT).toContain('Saved after the restart')
    await pause()
    expect(isOnDisk()).toBe(true)
    await studio.ask('save', {})
    expect(isOnDisk()).toBe(false)
    await studio.set(LINKING, '/title', 'Saved with the error that is on disk')
    await expect.poll(() => onDisk(LINKING), WAIT).toContain('Saved with the error')
  })

  it('is restored by adding it again', async () => {
    await studio.ask('new-page', { route: '/bread/sourdough', title: 'Sourdough' })
    await expect.poll(isOnDisk, WAIT).toBe(true)
    await expect.poll(listUnsaved, WAIT).toEqual([])
  })
})

describe('a removed page to which nothing links', () => {
  it('is removed after a pause', async () => {
    await studio.ask('new-page', { route: '/tips', title: 'Tips' })
    const path = join(siteDir, 'pages/tips.json')
    await expect.poll(() => existsSync(path), WAIT).toBe(true)
    await studio.ask('delete-page', { file: 'pages/tips.json' })
    await expect.poll(() => existsSync(path), WAIT).toBe(false)
  })
})
