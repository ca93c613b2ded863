import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { UsageError } from '../../../../../engine/node/lib/files/usage-error'
import { listBesides, put, readOnePage, writeOnePage } from '../../../../support/one-page-output'
import { makeScratchFolder } from '../../../../support/scratch-folder'

let outDir: string

beforeEach(() => {
  outDir = join(makeScratchFolder(), 'dist')
})

const read = () => readOnePage(outDir)
const besides = () => listBesides(outDir)
const writeOutput = (text: string, meanwhile?: () => void) => writeOnePage(outDir, text, meanwhile)

describe('writing an output', () => {
  it('puts the new output in place of the old one and leaves nothing beside it', async () => {
    await writeOutput('one')
    await writeOutput('two')
    expect(read()).toBe('two')
    expect(besides()).toEqual(['dist'])
  })

  it('leaves the old output as it was when writing fails (R-322, R-323)', async () => {
    await writeOutput('one')
    const fail = () => {
      throw new Error('a block threw')
    }
    await expect(writeOutput('half', fail)).rejects.toThrow('a block threw')
    expect(read()).toBe('one')
    expect(besides()).toEqual(['dist'])
  })

  it.each([
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    new Error('ENOSPC: no space left on device, write'),
  ])('names the output where the disk is full, also if a thread reports it', async (reason) => {
    await writeOutput('one')
    const fail = () => {
      throw reason
    }
    await expect(writeOutput('half', fail)).rejects.toThrow(
      `Cannot write "${outDir}": the disk is full. Nothing was written. Free some space, and run the command again.`,
    )
    expect(read()).toBe('one')
  })

  it('follows a link and replaces what it leads to, be that there or not', async () => {
    symlinkSync('builds/one', outDir)
    await writeOutput('one')
    await writeOutput('two')
    expect(lstatSync(outDir).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(dirname(outDir), 'builds/one/page.html'), 'utf8')).toBe('two')
    expect(readdirSync(join(dirname(outDir), 'builds'))).toEqual(['one'])
  })

  it('looks again before the swap: a file that came meanwhile stays, and so does the output', async () => {
    await writeOutput('one')
    const add = () => put(join(outDir, 'notes.txt'), 'mine')
    await expect(writeOutput('two', add)).rejects.toThrow(UsageError)
    expect(read()).toBe('one')
    expect(readFileSync(join(outDir, 'notes.txt'), 'utf8')).toBe('mine')
    expect(besides()).toEqual(['dist'])
  })

  it('looks again where nothing was', async () => {
    const add = () => put(join(outDir, 'notes.txt'), 'mine')
    await expect(writeOutput('one', add)).rejects.toThrow(UsageError)
    expect(readdirSync(outDir)).toEqual(['notes.txt'])
  })

  it('stops when the link leads elsewhere by then', async () => {
    const other = join(dirname(outDir), 'other')
    mkdirSync(other)
    symlinkSync('one', outDir)
    const turn = () => {
      // Replaces the link as `ln -sfn` does.
      unlinkSync(outDir)
      symlinkSync('other', outDir)
    }
    await expect(writeOutput('one', turn)).rejects.toThrow(
      'no longer points to the same folder as when the build started',
    )
    expect(readdirSync(other)).toEqual([])
  })
})
