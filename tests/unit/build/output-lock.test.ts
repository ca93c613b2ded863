import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { withOutputLock } from '../../../engine/build/output-lock'
import { identifyProcess } from '../../../engine/build/running-process'

let folder: string
let outDir: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quire-lock-'))
  outDir = join(folder, 'dist')
})

/** Leaves a lock as a process of that name does that is killed. */
function leaveLock(holder: string): void {
  mkdirSync(`${outDir}.lock`)
  writeFileSync(join(`${outDir}.lock`, 'holder'), holder)
}

/** No process has so high a number: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html */
const NOBODY = 2 ** 22 + 1

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

  it('is taken over from a process that is dead', async () => {
    leaveLock(`${NOBODY} 123`)
    expect(await withOutputLock(outDir, async () => 'built')).toBe('built')
    expect(readdirSync(folder)).toEqual([])
  })

  it.runIf(existsSync('/proc/self/stat'))(
    'is taken over from a dead process whose number another one has by now',
    async () => {
      leaveLock(`${process.ppid} 1`)
      expect(await withOutputLock(outDir, async () => 'built')).toBe('built')
    },
  )

  it('is taken over when it says nothing', async () => {
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
    for (const name of [
      `dist.lock.${NOBODY}`,
      `dist.lock.${NOBODY}.old`,
      'dist.lock.d',
      'mine.5',
    ]) {
      mkdirSync(join(folder, name))
    }
    mkdirSync(join(folder, `dist.lock.${process.ppid}`))
    await withOutputLock(outDir, async () => {})
    expect(readdirSync(folder).sort()).toEqual(
      ['dist.lock.d', `dist.lock.${process.ppid}`, 'mine.5'].sort(),
    )
  })
})
