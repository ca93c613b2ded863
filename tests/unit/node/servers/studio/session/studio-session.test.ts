import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StudioEdit } from '../../../../../../engine/core/studio/protocol'
import { listUnsaved } from '../../../../../../engine/node/lib/files/unsaved-files'
import { DevSite } from '../../../../../../engine/node/servers/dev/site'
import { findStudioFolder } from '../../../../../../engine/node/servers/studio/session/studio-folder'
import { StudioSession } from '../../../../../../engine/node/servers/studio/session/studio-session'
import { makeScratchFolder } from '../../../../../support/scratch-folder'

const PAGE = 'pages/visit.json'

let dir: string
let session: StudioSession

function open(): StudioSession {
  const site = new DevSite(dir)
  return new StudioSession({
    site,
    folder: findStudioFolder(dir),
    onEdit: async () => {},
    async onChange(files) {
      for (const file of files) await site.change(file)
    },
  })
}

beforeEach(() => {
  dir = join(makeScratchFolder(), 'site')
  cpSync('tests/sites/tiny', dir, { recursive: true })
  session = open()
})

afterEach(() => {
  session.close()
  expect(listUnsaved('/')).toEqual([])
})

const onDisk = (file = PAGE) => readFileSync(join(dir, file), 'utf8')

/** An edit of the current version, or of an earlier one. */
function setTitle(value: string, version = session.readFile(PAGE).version): StudioEdit {
  return { file: PAGE, version, edit: { op: 'set', pointer: '/title', value } }
}

describe('a session', () => {
  it('changes exactly the edited value, and undoes that', async () => {
    const before = onDisk()
    const { files, history, unsaved } = await session.edit([setTitle('Come in')])
    expect(files[PAGE]).toMatchObject({ value: { title: 'Come in' } })
    expect(unsaved).toEqual([PAGE])
    expect(history).toEqual({ canUndo: true, canRedo: false })
    expect(onDisk()).toBe(before)
    await session.save()
    expect(onDisk()).toBe(before.replace('"Visit"', '"Come in"'))
    await session.undo()
    await session.save()
    expect(onDisk()).toBe(before)
    await session.redo()
    expect(session.readFile(PAGE).value).toMatchObject({ title: 'Come in' })
  })

  it('carries edits of an earlier version over, and refuses those of removed values', async () => {
    const { version } = session.readFile(PAGE)
    const { value } = session.readFile(PAGE)
    const last = (value as { blocks: unknown[] }).blocks.length - 1
    await session.edit([
      { file: PAGE, version, edit: { op: 'insert', pointer: '/blocks/0', value: { type: 'x' } } },
    ])
    await session.edit([
      { file: PAGE, version, edit: { op: 'set', pointer: `/blocks/${last}/id`, value: 'here' } },
    ])
    expect(session.readFile(PAGE).value).toMatchObject({
      blocks: expect.arrayContaining([expect.objectContaining({ id: 'here' })]),
    })
    const now = session.readFile(PAGE).version
    await session.edit([
      { file: PAGE, version: now, edit: { op: 'unset', pointer: `/blocks/${last + 1}` } },
    ])
    const late = session.edit([
      { file: PAGE, version: now, edit: { op: 'unset', pointer: `/blocks/${last + 1}/id` } },
    ])
    await expect(late).rejects.toMatchObject({ status: 409 })
    await expect(session.edit([setTitle('Late', 'unknown')])).rejects.toMatchObject({ status: 409 })
  })

  it('applies all edits or none, in the order of the requests', async () => {
    const { version } = session.readFile(PAGE)
    const bad: StudioEdit = { file: PAGE, version, edit: { op: 'unset', pointer: '/nothing' } }
    await expect(session.edit([setTitle('Part'), bad])).rejects.toMatchObject({ status: 409 })
    expect(session.unsaved).toEqual([])
    const titles = Array.from({ length: 20 }, (_, index) => `Title ${index}`)
    await Promise.all(titles.map((title) => session.edit([setTitle(title, version)], 'title')))
    expect(session.readFile(PAGE).value).toMatchObject({ title: 'Title 19' })
    await session.undo()
    expect(session.unsaved).toEqual([])
  })

  it('refuses files outside the site, and files that are not JSON', async () => {
    for (const file of ['../secret.json', 'pages/../settings.json', 'notes.txt', '']) {
      expect(() => session.readFile(file)).toThrow('no file')
    }
    writeFileSync(join(dir, PAGE), '{ "title": ')
    const { version, value } = session.readFile(PAGE)
    expect(value).toBeUndefined()
    await expect(session.edit([setTitle('Mine', version)])).rejects.toThrow('text editor')
  })

  it('offers its drafts again after a restart', async () => {
    await session.edit([setTitle('Kept')])
    session.close()
    session = open()
    expect(session.readFile(PAGE)).toMatchObject({ value: { title: 'Kept' } })
    expect(session.unsaved).toEqual([PAGE])
    expect((await session.site.check.find(PAGE))?.summary?.head.title).toBe('Kept')
    await session.save()
    expect(onDisk()).toContain('"Kept"')
  })

  it('waits for a choice if another program has changed the same value', async () => {
    await session.edit([setTitle('Mine')])
    writeFileSync(join(dir, PAGE), onDisk().replace('"Visit"', '"Theirs"'))
    const { files } = await session.save()
    expect(files).toEqual({})
    expect(session.readFile(PAGE).conflicts).toEqual([{ pointer: '/title', theirs: 'Theirs' }])
    await session.choose(PAGE, '/title', 'mine')
    await session.save()
    expect(onDisk()).toContain('"Mine"')
  })
})
