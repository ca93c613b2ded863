import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { KeptFiles } from '../../../../../engine/node/lib/files/kept-files'
import { createKeptFiles } from '../../../../../engine/node/lib/files/kept-files'
import { listFiles } from '../../../../../engine/node/lib/files/list-files'
import { makeScratchFolder } from '../../../../support/scratch-folder'

let folder: string
let kept: KeptFiles

const [OLD, NEW] = ['old', 'new']
const at = (...path: string[]) => join(folder, ...path)

function put(path: string, text: string): string {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
  return at(path)
}

beforeEach(() => {
  folder = makeScratchFolder()
  put('old/assets/a.txt', 'rye')
  mkdirSync(at(NEW))
  kept = createKeptFiles(at(OLD), at(NEW))
})

describe('files of an old output', () => {
  it('are kept where they have the content that is written', () => {
    kept.write('/assets/a.txt', 'rye')
    expect([[...kept.paths], listFiles(at(NEW))]).toEqual([['assets/a.txt'], []])
  })

  it.each(['oat', 'rye bread'])('are written again where that is another: %s', (text) => {
    kept.write('assets/a.txt', text)
    expect([...kept.paths]).toEqual([])
    expect(readFileSync(at(NEW, 'assets/a.txt'), 'utf8')).toBe(text)
  })

  it('are kept where they are copies of a file, which is copied otherwise', () => {
    kept.copy('/assets/a.txt', put('source.txt', 'rye'))
    kept.copy('/assets/b/c.txt', put('other.txt', 'oat'))
    expect([...kept.paths]).toEqual(['assets/a.txt'])
    expect(readFileSync(at(NEW, 'assets/b/c.txt'), 'utf8')).toBe('oat')
  })

  it('are not kept for a source that is not there', () => {
    expect(() => kept.copy('assets/a.txt', at('nothing.txt'))).toThrow('ENOENT')
    expect([...kept.paths]).toEqual([])
  })

  it.each([
    ['a folder in their place', 'file', 'old/file/a.txt'],
    ['a file in place of their folder', 'file/a.txt', 'old/file'],
  ])('are not kept where the old output has %s', (_, path, old) => {
    put(old, 'rye')
    kept.copy(path, put('source.txt', 'rye'))
    kept.write(`${path}.br`, 'rye')
    expect([[...kept.paths], listFiles(at(NEW))]).toEqual([[], [path, `${path}.br`]])
  })

  it('are the same files in the new output, once they are placed', () => {
    kept.add('/assets/a.txt')
    kept.place()
    const [before, after] = [OLD, NEW].map((name) => statSync(at(name, 'assets/a.txt')).ino)
    expect(after).toBe(before)
    expect([...kept.paths]).toEqual([])
  })

  it('do not replace what has been written', () => {
    kept.add('assets/a.txt')
    put('new/assets/a.txt', 'oat')
    kept.place()
    expect(readFileSync(at(NEW, 'assets/a.txt'), 'utf8')).toBe('oat')
    expect(readFileSync(at(OLD, 'assets/a.txt'), 'utf8')).toBe('rye')
  })
})
