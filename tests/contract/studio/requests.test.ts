import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutlineBlock } from '../../../engine/core/studio/protocol'
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
  writeFileSync(join(siteDir, 'pages/nested.json'), JSON.stringify(NESTED))
  await start()
})

afterAll(() => dev.close())

const onDisk = (file = PAGE) => readFileSync(join(siteDir, file), 'utf8')

const tabs = (title: string, ...blocks: object[]) => ({
  type: 'tabs',
  title,
  items: [
    { id: title, label: title, blocks },
    { id: `${title}-2`, label: 'Other', blocks: [{ type: 'byline' }] },
  ],
})

const NESTED = {
  title: 'Nested',
  description: 'Blocks in blocks.',
  blocks: [
    { type: 'hero', title: 'Nested' },
    tabs('one', tabs('two', tabs('three', { type: 'breadcrumbs' }))),
  ],
}

/** Writes the types of blocks, and those of the blocks within them: `tabs(byline)`. */
function writeOutline(blocks: OutlineBlock[]): string {
  return blocks
    .map((one) => (one.blocks.length > 0 ? `${one.type}(${writeOutline(one.blocks)})` : one.type))
    .join(' ')
}

/** The pointer of the first property with a name. */
function findPointer(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Object.hasOwn(value, name)) return `/${name}`
  for (const [key, child] of Object.entries(value)) {
    const inner = findPointer(child, name)
    if (inner !== undefined) return `/${key}${inner}`
  }
  return undefined
}

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
    const nested = await studio.ask('page', { route: '/nested' })
    expect(writeOutline(nested.blocks)).toBe(
      'hero tabs(tabs(tabs(breadcrumbs byline) byline) byline)',
    )
    await expect(studio.ask('page', { route: '/nothing' })).rejects.toMatchObject({ status: 404 })
  })

  it('list what is not on one page only: blocks of the layout, and settings', async () => {
    const parts = await studio.ask('site-parts', {})
    expect(parts.map(({ label }) => label)).toEqual([
      ...['Header', 'Links to parent pages', 'Footer', 'Site settings', 'Theme and look'],
      ...['Closing calls to action', 'Texts of the interface', 'Audiences', 'Redirects', 'People'],
    ])
    expect(parts.filter(({ isMissing }) => isMissing).map(({ label }) => label)).toEqual(['People'])
    for (const { label, place, isMissing } of parts) {
      if (isMissing) continue
      expect(await studio.ask('form', place)).toMatchObject({ label, place })
    }
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

  it('list the pages, and the values for properties', async () => {
    const pages = await studio.ask('pages', { query: 'visit' })
    expect(pages.items[0]).toMatchObject({ route: '/visit', file: PAGE, errors: 0 })
    expect((await studio.ask('pages', { query: '', from: pages.total })).total).toBeGreaterThan(9)
    const ask = (file: string, name: string, query: string) => {
      const pointer = findPointer(JSON.parse(onDisk(file)), name) ?? ''
      return studio.ask('choices', { file, pointer, query })
    }
    const { title } = JSON.parse(onDisk())
    expect((await ask('pages/index.json', 'href', 'visit')).items[0]).toEqual({
      ...{ value: '/visit', label: title, detail: '/visit' },
    })
    // The target of a link in a rich text.
    const targets = await ask('pages/index.json', 'text', '[x](visit')
    expect(targets.items[0]).toEqual({ value: '[x](/visit', label: '/visit' })
    const icons = await ask(PAGE, 'icon', 'mail')
    expect(icons.items[0]).toMatchObject({ value: 'mail', label: 'mail' })
    expect(icons.items[0]?.picture).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect(icons.total).toBe(icons.items.length)
    expect((await ask(PAGE, 'icon', '')).items).toHaveLength(50)
    const baskets = (await ask(PAGE, 'icon', 'basket')).items.map(({ value }) => value)
    expect(baskets[0]).toBe('basket')
    expect(baskets).toContain('shopping-cart')
    const pictures = await ask('pages/index.json', 'src', '')
    expect((await fetch(dev.url + pictures.items[0]?.picture)).headers.get('content-type')).toMatch(
      /^image\//,
    )
    expect(await studio.ask('choices', { file: PAGE, pointer: '/title', query: '' })).toEqual({
      items: [],
      total: 0,
    })
  })

  it('offer the block types with new blocks that are valid on this site', async () => {
    const types = await studio.ask('block-types', { file: PAGE, pointer: '/blocks' })
    expect(types.length).toBeGreaterThan(30)
    const { version, value } = await studio.ask('file', { file: PAGE })
    const { length } = (value as { blocks: unknown[] }).blocks
    for (const { block } of types) {
      await studio.ask('edit', {
        edits: [
          { file: PAGE, version, edit: { op: 'insert', pointer: '/blocks/-', value: block } },
        ],
      })
    }
    const { items } = await studio.ask('problems', { file: PAGE })
    const errors = items.filter(({ severity }) => severity === 'error')
    const typeOf = ({ pointer }: { pointer: string }) =>
      types[Number(pointer.split('/')[2]) - length]?.type
    // The host of an iframe and the hours are for the person to choose.
    expect(errors.map((error) => `${typeOf(error)}: ${error.rule}`)).toEqual([
      ...['embed: refused-host', 'opening-hours: missing-hours'],
    ])
    // Their placeholders are to be filled in.
    const placeholders = items.filter(({ rule }) => rule === 'placeholder-text')
    expect(placeholders.length).toBeGreaterThan(20)
    expect(placeholders.filter(({ message }) => message !== 'Fill this in.')).toEqual([])
    const newBlock = (name: string) => types.find(({ type }) => type === name)?.block
    expect(newBlock('people')).toEqual({ type: 'people', items: [{ name: '[Name]' }] })
    expect(newBlock('hero')).toEqual({ type: 'hero', title: '[Title]' })
    // An example for new blocks is kept whole.
    expect(newBlock('form')).toMatchObject({ transport: { type: 'placeholder' } })
    expect(newBlock('form')).toHaveProperty('fields.2.rules')
    // A comparison has at least two columns, and as many cells in each row.
    expect(newBlock('comparison')).toMatchObject({
      columns: ['[Option]', '[Option]'],
      rows: [{ cells: ['[Cell]', '[Cell]'] }],
    })
    const picture = types.find(({ type }) => type === 'hero')?.picture
    expect((await fetch(studio.url + picture)).headers.get('content-type')).toBe('image/webp')
    for (const _ of types) await studio.ask('undo', {})
  })

  it('give the copy of a block ids of its own, but not those that only the block uses', async () => {
    const chart = {
      type: 'flow',
      id: 'ways',
      nodes: [{ id: 'mill' }, { id: 'oven' }],
      links: [{ from: 'mill', to: 'oven' }],
    }
    const blocks = [
      tabs('bread', { type: 'byline', id: 'bread-3' }),
      { type: 'hero', title: 'x', id: 'bread-4' },
      chart,
    ]
    const file = 'pages/copied.json'
    writeFileSync(join(siteDir, file), JSON.stringify({ title: 'C', description: 'C', blocks }))
    const copy = (pointer: string) => studio.ask('copied-ids', { file, pointer })
    await expect
      .poll(() => copy('/blocks/0').catch(() => undefined))
      .toEqual([
        { pointer: '/blocks/1/items/0/id', value: 'bread-5' },
        { pointer: '/blocks/1/items/0/blocks/0/id', value: 'bread-3-2' },
        { pointer: '/blocks/1/items/1/id', value: 'bread-2-2' },
      ])
    expect(await copy('/blocks/0/items/1')).toEqual([
      { pointer: '/blocks/0/items/2/id', value: 'bread-2-2' },
    ])
    expect(await copy('/blocks/2')).toEqual([{ pointer: '/blocks/3/id', value: 'ways-2' }])
  })

  it('find a block of an outdated outline, unless the block is gone', async () => {
    const outline = await studio.ask('page', { route: '/visit' })
    const { file, version = '' } = outline
    const edit = { op: 'unset' as const, pointer: '/blocks/0' }
    await studio.ask('edit', { edits: [{ file, version, edit }] })
    const find = (pointer: string) => studio.ask('carry', { file, pointer, version })
    expect(await find('/blocks/1')).toEqual({ file, pointer: '/blocks/0' })
    expect(await find('/blocks/0')).toBeNull()
    await studio.ask('undo', {})
    expect(await find('/blocks/0')).toEqual({ file, pointer: '/blocks/0' })
  })

  it('list the problems of a file, and correct one', async () => {
    await studio.set(PAGE, '/descripton', 'Wrong name')
    const { items } = await studio.ask('problems', { file: PAGE })
    const [problem] = items.filter(({ rule }) => rule === 'unknown-property')
    if (!problem) throw new Error('The problem is missing.')
    const [title = ''] = problem.fixes
    await studio.ask('fix', { problem, title })
    const left = (await studio.ask('problems', { file: PAGE })).items
    expect(left.filter(({ severity }) => severity === 'error')).toEqual([])
    await expect(studio.ask('fix', { problem, title })).rejects.toMatchObject({ status: 409 })
    await studio.ask('undo', {})
    await studio.ask('undo', {})
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
    // The error keeps the file from being saved.
    await studio.set('pages/about.json', '/unknown', 'Kept')
    await studio.set(PAGE, '/title', 'Kept too')
    await dev.close()
    await start()
    expect((await studio.ask('site', {})).unsaved).toContain('pages/about.json')
    expect((await studio.ask('file', { file: 'pages/about.json' })).value).toMatchObject({
      unknown: 'Kept',
    })
    expect(await (await fetch(`${dev.url}/visit`)).text()).toContain('<title>Kept too')
    expect(onDisk('pages/about.json')).not.toContain('Kept')
    await studio.ask('save', {})
    expect(onDisk('pages/about.json')).toContain('"Kept"')
    expect(onDisk()).toContain('"Kept too"')
  })
})
