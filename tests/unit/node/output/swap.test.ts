import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeWhole, removeWorking, withOutput } from '../../../../engine/node/output/swap'
import { identifyProcess } from '../../../../engine/node/util/running-process'
import { UsageError } from '../../../../engine/node/util/usage-error'
import { makeScratchFolder } from '../../../support/scratch-folder'
import { hashFiles } from '../../../support/sites/hash-files'

/** No process has so high a number: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html */
const NOBODY = 2 ** 22 + 1

let outDir: string

beforeEach(() => {
  outDir = join(makeScratchFolder(), 'dist')
})

const read = () => readFileSync(join(outDir, 'page.html'), 'utf8')
const besides = () => readdirSync(dirname(outDir))

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Writes an output of one page; `meanwhile` happens before it is swapped in. */
function writeOutput(text: string, meanwhile = () => {}): Promise<void> {
  return withOutput(outDir, { kind: 'site' }, (output) =>
    output.write(async (folder) => {
      put(join(folder, 'page.html'), text)
      meanwhile()
      return { result: undefined }
    }),
  )
}

/** Leaves the working folder of a build that was killed. */
function leaveWorking({ process = `${NOBODY} 1`, output = 'dist', name = 'Ab12Cd' } = {}): string {
  const working = `${outDir}.${Number.parseInt(process, 10)}-${name}`
  put(join(working, 'working.json'), JSON.stringify({ output, process }))
  put(join(working, 'next/half.html'), 'half')
  return working
}

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
      // As `ln -sfn` does it.
      unlinkSync(outDir)
      symlinkSync('other', outDir)
    }
    await expect(writeOutput('one', turn)).rejects.toThrow(
      'changed its target after the build started',
    )
    expect(readdirSync(other)).toEqual([])
  })
})

describe('what a killed build has left', () => {
  it('is taken back where it had moved the old output away', async () => {
    put(join(leaveWorking(), 'old/page.html'), 'one')
    makeWhole(outDir)
    expect(read()).toBe('one')
  })

  it('is taken back behind a link', async () => {
    const link = `${outDir}-link`
    symlinkSync('dist', link)
    put(join(leaveWorking(), 'old/page.html'), 'one')
    makeWhole(link)
    expect(read()).toBe('one')
  })

  it('is cleared away by the next build', async () => {
    leaveWorking()
    mkdirSync(`${outDir}.${NOBODY}-Ab12Ce`)
    put(`${outDir}.${NOBODY}-Ab12Cf/working.json`, '')
    await writeOutput('one')
    expect(besides()).toEqual(['dist'])
  })

  it('removes the one of a killed build whose number another process has now', async () => {
    leaveWorking()
    mkdirSync(`${outDir}.${NOBODY}-Ab12Ce`)
    put(`${outDir}.${process.pid}.1-Ab12Cf/working.json`, '')
    await writeOutput('one')
    expect(besides()).toEqual(['dist'])
  })

  it('has its mark until nothing else is left, so that a removal that is cut short is made good', async () => {
    const working = leaveWorking()
    put(join(working, 'old/page.html'), 'one')
    const left: string[][] = []
    await removeWorking(working, async (path) => {
      left.push(readdirSync(working))
      rmSync(path, { recursive: true })
    })
    expect(left).toEqual([
      ['next', 'old', 'working.json'],
      // What was the old output, of which half may be gone: it is not put back.
      ['next', 'working.json'],
      ['working.json'],
    ])
    expect(besides()).toEqual([])
  })

  it('stays while its process lives, and so does what it has moved away', async () => {
    const working = leaveWorking({ process: identifyProcess(process.ppid) })
    put(join(working, 'old/page.html'), 'one')
    makeWhole(outDir)
    expect(existsSync(outDir)).toBe(false)
    await writeOutput('two')
    expect(existsSync(join(working, 'old/page.html'))).toBe(true)
  })

  it.each([
    ['is the working folder of another output', () => leaveWorking({ output: 'other' })],
    ['has a file of its own', () => put(join(leaveWorking(), 'notes.txt'), 'mine')],
    ['has no mark', () => put(`${outDir}.${NOBODY}-Ab12Cd/old/page.html`, 'mine')],
    ['has another name', () => leaveWorking({ name: 'my-own-copy' })],
    ['is called X.next', () => put(`${outDir}.next/page.html`, 'mine')],
    ['is called X.old', () => put(`${outDir}.old/page.html`, 'mine')],
  ])('stays when it %s', async (_, make) => {
    make()
    const before = hashFiles(dirname(outDir))
    makeWhole(outDir)
    await writeOutput('one')
    expect(hashFiles(dirname(outDir))).toMatchObject(before)
  })
})
