import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { withOutputLock } from '../../../../../engine/node/build/output/lock'
import { identifyProcess } from '../../../../../engine/node/lib/processes/running-process'
import { makeScratchFolder } from '../../../../support/scratch-folder'
import { hashFiles } from '../../../../support/sites/hash-files'

let folder: string
let outDir: string

beforeEach(() => {
  folder = makeScratchFolder()
  outDir = join(folder, 'dist')
})

/** Leaves a lock of a killed process with this name. */
function leaveLock(holder: string): void {
  mkdirSync(`${outDir}.lock`)
  writeFileSync(join(`${outDir}.lock`, 'holder'), holder)
}

/**
 * No process has a number this high: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html
 */
const UNUSED_PID = 2 ** 22 + 1

describe('the lock of an output (R-322)', () => {
  it('names who has it, and is gone afterwards', async () => {
    await withOutputLock(outDir, async () => {
      const holder = readFileSync(join(`${outDir}.lock`, 'holder'), 'utf8')
      expect(holder).toBe(identifyProcess(process.pid))
    })
    expect(readdirSync(folder)).toEqual([])
  })

  it('is gone also when the build fails', async () => {
    const fail = () => Promise.reject(new Error('a block threw'))
    await expect(withOutputLock(outDir, fail)).rejects.toThrow('a block threw')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is acquired from a dead process', async () => {
    leaveLock(`${UNUSED_PID} 123`)
    expect(await withOutputLock(outDir, async () => 'built')).toBe('built')
    expect(readdirSync(folder)).toEqual([])
  })

  it.runIf(existsSync('/proc/self/stat'))(
    'is acquired from a dead process whose number belongs to another by now',
    async () => {
      leaveLock(`${process.ppid} 1`)
      expect(await withOutputLock(outDir, async () => 'built')).toBe('built')
    },
  )

  it('is acquired when it is empty', async () => {
    leaveLock('')
    expect(await withOutputLock(outDir, async () => 'built')).toBe('built')
  })

  it('is respected while its process lives', async () => {
    leaveLock(identifyProcess(process.ppid) ?? '')
    await expect(withOutputLock(outDir, async () => 'built')).rejects.toThrow(
      `Another build is writing ${outDir} (process ${process.ppid}).`,
    )
    expect(readdirSync(folder)).toEqual(['dist.lock'])
  })

  it('clears away what dead processes have left of it, and nothing else', async () => {
    const make = (name: string, files: Record<string, string> = {}) => {
      mkdirSync(join(folder, name))
      for (const [file, text] of Object.entries(files)) {
        writeFileSync(join(folder, name, file), text)
      }
    }
    make(`dist.lock.${UNUSED_PID}-Ab12Cd`)
    make(`dist.lock.${UNUSED_PID}-Ab12Ce`, { holder: `${UNUSED_PID} 123` })
    const kept: Record<string, Record<string, string>> = {
      [`dist.lock.${UNUSED_PID}-mine`]: {},
      [`dist.lock.${UNUSED_PID}-Ab12Cf`]: { holder: `${UNUSED_PID} 123`, 'notes.txt': 'mine' },
      [`dist.lock.${UNUSED_PID}-Ab12Cg`]: { holder: 'the holder of the cup' },
      [`dist.lock.${process.ppid}-Ab12Ch`]: { holder: identifyProcess(process.ppid) ?? '' },
      [`dist.lock.${UNUSED_PID}`]: {},
      'dist.lock.d': {},
      'mine.5': {},
    }
    for (const [name, files] of Object.entries(kept)) make(name, files)
    const before = hashFiles(folder)
    await withOutputLock(outDir, async () => {})
    expect(readdirSync(folder).sort()).toEqual(Object.keys(kept).sort())
    delete before[`dist.lock.${UNUSED_PID}-Ab12Ce/holder`]
    expect(hashFiles(folder)).toEqual(before)
  })

  it.each([
    ['a file', () => writeFileSync(`${outDir}.lock`, 'mine')],
    ['an empty folder', () => mkdirSync(`${outDir}.lock`)],
    [
      'a folder with a file of another meaning',
      () => {
        mkdirSync(`${outDir}.lock`)
        writeFileSync(`${outDir}.lock/holder`, 'the holder of the cup')
      },
    ],
  ])('leaves %s that is called like it', async (_, make) => {
    make()
    const before = hashFiles(folder)
    await expect(withOutputLock(outDir, async () => {})).rejects.toThrow(
      `"${outDir}.lock" exists, but is not the lock of a build. Nothing was written.`,
    )
    expect(readdirSync(folder)).toEqual(['dist.lock'])
    expect(hashFiles(folder)).toEqual(before)
  })
})
