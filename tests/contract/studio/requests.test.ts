import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'

const PAGE = 'pages/visit.json'

const project = makeScratchFolder()
const siteDir = join(project, 'site')
let dev: DevServer
let studio: StudioClient

const start = async () => {
  dev = await startDev({ siteDir, port: 0 })
  studio = await StudioClient.open(dev.url)
}

beforeAll(async () => {
  cpSync(join('examples', 'bakery'), siteDir, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{}')
  await start()
})

afterAll(() => dev.close())

const onDisk = (file = PAGE) => readFileSync(join(siteDir, file), 'utf8')

describe('the requests of the studio', () => {
  it('describe the site, a page and its blocks', async () => {
    const { name, history, unsaved } = await studio.ask('site', {})
    expect({ history, unsaved }).toEqual({
      history: { canUndo: false, canRedo: false },
      unsaved: [],
    })
    expect(name).toBe(JSON.parse(onDisk('settings.json')).brand)
    const page = await studio.ask('page', { route: '/visit' })
    const written = JSON.parse(onDisk())
    expect(page).toMatchObject({ route: '/visit', file: PAGE, title: written.title })
    expect(page.blocks.map(({ type }) => type)).toEqual(
      written.blocks.map(({ type }: { type: string }) => type),
    )
    expect(page.blocks[0]).toMatchObject({
      pointer: '/blocks/0',
      place: { file: PAGE, pointer: '/blocks/0' },
    })
    expect(page.blocks.filter(({ text }) => text !== undefined).length).toBeGreaterThan(1)
    await expect(studio.ask('page', { route: '/nothing' })).rejects.toMatchObject({ status: 404 })
  })

  it('find where a value of a page is written', async () => {
    const place = await studio.ask('place', { route: '/visit', pointer: '/blocks/0/title' })
    expect(place).toEqual({ file: PAGE, pointer: '/blocks/0/title' })
  })

  it('return the form of a block and of a document', async () => {
    const written = JSON.parse(onDisk())
    const { place, type, schema } = await studio.ask('form', {
      file: PAGE,
      pointer: '/blocks/0/title',
    })
    expect(place).toEqual({ file: PAGE, pointer: '/blocks/0' })
    expect(type).toBe(written.blocks[0].type)
    expect(schema).toMatchObject({ properties: { type: { const: type } } })
    const references = JSON.stringify(schema).match(/"#\/definitions\/[^"]+"/g) ?? []
    for (const reference of references) {
      expect(schema.definitions).toHaveProperty([reference.slice(15, -1)])
    }
    const whole = await studio.ask('form', { file: PAGE, pointer: '/description' })
    expect(whole.type).toBeUndefined()
    expect(whole.place).toEqual({ file: PAGE, pointer: '' })
    expect(whole.schema.properties).toHaveProperty('description')
    expect(whole.schema.properties).not.toHaveProperty('blocks')
  })

  it('change exactly the edited value, which the page shows at once, and undo that', async () => {
    const before = onDisk()
    const { title } = JSON.parse(before)
    const { files, history } = await studio.set(PAGE, '/title', 'A new title')
    expect(files[PAGE]?.value).toMatchObject({ title: 'A new title' })
    expect(history).toEqual({ canUndo: true, canRedo: false })
    expect(await (await fetch(`${dev.url}/visit`)).text()).toContain('<title>A new title')
    await studio.ask('save', {})
    expect(onDisk()).toBe(before.replace(`"title": "${title}"`, '"title": "A new title"'))
    await studio.ask('undo', {})
    await studio.ask('save', {})
    expect(onDisk()).toBe(before)
    await studio.ask('redo', {})
    expect((await studio.ask('file', { file: PAGE })).value).toMatchObject({ title: 'A new title' })
    await studio.ask('undo', {})
  })

  it('offer unsaved changes again after a restart', async () => {
    await studio.set(PAGE, '/title', 'Kept')
    await dev.close()
    await start()
    expect((await studio.ask('site', {})).unsaved).toEqual([PAGE])
    expect(await (await fetch(`${dev.url}/visit`)).text()).toContain('<title>Kept')
    expect(onDisk()).not.toContain('Kept')
    await studio.ask('save', {})
    expect(onDisk()).toContain('"Kept"')
  })
})
