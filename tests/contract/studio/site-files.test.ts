/** What the studio changes for the whole site: its files, and its look. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readLook, readLookFonts } from '../../../engine/node/edit/new/look/looks'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'

const FILES = ['cta.json', 'messages.json', 'people.json', 'audiences.json', 'redirects.json']

const project = makeScratchFolder()
const siteDir = join(project, 'site')
let dev: DevServer
let studio: StudioClient
let settings: string

const onDisk = (file: string) => readFileSync(join(siteDir, file))

beforeAll(async () => {
  mkdirSync(join(siteDir, 'pages'), { recursive: true })
  cpSync(join('examples', 'bakery', 'assets'), join(siteDir, 'assets'), { recursive: true })
  writeFileSync(join(project, 'package.json'), '{}')
  const { audience: _, ...bakery } = JSON.parse(
    readFileSync(join('examples', 'bakery', 'settings.json'), 'utf8'),
  )
  writeFileSync(join(siteDir, 'settings.json'), JSON.stringify(bakery, null, 2))
  for (const name of ['index', '404']) {
    const page = { title: name, description: 'A page.', blocks: [{ type: 'hero', title: name }] }
    writeFileSync(join(siteDir, 'pages', `${name}.json`), JSON.stringify(page))
  }
  dev = await startDev({ siteDir, port: 0 })
  studio = await StudioClient.open(dev.url)
  settings = onDisk('settings.json').toString()
})

afterAll(() => dev.close())

afterEach(async () => {
  while ((await studio.ask('site', {})).history.canUndo) await studio.ask('undo', {})
  await studio.ask('save', {})
  expect(onDisk('settings.json').toString()).toBe(settings)
  for (const file of FILES) expect(existsSync(join(siteDir, file)), file).toBe(false)
})

describe('a file about the whole site', () => {
  it.each(FILES)('%s is added without entries, and without errors', async (file) => {
    await studio.ask('new-file', { file })
    await studio.ask('save', {})
    expect((await studio.ask('problems', { file })).items).toEqual([])
    const form = await studio.ask('form', { file, pointer: '' })
    expect(form.schema.properties).not.toEqual({})
    const parts = await studio.ask('site-parts', {})
    expect(parts.find(({ place }) => place.file === file)?.isMissing).toBeUndefined()
    await expect(studio.ask('new-file', { file })).rejects.toMatchObject({ status: 409 })
  })

  it('is not added under another name', async () => {
    for (const file of ['other.json', '../people.json', 'pages/people.json', 'constructor']) {
      await expect(studio.ask('new-file', { file })).rejects.toMatchObject({ status: 404 })
    }
    await expect(studio.ask('new-file', { file: 'settings.json' })).rejects.toMatchObject({
      status: 409,
    })
  })
})

describe('the theme', () => {
  it('has a form of its own', async () => {
    const place = { file: 'settings.json', pointer: '/theme' }
    const form = await studio.ask('form', { ...place, pointer: '/theme/colors/ink' })
    expect(form).toMatchObject({ place, label: 'Theme and look' })
    expect(form.schema.properties).toHaveProperty('colors')
    const whole = await studio.ask('form', { file: place.file, pointer: '/brand' })
    expect(whole.schema.properties).not.toHaveProperty('theme')
    expect(whole.place.pointer).toBe('')
  })

  it('becomes that of a look with its fonts, in one step', async () => {
    const looks = await studio.ask('looks', {})
    expect(looks.map(({ name }) => name)).toEqual(['bold', 'plain', 'press', 'quiet', 'warm'])
    for (const { picture } of looks) expect(picture).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    await studio.ask('use-look', { look: 'warm' })
    const { value } = await studio.ask('file', { file: 'settings.json' })
    const { theme } = value as { theme: object }
    expect(theme).toEqual(JSON.parse(JSON.stringify(readLook('warm').theme)))
    for (const [name, content] of readLookFonts('warm')) {
      expect(onDisk(`assets/fonts/${name}`), name).toEqual(content)
    }
    await studio.ask('save', {})
    const { items } = await studio.ask('problems', { file: 'settings.json' })
    expect(items.filter(({ severity }) => severity === 'error')).toEqual([])
    await studio.ask('undo', {})
    expect((await studio.ask('site', {})).history.canUndo).toBe(false)
  })

  it('of a look does not replace another file', async () => {
    mkdirSync(join(siteDir, 'assets/fonts'), { recursive: true })
    writeFileSync(join(siteDir, 'assets/fonts/archivo.woff2'), 'of the author')
    await studio.ask('use-look', { look: 'bold' })
    expect(onDisk('assets/fonts/archivo.woff2').toString()).toBe('of the author')
    const font = readLookFonts('bold').get('archivo.woff2')
    expect(onDisk('assets/fonts/archivo-2.woff2')).toEqual(font)
    const { value } = await studio.ask('file', { file: 'settings.json' })
    expect(JSON.stringify(value)).toContain('"/assets/fonts/archivo-2.woff2"')
    expect(JSON.stringify(value)).not.toContain('"/assets/fonts/archivo.woff2"')
  })

  it('of a look writes no fonts outside of the site', async () => {
    const [fonts, kept, outside] = ['site/assets/fonts', 'kept', 'outside'].map((name) =>
      join(project, name),
    ) as [string, string, string]
    renameSync(fonts, kept)
    mkdirSync(outside)
    symlinkSync(outside, fonts)
    await expect(studio.ask('use-look', { look: 'press' })).rejects.toMatchObject({ status: 409 })
    expect(readdirSync(outside)).toEqual([])
    rmSync(fonts)
    renameSync(kept, fonts)
  })

  it('is not that of an unknown look', async () => {
    for (const look of ['', '..', 'look.schema.json', 'none']) {
      await expect(studio.ask('use-look', { look })).rejects.toMatchObject({ status: 404 })
    }
  })
})
