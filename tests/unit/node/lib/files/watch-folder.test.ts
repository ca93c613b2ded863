import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildTemporaryPath } from '../../../../../engine/node/lib/files/replace-file'
import { watchFolder } from '../../../../../engine/node/lib/files/watch-folder'
import { makeScratchFolder } from '../../../../support/scratch-folder'

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

it('reports a saved file once, however many events there are', async () => {
  for (const text of ['{', '{ ', '{ }']) writeFileSync(join(folder, 'pages/a.json'), text)
  await expectChanged('pages/a.json')
  expect(changed).toEqual(['pages/a.json'])
})

it('reports files that are added, renamed and removed', async () => {
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

it('reports nothing after its end', async () => {
  stop()
  const seen: string[] = []
  const stopOther = watchFolder(folder, (file) => seen.push(file))
  writeFileSync(join(folder, 'pages/a.json'), '{ }')
  await vi.waitFor(() => expect(seen).toContain('pages/a.json'), 30_000)
  stopOther()
  expect(changed).toEqual([])
})

const replace: Record<string, () => void> = {
  'removed and created again': () => {
    rmSync(folder, { recursive: true })
    mkdirSync(join(folder, 'pages'), { recursive: true })
  },
  'replaced by another one': () => {
    mkdirSync(join(`${folder}-next`, 'pages'), { recursive: true })
    renameSync(folder, `${folder}-before`)
    renameSync(`${folder}-next`, folder)
    rmSync(`${folder}-before`, { recursive: true })
  },
  'away for a while': () => {
    renameSync(folder, `${folder}-away`)
    setTimeout(() => renameSync(`${folder}-away`, folder), 1500)
  },
}

it.each(Object.entries(replace))('goes on after the folder itself is %s', async (_, change) => {
  for (const _round of ['first', 'second']) {
    change()
    await expectChanged('')
    await vi.waitFor(() => expect(existsSync(join(folder, 'pages'))).toBe(true), 30_000)
    changed.length = 0
    const files = ['settings.json', 'pages/new.json']
    await vi.waitFor(() => {
      for (const file of files) writeFileSync(join(folder, file), '{}')
      expect(changed).toEqual(expect.arrayContaining(files))
    }, 30_000)
    changed.length = 0
  }
})

it('survives links that lead nowhere or to themselves, and folders that come and go', async () => {
  symlinkSync('loop', join(folder, 'loop'))
  symlinkSync('nowhere', join(folder, 'pages/gone'))
  symlinkSync('..', join(folder, 'pages/up'))
  for (let round = 0; round < 200; round += 1) {
    mkdirSync(join(folder, 'pages/s/t'), { recursive: true })
    writeFileSync(join(folder, 'pages/s/t/p.json'), '{}')
    rmSync(join(folder, 'pages/s'), { recursive: true })
  }
  writeFileSync(join(folder, 'pages/s'), 'a file')
  writeFileSync(join(folder, 'last.json'), '{}')
  await expectChanged('loop')
  await expectChanged('pages/s')
  await expectChanged('last.json')
})

it('ignores version control and what a command has not moved into place', async () => {
  mkdirSync(join(folder, '.git'))
  await expectChanged('.git')
  writeFileSync(join(folder, '.git/index'), '')
  writeFileSync(buildTemporaryPath(join(folder, 'pages/a.json')), '')
  writeFileSync(join(folder, 'settings.json'), '{}')
  await expectChanged('settings.json')
  expect(changed).toEqual(['.git', 'settings.json'])
})
