import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeWhole, removeWorking } from '../../../../../engine/node/build/output/abandoned'
import { withOutputLock } from '../../../../../engine/node/build/output/lock'
import { identifyProcess } from '../../../../../engine/node/lib/processes/running-process'
import { listBesides, put, readOnePage, writeOnePage } from '../../../../support/one-page-output'
import { makeScratchFolder } from '../../../../support/scratch-folder'
import { hashFiles } from '../../../../support/sites/hash-files'

/**
 * No process has a number this high: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html
 */
const UNUSED_PID = 2 ** 22 + 1

let outDir: string

beforeEach(() => {
  outDir = join(makeScratchFolder(), 'dist')
})

const read = () => readOnePage(outDir)
const besides = () => listBesides(outDir)
const writeOutput = (text: string) => writeOnePage(outDir, text)

/** Leaves the working folder of a killed build. */
function leaveWorking({
  process = `${UNUSED_PID} 1`,
  output = 'dist',
  name = 'Ab12Cd',
} = {}): string {
  const working = `${outDir}.${Number.parseInt(process, 10)}-${name}`
  put(join(working, 'working.json'), JSON.stringify({ output, process }))
  put(join(working, 'next/half.html'), 'half')
  return working
}

describe('what a killed build has left', () => {
  it('is taken back where it had moved the old output away', async () => {
    put(join(leaveWorking(), 'old/page.html'), 'one')
    await makeWhole(outDir)
    expect(read()).toBe('one')
  })

  it('is taken back behind a link', async () => {
    const link = `${outDir}-link`
    symlinkSync('dist', link)
    put(join(leaveWorking(), 'old/page.html'), 'one')
    await makeWhole(link)
    expect(read()).toBe('one')
  })

  it('is cleared away by the next build', async () => {
    leaveWorking()
    mkdirSync(`${outDir}.${UNUSED_PID}-Ab12Ce`)
    put(`${outDir}.${UNUSED_PID}-Ab12Cf/working.json`, '')
    await writeOutput('one')
    expect(besides()).toEqual(['dist'])
  })

  it('removes the one of a killed build whose number another process has now', async () => {
    leaveWorking()
    mkdirSync(`${outDir}.${UNUSED_PID}-Ab12Ce`)
    put(`${outDir}.${process.pid}.1-Ab12Cf/working.json`, '')
    await writeOutput('one')
    expect(besides()).toEqual(['dist'])
  })

  it('keeps the file of its owner to the end, so that an interrupted removal is completed', async () => {
    const working = leaveWorking()
    put(join(working, 'old/page.html'), 'one')
    const left: string[][] = []
    await removeWorking(working, async (path) => {
      left.push(readdirSync(working))
      rmSync(path, { recursive: true })
    })
    expect(left).toEqual([
      ['next', 'old', 'working.json'],
      // This is the former output, which may be incomplete, so it is not restored.
      ['next', 'working.json'],
      ['working.json'],
    ])
    expect(besides()).toEqual([])
  })

  it('stays while its process lives, and so does what it has moved away', async () => {
    const working = leaveWorking({ process: identifyProcess(process.ppid) })
    put(join(working, 'old/page.html'), 'one')
    await makeWhole(outDir)
    expect(existsSync(outDir)).toBe(false)
    await writeOutput('two')
    expect(existsSync(join(working, 'old/page.html'))).toBe(true)
  })

  it.each([
    ['is the working folder of another output', () => leaveWorking({ output: 'other' })],
    ['has a file of its own', () => put(join(leaveWorking(), 'notes.txt'), 'mine')],
    ['names no owner', () => put(`${outDir}.${UNUSED_PID}-Ab12Cd/old/page.html`, 'mine')],
    ['has another name', () => leaveWorking({ name: 'my-own-copy' })],
    ['is called X.next', () => put(`${outDir}.next/page.html`, 'mine')],
    ['is called X.old', () => put(`${outDir}.old/page.html`, 'mine')],
  ])('stays when it %s', async (_, make) => {
    make()
    const before = hashFiles(dirname(outDir))
    await makeWhole(outDir)
    await writeOutput('one')
    expect(hashFiles(dirname(outDir))).toMatchObject(before)
  })
})

describe('steps that a killed build has begun', () => {
  /** Leaves an output whose page has not been replaced yet. */
  async function leaveSteps(): Promise<string> {
    await writeOutput('one')
    const working = leaveWorking()
    put(
      join(working, 'moves/do.json'),
      JSON.stringify({ added: ['half.html'], replaced: ['page.html'], removed: [] }),
    )
    put(join(working, 'next/page.html'), 'two')
    return working
  }

  it('are taken, once', async () => {
    await leaveSteps()
    expect(await makeWhole(outDir)).toBe(true)
    expect(read()).toBe('two')
    put(join(outDir, 'page.html'), 'three')
    expect(await makeWhole(outDir)).toBe(true)
    expect(read()).toBe('three')
  })

  it('are left to a build that has the lock', async () => {
    await leaveSteps()
    expect(await withOutputLock(outDir, () => makeWhole(outDir))).toBe(false)
    expect(read()).toBe('one')
  })

  it.each([
    ['files of somebody else are', () => put(join(outDir, 'notes.txt'), 'mine')],
    [
      'the output is gone, and something else is',
      () => put(join(outDir, '.quire/output.json'), ''),
    ],
  ])('are not taken where %s in its place', async (_, add) => {
    await leaveSteps()
    add()
    const before = hashFiles(dirname(outDir))
    expect(await makeWhole(outDir)).toBe(false)
    expect(hashFiles(dirname(outDir))).toEqual(before)
  })

  it('are removed before the files that they are about', async () => {
    const working = await leaveSteps()
    put(join(working, 'before/page.html'), 'one')
    const left: string[][] = []
    await removeWorking(working, async (path) => {
      left.push(readdirSync(working))
      rmSync(path, { recursive: true })
    })
    expect(left).toEqual([
      ['before', 'moves', 'next', 'working.json'],
      ['before', 'next', 'working.json'],
      ['before', 'working.json'],
      ['working.json'],
    ])
  })
})
