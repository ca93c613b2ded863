import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'

const WAIT = { timeout: 20_000, interval: 50 }
const PAGE = 'pages/notices.json'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>'

const project = makeScratchFolder()
const siteDir = join(project, 'site')
let dev: DevServer
let studio: StudioClient

const isThere = (file: string) => existsSync(join(siteDir, file))

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{}')
  dev = await startDev({ siteDir, port: 0 })
  studio = await StudioClient.open(dev.url)
})

afterAll(() => dev.close())

describe('a page', () => {
  it('is added without problems, and removed again when that is undone', async () => {
    const { files } = await studio.ask('new-page', { route: '/rolls', title: 'Rolls & buns' })
    expect(Object.keys(files)).toEqual(['pages/rolls.json'])
    expect(await (await fetch(`${dev.url}/rolls`)).text()).toContain('<title>Rolls &amp; buns')
    await expect.poll(() => isThere('pages/rolls.json'), WAIT).toBe(true)
    expect((await studio.ask('problems', { file: 'pages/rolls.json' })).items).toEqual([])
    const again = studio.ask('new-page', { route: '/rolls', title: 'Rolls' })
    await expect(again).rejects.toMatchObject({ status: 409 })
    await studio.ask('undo', {})
    await expect.poll(() => isThere('pages/rolls.json'), WAIT).toBe(false)
    expect((await fetch(`${dev.url}/rolls`)).status).toBe(404)
  })

  it.each([
    '/Rolls',
    '/../rolls',
    '/rolls/index',
    'rolls',
    '/visit',
    '/r\0',
  ])('is not added at %j', async (route) => {
    await expect(studio.ask('new-page', { route, title: 'x' })).rejects.toMatchObject({
      status: 409,
    })
  })

  it('is named after its path without a title', async () => {
    const { files } = await studio.ask('new-page', { route: '/rye-rolls', title: '' })
    expect(files['pages/rye-rolls.json']?.value).toMatchObject({ title: 'Rye rolls' })
    await studio.ask('undo', {})
  })

  it('is moved to the trash when it is deleted, and restored when that is undone', async () => {
    const text = readFileSync(join(siteDir, PAGE), 'utf8')
    const { files } = await studio.ask('delete-page', { file: PAGE })
    expect(files).toEqual({ [PAGE]: null })
    expect((await fetch(`${dev.url}/notices`)).status).toBe(404)
    await studio.ask('save', {})
    expect(isThere(PAGE)).toBe(false)
    const trash = join(project, '.quire/studio/trash')
    const kept = readdirSync(trash).find((name) => name.endsWith(encodeURIComponent(PAGE)))
    expect(readFileSync(join(trash, kept ?? ''), 'utf8')).toBe(text)
    await studio.ask('undo', {})
    await studio.ask('save', {})
    expect(readFileSync(join(siteDir, PAGE), 'utf8')).toBe(text)
    expect((await fetch(`${dev.url}/notices`)).status).toBe(200)
  })

  it.each([
    'pages/index.json',
    'pages/404.json',
    'settings.json',
    'pages/nothing.json',
  ])('is not deleted if it is %s', async (file) => {
    await expect(studio.ask('delete-page', { file })).rejects.toThrow()
  })
})

describe('an uploaded file', () => {
  it('gets a name of its words and its format, and replaces no other file', async () => {
    const names = ['Unser Brot & Käse.JPG', 'Unser Brot & Käse.png', '../../brot.svg', '…']
    const values = []
    for (const name of names) values.push(await studio.upload(name, PNG))
    expect(values).toEqual([
      ...['/assets/unser-brot-kase.png', '/assets/unser-brot-kase-2.png'],
      ...['/assets/brot.png', '/assets/file.png'],
    ])
    for (const value of values) {
      expect(readFileSync(join(siteDir, value))).toEqual(PNG)
      expect((await fetch(dev.url + value)).headers.get('content-type')).toBe('image/png')
    }
    expect(await studio.upload('drawing.png', SVG)).toBe('/assets/drawing.svg')
  })

  it.each([
    ['a script in a drawing', SVG.replace('<path', '<script>alert(1)</script><path')],
    ['a link in a drawing', SVG.replace('<path', '<image href="https://evil.example/"/><path')],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a part of a picture', PNG.subarray(0, 40)],
    ['an empty file', ''],
    ['a program', '#!/bin/sh\nrm -rf /'],
  ])('is refused if it is %s', async (_, content) => {
    const before = readdirSync(join(siteDir, 'assets'))
    await expect(studio.upload('loaf.png', content)).rejects.toMatchObject({ status: 415 })
    expect(readdirSync(join(siteDir, 'assets'))).toEqual(before)
  })

  it('is refused if it is larger than 50 MB', async () => {
    const before = readdirSync(join(siteDir, 'assets'))
    const large = Buffer.concat([PNG, Buffer.alloc(50_000_000)])
    await expect(studio.upload('loaf.png', large)).rejects.toMatchObject({ status: 413 })
    expect(readdirSync(join(siteDir, 'assets'))).toEqual(before)
  })
})
