import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFolder } from '../../../../engine/node/util/watch-folder'
import { makeScratchFolder } from '../../../support/scratch-folder'

let folder: string
let changed: string[]
let stop: () => void

beforeEach(() => {
  folder = makeScratchFolder()
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages/a.json'), '{}')
  changed = []
  stop = watchFolder(folder, (file) => changed.push(file))
})

afterEach(() => stop())

async function expectChanged(file: string): Promise<void> {
  await vi.waitFor(() => expect(changed).toContain(file), 30_000)
}

it('tells a saved file once, however many events that was', async () => {
  for (const text of ['{', '{ ', '{ }']) writeFileSync(join(folder, 'pages/a.json'), text)
  await expectChanged('pages/a.json')
  expect(changed).toEqual(['pages/a.json'])
})

it('tells files that are added, renamed and removed', async () => {
  writeFileSync(join(folder, 'settings.json'), '{}')
  await expectChanged('settings.json')
  renameSync(join(folder, 'pages/a.json'), join(folder, 'pages/b.json'))
  await expectChanged('pages/a.json')
  await expectChanged('pages/b.json')
  changed.length = 0
  rmSync(join(folder, 'pages/b.json'))
  await expectChanged('pages/b.json')
})

it('sees into folders that are added, and again into one that was removed', async () => {
  for (const _round of ['first', 'second']) {
    changed.length = 0
    mkdirSync(join(folder, 'pages/deep/er'), { recursive: true })
    writeFileSync(join(folder, 'pages/deep/er/c.json'), '{}')
    await expectChanged('pages/deep/er/c.json')
    changed.length = 0
    writeFileSync(join(folder, 'pages/deep/er/c.json'), '{ }')
    await expectChanged('pages/deep/er/c.json')
    changed.length = 0
    rmSync(join(folder, 'pages/deep'), { recursive: true })
    await expectChanged('pages/deep')
  }
})

it('tells nothing after its end', async () => {
  stop()
  const seen: string[] = []
  const stopOther = watchFolder(folder, (file) => seen.push(file))
  writeFileSync(join(folder, 'pages/a.json'), '{ }')
  await vi.waitFor(() => expect(seen).toContain('pages/a.json'), 30_000)
  stopOther()
  expect(changed).toEqual([])
})
