/** Moving and pasting blocks. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonEdit } from '../../../engine/core/json-edit'
import { resolvePointer } from '../../../engine/core/json-pointer'
import { findMoveTarget } from '../../../engine/core/studio/move-target'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'

const FILE = 'pages/nested.json'

/** Written by hand: no tool would format it like this. */
const TEXT = `{
  "title": "Nested", "description": "Blocks in blocks.",
  "blocks": [
    { "type": "hero",   "title": "Nested", "id": "start" },
    { "type": "tabs", "items": [
      { "id": "one", "label": "One", "blocks": [ { "type": "byline" },
        { "type": "cards", "title": "Breads",
          "items": [ { "title": "Rye" } ] } ] },
      { "id": "two", "label": "Two", "blocks": [{ "type": "byline" }] } ] },
    { "type": "prose", "sections": [ { "title": "Flour", "content": [{ "text": "Stone." }] } ] }
  ]
}
`
const TAB = '/blocks/1/items/0/blocks'

const project = makeScratchFolder()
const siteDir = join(project, 'site')
let dev: DevServer
let studio: StudioClient

beforeAll(async () => {
  cpSync(join('examples', 'bakery'), siteDir, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{}')
  writeFileSync(join(siteDir, FILE), TEXT)
  dev = await startDev({ siteDir, port: 0 })
  studio = await StudioClient.open(dev.url)
})

afterAll(() => dev.close())

const read = () => readFileSync(join(siteDir, FILE), 'utf8')

/** Applies an edit, and saves the file. */
async function edit(change: JsonEdit): Promise<void> {
  const { version } = await studio.ask('file', { file: FILE })
  await studio.ask('edit', { edits: [{ file: FILE, version, edit: change }] })
  await studio.ask('save', {})
}

async function undo(): Promise<void> {
  await studio.ask('undo', {})
  await studio.ask('save', {})
}

/** The text of a value, without the white space of the place. */
const fold = (text: string) => text.replace(/\s+/g, ' ')

const paste = (text: string, pointer = '/blocks/-', file = FILE) =>
  studio.ask('paste', { file, pointer, text })

describe('a block that moves to another list', () => {
  it.each([
    ['out of a tab', `${TAB}/1`, '/blocks/0'],
    ['out of a tab to the end', `${TAB}/1`, '/blocks/3'],
    ['into a tab', '/blocks/2', `${TAB}/1`],
    ['into a tab that follows', '/blocks/0', `${TAB}/2`],
    ['from the only place of a tab to another', '/blocks/1/items/1/blocks/0', `${TAB}/0`],
  ])('%s keeps its text, and undo restores the file', async (_, pointer, target) => {
    const before = resolvePointer(JSON.parse(TEXT), pointer)
    const value = findMoveTarget(pointer, target)
    await edit({ op: 'move', pointer, value })
    const text = read()
    expect(resolvePointer(JSON.parse(text), value)).toEqual(before)
    // Other blocks keep their spelling.
    const others = ['{ "type": "hero",   "title": "Nested", "id": "start" }', '"label": "One"']
    for (const other of others) expect(fold(text)).toContain(fold(other))
    expect(text.split('"type"')).toHaveLength(TEXT.split('"type"').length)
    await undo()
    expect(read()).toBe(TEXT)
  })

  it('moves once if the answer is lost and the edit is sent again', async () => {
    const { version, value } = await studio.ask('file', { file: FILE })
    const move = { op: 'move', pointer: `${TAB}/0`, value: '/blocks/0' } as const
    const sent = {
      file: FILE,
      version,
      edit: move,
      seen: { value: resolvePointer(value, '/blocks') },
    }
    const first = await studio.ask('edit', { edits: [sent] })
    const second = await studio.ask('edit', { edits: [sent] })
    expect(second.files[FILE]?.value).toEqual(first.files[FILE]?.value)
    await undo()
    expect(read()).toBe(TEXT)
  })

  it('finds its list after an insertion elsewhere', async () => {
    const { version } = await studio.ask('file', { file: FILE })
    await edit({ op: 'insert', pointer: '/blocks/0', value: { type: 'byline' } })
    const move = { op: 'move', pointer: '/blocks/0', value: '/blocks/0/items/1/blocks/1' } as const
    await studio.ask('edit', { edits: [{ file: FILE, version, edit: move }] })
    const { value } = await studio.ask('file', { file: FILE })
    expect(resolvePointer(value, '/blocks/1/items/1/blocks/1/title')).toBe('Nested')
    await studio.ask('undo', {})
    await undo()
    expect(read()).toBe(TEXT)
  })

  it('has the lists of its file, but none within it', async () => {
    const list = async (pointer: string) => {
      const lists = await studio.ask('block-lists', { file: FILE, pointer })
      return lists.map(({ label, length, pointer: at }) => `${at}: ${label}, ${length}`)
    }
    const root = '/blocks: Blocks, 3'
    expect(await list('/blocks/0')).toEqual([
      root,
      `${TAB}: Tabs › Tabs 1 (One), 2`,
      '/blocks/1/items/1/blocks: Tabs › Tabs 2 (Two), 1',
    ])
    expect(await list('/blocks/1')).toEqual([root])
  })
})

describe('pasting', () => {
  it('inserts blocks with ids of their own, as one change', async () => {
    const blocks = [
      { type: 'hero', title: 'Copied', id: 'start' },
      { type: 'hero', title: 'Copied too', id: 'start' },
    ]
    await paste(JSON.stringify(blocks), '/blocks/1')
    await studio.ask('save', {})
    const ids = JSON.parse(read()).blocks.map(({ id }: { id?: string }) => id)
    expect(ids).toEqual(['start', 'start-2', 'start-3', undefined, undefined])
    expect(fold(read())).toContain('{ "type": "hero", "title": "Nested", "id": "start" }')
    await undo()
    expect(read()).toBe(TEXT)
  })

  it('keeps an id that only the other page has, and works within a tab', async () => {
    const block = { type: 'cards', id: 'shelf', items: [{ title: 'Rye' }] }
    const { files } = await paste(JSON.stringify(block), `${TAB}/-`)
    expect(resolvePointer(files[FILE]?.value, `${TAB}/2`)).toEqual(block)
    await undo()
    expect(read()).toBe(TEXT)
  })

  const deep = `${'{"type":"hero","aside":'.repeat(300)}{"type":"byline"}${'}'.repeat(300)}`
  it.each([
    ['nothing', ''],
    ['a text', 'Bread worth getting up for'],
    ['a number', '7'],
    ['no object', 'null'],
    ['no blocks', '[]'],
    ['an object of another kind', '{"title":"x"}'],
    ['an unknown type', '{"type":"script","src":"https://example.com"}'],
    ['a type that is no text', '{"type":["hero"]}'],
    ['a type of every object', '{"type":"constructor"}'],
    ['a list with something else', '[{"type":"byline"},"x"]'],
    ['a page', TEXT],
    ['the start of a block', '{"type":"hero",'],
    ['too many levels', deep],
    ['many brackets', '['.repeat(100_000)],
  ])('answers %s with words, and changes nothing', async (_, text) => {
    await expect(paste(text)).rejects.toMatchObject({
      status: 409,
      message: 'The clipboard has no block. Copy a block first.',
    })
    expect((await studio.ask('file', { file: FILE })).value).toEqual(JSON.parse(TEXT))
  })

  it('keeps names of prototypes as they are written', async () => {
    const { files } = await paste('{"type":"byline","__proto__":{"polluted":true}}')
    expect(Object.keys(resolvePointer(files[FILE]?.value, '/blocks/3') as object)).toContain(
      '__proto__',
    )
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    await undo()
  })

  it.each([
    '/title',
    '/blocks',
    '/blocks/0/title',
    '/blocks/0/aside',
    '',
  ])('is not possible at "%s"', async (pointer) => {
    await expect(paste('{"type":"byline"}', pointer)).rejects.toMatchObject({ status: 409 })
  })

  it('needs a file, a place and a text', async () => {
    const block = '{"type":"byline"}'
    await expect(paste(block, '/blocks/-', 'pages/nothing.json')).rejects.toMatchObject({
      status: 404,
    })
    await expect(paste(block, '/blocks/9')).rejects.toMatchObject({ status: 409 })
    const bad = { file: FILE, pointer: '/blocks/-', text: 7 as unknown as string }
    await expect(studio.ask('paste', bad)).rejects.toMatchObject({ status: 400 })
    const place = { file: FILE, pointer: 7 as unknown as string }
    await expect(studio.ask('block-lists', place)).rejects.toMatchObject({ status: 400 })
  })
})
