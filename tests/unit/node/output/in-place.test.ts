import type { PathLike } from 'node:fs'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeWhole, withOutput } from '../../../../engine/node/output/swap'
import { makeScratchFolder } from '../../../support/scratch-folder'
import { hashFiles } from '../../../support/sites/hash-files'

/** After so many changes the process is killed, or one change fails. */
const fate = vi.hoisted(() => ({ changes: 0, killedAt: 0, failsAt: 0 }))

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>()
  const count = <T extends unknown[], R>(change: (...args: T) => R) => {
    return (...args: T): R => {
      fate.changes += 1
      if (fate.killedAt > 0 && fate.changes >= fate.killedAt) throw new Error('killed')
      if (fate.changes === fate.failsAt) throw new Error('EACCES')
      return change(...args)
    }
  }
  return { ...fs, renameSync: count(fs.renameSync), rmSync: count(fs.rmSync) }
})

vi.mock('node:fs/promises', async (load) => {
  const fs = await load<typeof import('node:fs/promises')>()
  const rm = async (path: PathLike, options: object) => {
    if (fate.killedAt > 0 && fate.changes >= fate.killedAt) throw new Error('killed')
    return fs.rm(path, options)
  }
  return { ...fs, rm }
})

/** No process has so high a number: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html */
const NOBODY = 2 ** 22 + 1

let outDir: string

beforeEach(() => {
  Object.assign(fate, { changes: 0, killedAt: 0, failsAt: 0 })
  outDir = join(makeScratchFolder(), 'dist')
})

const at = (path: string) => join(outDir, path)
const besides = () => readdirSync(dirname(outDir))
const hash = () => JSON.stringify(hashFiles(outDir))

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

type Files = Record<string, string>

/** Writes an output; files of the old output whose names are given are kept. */
function writeOutput(files: Files, keep: string[] = []): Promise<void> {
  return withOutput(outDir, { kind: 'site' }, (output) =>
    output.write(async (folder, kept) => {
      for (const [path, text] of Object.entries(files)) put(join(folder, path), text)
      for (const path of keep) kept.add(path)
      return { result: undefined }
    }),
  )
}

const OLD: Files = {
  'about.html': 'about',
  'bread.html': 'rye',
  '_data/bread.json': '"rye"',
  'assets/lists/a-12345678.json': 'list',
  'robots.txt': 'robots',
  '.quire/manifest/1-of-1.json': 'rye',
}
const NEW: Files = {
  'bread.html': 'oat',
  '_data/bread.json': '"oat"',
  'assets/pieces/b-12345678.json': 'piece',
  'deep/new/page.html': 'new',
  'robots.txt': 'robots',
  '.quire/manifest/1-of-1.json': 'oat',
}
const KEPT = ['about.html']

/** What a build from nothing writes. */
async function hashNew(): Promise<string> {
  const own = outDir
  outDir = join(makeScratchFolder(), 'dist')
  await writeOutput({ ...NEW, 'about.html': 'about' })
  const whole = hash()
  outDir = own
  return whole
}

const inodeOf = (path: string) => statSync(at(path)).ino

describe('an output of which few files change', () => {
  it('has the new files, and not the old ones, as if it had been written from nothing', async () => {
    await writeOutput(OLD)
    await writeOutput(NEW, KEPT)
    expect(hash()).toBe(await hashNew())
    expect(existsSync(at('assets/lists'))).toBe(false)
    expect(besides()).toEqual(['dist'])
  })

  it('stays the same folder, with the same files where they are kept', async () => {
    await writeOutput(OLD)
    const list = () => [outDir, at('about.html')].map((path) => statSync(path).ino)
    const before = list()
    await writeOutput(NEW, KEPT)
    expect(list()).toEqual(before)
  })

  it('is swapped where many files change, with what is kept', async () => {
    await writeOutput(OLD)
    const folder = statSync(outDir).ino
    const about = inodeOf('about.html')
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, page) => [`${page}.html`, '']))
    await writeOutput(many, KEPT)
    expect(statSync(outDir).ino).not.toBe(folder)
    expect(inodeOf('about.html')).toBe(about)
    expect(existsSync(at('bread.html'))).toBe(false)
    expect(besides()).toEqual(['dist'])
  })

  it.each([
    ['a folder becomes a file', { 'deep/page.html': '' }, { deep: '' }],
    ['a file becomes a folder', { deep: '' }, { 'deep/page.html': '' }],
  ])('is swapped where %s', async (_, before, after) => {
    await writeOutput({ ...before, 'about.html': 'about' })
    await writeOutput(after, KEPT)
    expect(Object.keys(hashFiles(outDir))).toEqual(
      expect.arrayContaining([...KEPT, ...Object.keys(after)]),
    )
    expect(besides()).toEqual(['dist'])
  })

  it('is swapped where somebody has copied the files for a host, which may be old now', async () => {
    await writeOutput({ ...OLD, '.quire/hosting/netlify/_headers': 'one' })
    put(at('_headers'), 'one')
    await writeOutput({ ...NEW, '.quire/hosting/netlify/_headers': 'two' }, KEPT)
    expect(existsSync(at('_headers'))).toBe(false)
  })

  it('lists files of both outputs meanwhile, so that none seems to be somebody else’s', async () => {
    await writeOutput(OLD)
    await writeOutput(NEW, KEPT)
    fate.killedAt = fate.changes + 6
    await expect(writeOutput(OLD, KEPT)).rejects.toThrow('killed')
    const { files } = JSON.parse(readFileSync(at('.quire/output.json'), 'utf8'))
    expect(files).toEqual(expect.arrayContaining(['deep/new/page.html', 'robots.txt']))
  })
})

/** What is left when the process ends: its working folder is that of a process that is gone. */
function leaveByDead(): void {
  fate.killedAt = 0
  for (const name of besides().filter((name) => name.startsWith('dist.'))) {
    const folder = join(dirname(outDir), name)
    if (name.startsWith('dist.lock')) rmSync(folder, { recursive: true })
    else {
      const mark = { output: 'dist', process: `${NOBODY} 1` }
      writeFileSync(join(folder, 'working.json'), JSON.stringify(mark))
    }
  }
}

describe('a build that ends between two steps', () => {
  it('leaves the old output or the new one, whole, wherever it is killed (R-322)', async () => {
    const [found, counts] = [[] as string[], { old: 0, new: 0 }]
    const whole = await hashNew()
    for (let kill = 1; ; kill += 1) {
      outDir = join(makeScratchFolder(), 'dist')
      await writeOutput(OLD)
      const old = hash()
      fate.killedAt = fate.changes + kill
      const isKilled = await writeOutput(NEW, KEPT).then(
        () => false,
        () => true,
      )
      if (!isKilled) break
      leaveByDead()
      makeWhole(outDir)
      found.push(hash())
      expect([old, whole], `kill ${kill}`).toContain(hash())
      counts[hash() === old ? 'old' : 'new'] += 1
      await writeOutput(NEW, KEPT)
      expect(hash()).toBe(whole)
    }
    expect(counts.old).toBeGreaterThan(1)
    expect(counts.new).toBeGreaterThan(5)
  })

  it('leaves the old output, whole, whichever step fails (R-323)', async () => {
    const failed: string[] = []
    const whole = await hashNew()
    for (let step = 1; ; step += 1) {
      outDir = join(makeScratchFolder(), 'dist')
      await writeOutput(OLD)
      const old = hash()
      fate.failsAt = fate.changes + step
      const reason = await writeOutput(NEW, KEPT).then(
        () => undefined,
        (error: Error) => error.message,
      )
      if (fate.changes < fate.failsAt) break
      fate.failsAt = 0
      if (reason !== undefined) {
        failed.push(reason)
        expect(hash(), `step ${step}`).toBe(old)
      } else expect(hash(), `step ${step}`).toBe(whole)
    }
    expect(failed.length).toBeGreaterThan(5)
  })
})
