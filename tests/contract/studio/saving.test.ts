import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StudioEvent } from '../../../engine/core/studio/protocol'
import type { DevServer } from '../../../engine/node/servers/dev/start-dev'
import { startDev } from '../../../engine/node/servers/dev/start-dev'
import { makeScratchFolder } from '../../support/scratch-folder'
import { StudioClient } from '../../support/servers/studio-client'

const PAGE = 'pages/visit.json'
const BAD = 'pages/bread.json'
const WAIT = { timeout: 20_000, interval: 50 }
/** Longer than the pause before files are saved, and the check of a small site. */
const PAUSE = 1500

const project = makeScratchFolder()
const siteDir = join(project, 'site')
const stop = new AbortController()
let dev: DevServer
let studio: StudioClient
let own: StudioEvent[]
let others: StudioEvent[]

const onDisk = (file = PAGE) => readFileSync(join(siteDir, file), 'utf8')
const write = (file: string, change: (text: string) => string) =>
  writeFileSync(join(siteDir, file), change(onDisk(file)))
const pause = () => new Promise((done) => setTimeout(done, PAUSE))
const listFiles = (events: StudioEvent[]) =>
  events.flatMap((event) => (event.kind === 'files' ? event.files : []))

/** Corrects the error that keeps the page from being saved. */
async function removeUnknown(): Promise<void> {
  const { version } = await studio.ask('file', { file: PAGE })
  const edit = { op: 'unset', pointer: '/unknown' } as const
  await studio.ask('edit', { edits: [{ file: PAGE, version, edit }] })
}

beforeAll(async () => {
  cpSync('tests/sites/tiny', siteDir, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{}')
  write(BAD, (text) => text.replace('"title"', '"titel"'))
  dev = await startDev({ siteDir, port: 0 })
  studio = await StudioClient.open(dev.url)
  own = await studio.listen(stop.signal, studio.tab)
  others = await studio.listen(stop.signal, 'other')
})

afterAll(async () => {
  stop.abort()
  await dev.close()
})

describe('a file that is edited in the studio', () => {
  it('is saved after a pause, which is no change of another program', async () => {
    const before = onDisk()
    await studio.set(PAGE, '/title', 'Come in')
    expect(onDisk()).toBe(before)
    await expect.poll(() => onDisk(), WAIT).toBe(before.replace('"Visit"', '"Come in"'))
    await expect.poll(() => listFiles(own), WAIT).toEqual([PAGE])
    await pause()
    // The other tab learns of the edit and that it was saved, and this one of the second.
    expect(listFiles(own)).toEqual([PAGE])
    expect(listFiles(others)).toEqual([PAGE, PAGE])
    expect((await studio.ask('site', {})).unsaved).toEqual([])
  })

  it('is saved with the errors that it had, and with new ones only on request', async () => {
    await studio.set(BAD, '/description', 'An old error stays.')
    await expect.poll(() => onDisk(BAD), WAIT).toContain('An old error stays.')
    const before = onDisk(BAD)
    await studio.set(BAD, '/unknown', 'A new error')
    await pause()
    expect(onDisk(BAD)).toBe(before)
    await studio.set(PAGE, '/description', 'Another file is saved.')
    await expect.poll(() => onDisk(), WAIT).toContain('Another file is saved.')
    expect((await studio.ask('site', {})).unsaved).toEqual([BAD])
    await studio.ask('save', {})
    expect(onDisk(BAD)).toContain('A new error')
  })

  it('keeps what another program changes elsewhere, and shows it', async () => {
    others.length = 0
    await studio.set(PAGE, '/unknown', 'Not saved')
    write(PAGE, (text) => text.replace('Another file is saved.', 'From an editor.'))
    const listOwn = () => listFiles(others).filter((file) => file === PAGE)
    await expect.poll(listOwn, WAIT).toEqual([PAGE, PAGE])
    const { value } = await studio.ask('file', { file: PAGE })
    expect(value).toMatchObject({ unknown: 'Not saved', description: 'From an editor.' })
    const { version } = await studio.ask('file', { file: PAGE })
    await studio.ask('edit', {
      edits: [{ file: PAGE, version, edit: { op: 'unset', pointer: '/unknown' } }],
    })
    const ask = async () => (await studio.ask('site', {})).unsaved
    await expect.poll(ask, WAIT).toEqual([])
    expect(onDisk()).not.toContain('unknown')
  })

  it.each([
    'mine',
    'theirs',
  ] as const)('waits if both have changed a value, until %s is chosen', async (side) => {
    await studio.set(PAGE, '/unknown', 'Not saved')
    const titles = { mine: `Mine, before ${side}`, theirs: 'theirs' }
    await studio.set(PAGE, '/title', titles.mine)
    write(PAGE, (text) => text.replace(/"title": "[^"]*"/, '"title": "theirs"'))
    const listConflicts = async () => (await studio.ask('file', { file: PAGE })).conflicts
    await expect.poll(listConflicts, WAIT).toEqual([{ pointer: '/title', theirs: 'theirs' }])
    await studio.ask('save', {})
    expect(onDisk()).toContain('"title": "theirs"')
    const chosen = await studio.ask('choose', { file: PAGE, pointer: '/title', side })
    expect(chosen.files[PAGE]).toMatchObject({ conflicts: [], value: { title: titles[side] } })
    await studio.ask('save', {})
    expect(JSON.parse(onDisk())).toMatchObject({ title: titles[side], unknown: 'Not saved' })
    await removeUnknown()
    await studio.ask('save', {})
  })

  it('stays unsaved if it is read-only, and says so', async () => {
    const before = onDisk()
    chmodSync(join(siteDir, PAGE), 0o444)
    await studio.set(PAGE, '/title', 'Not allowed')
    const message = `"${PAGE}" is read-only.`
    await expect.poll(() => own, WAIT).toContainEqual({ kind: 'save-error', message })
    await expect(studio.ask('save', {})).rejects.toMatchObject({ status: 409, message })
    expect(onDisk()).toBe(before)
    chmodSync(join(siteDir, PAGE), 0o644)
    await studio.ask('save', {})
    expect(onDisk()).toContain('Not allowed')
  })

  it('has its drafts beside the site', () => {
    expect(existsSync(join(project, '.quire/studio/drafts'))).toBe(true)
    expect(existsSync(join(siteDir, '.quire'))).toBe(false)
  })
})
