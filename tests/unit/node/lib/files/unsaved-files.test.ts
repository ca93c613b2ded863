import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stampFile } from '../../../../../engine/node/lib/files/file-stamp'
import { listFolder } from '../../../../../engine/node/lib/files/list-folder'
import { readBytes, readText } from '../../../../../engine/node/lib/files/read-bytes'
import { isFolderAt, statFile } from '../../../../../engine/node/lib/files/stat-file'
import { clearUnsaved, setUnsaved } from '../../../../../engine/node/lib/files/unsaved-files'
import { inspectAsset } from '../../../../../engine/node/lib/media/inspect-asset'
import { inspectFile } from '../../../../../engine/node/lib/media/inspect-file'
import { listPublicFiles } from '../../../../../engine/node/sources/files/public-files'
import { makeScratchFolder } from '../../../../support/scratch-folder'

let folder: string
const at = (path: string) => join(folder, path)
const list = (excludes = (_: string) => false) =>
  listFolder(folder, {
    enters: (path) => path !== 'deep',
    isExcluded: ({ path }) => excludes(path),
  })
    .map(({ path, isFolder }) => (isFolder ? `${path}/` : path))
    .sort()

const set: string[] = []
function type(path: string, content: string | undefined): void {
  set.push(path)
  setUnsaved(at(path), content === undefined ? undefined : Buffer.from(content))
}

beforeEach(() => {
  folder = makeScratchFolder()
  writeFileSync(at('saved.json'), '"saved"')
})

afterEach(() => {
  for (const path of set) clearUnsaved(at(path))
  set.length = 0
})

describe('an unsaved file', () => {
  it('takes precedence over the file on disk until it is cleared', () => {
    type('saved.json', '\uFEFF"typed"')
    expect(readText(at('saved.json'))).toBe('"typed"')
    clearUnsaved(at('saved.json'))
    expect(readText(at('saved.json'))).toBe('"saved"')
  })

  it('exists, is listed with its folders, and has no stamp', () => {
    type('new/page.json', '{}')
    expect(statFile(at('new/page.json'))).toMatchObject({ size: 2 })
    expect(isFolderAt(at('new'))).toBe(true)
    expect(list()).toEqual(['new/', 'new/page.json', 'saved.json'])
    type('saved.json', '{}')
    expect(stampFile(at('saved.json'))).toBeUndefined()
  })

  it('is not listed where the files on disk would not be', () => {
    type('deep/page.json', '{}')
    type('.hidden.json', '{}')
    expect(list((path) => path.startsWith('.'))).toEqual(['deep/', 'saved.json'])
  })

  it('can be a deleted file', () => {
    type('saved.json', undefined)
    expect(readBytes(at('saved.json'))).toBeUndefined()
    expect(statFile(at('saved.json'))).toBeUndefined()
    expect(list()).toEqual([])
    expect(isFolderAt(at('saved'))).toBe(false)
  })

  it('is in a folder that was removed from the disk', () => {
    mkdirSync(at('gone'))
    type('gone/page.json', '{}')
    rmSync(at('gone'), { recursive: true })
    const unread: string[] = []
    const found = listFolder(at('gone'), {
      enters: () => true,
      onUnread: (path) => unread.push(path),
    })
    expect(found.map(({ path }) => path)).toEqual(['page.json'])
    expect(unread).toEqual([])
  })

  it('is inspected again after each change, even if its size stays the same', () => {
    const draw = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`
    type('a.svg', draw(20))
    expect(inspectAsset(at('a.svg')).width).toBe(20)
    type('a.svg', draw(30))
    expect(inspectAsset(at('a.svg')).width).toBe(30)
    type('a.vtt', 'no captions')
    expect(inspectFile(at('a.vtt')).issue?.rule).toBe('broken-asset')
    type('a.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n')
    expect(inspectFile(at('a.vtt')).issue).toBeUndefined()
  })

  it('is published from the folder public, unless its name is private', () => {
    type('public/a.txt', 'a')
    type('public/.git/config', 'a')
    type('public/key.txt', '-----BEGIN PRIVATE KEY-----')
    expect(listPublicFiles(folder).map(({ path, issue }) => [path, issue])).toEqual([
      ['/.git', 'version-control'],
      ['/a.txt', undefined],
      ['/key.txt', 'private-key'],
    ])
  })
})
