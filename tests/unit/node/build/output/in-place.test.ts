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
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeWhole } from '../../../../../engine/node/build/output/abandoned'
import { withOutput } from '../../../../../engine/node/build/output/swap'
import { makeScratchFolder } from '../../../../support/scratch-folder'
import { hashFiles } from '../../../../support/sites/hash-files'

// Other test files may have imported the modules that need these mocks.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  for (const name of ['node:fs', 'node:fs/promises']) vi.doUnmock(name)
  vi.resetModules()
})

/** The simulated errors of file system changes. A number identifies each change. */
const fate = vi.hoisted(() => ({
  changes: 0,
  /** The process is dead from this change on. */
  killedAt: 0,
  /** The process dies when this file first changes. */
  killsOn: '',
  /** This change fails. With `isLasting`, every other change to the same file fails as well. */
  failsAt: 0,
  isLasting: false,
  /** Files that cannot be changed. */
  broken: new Set<unknown>(),
  /** Files that cannot be changed after the first error. */
  brokenThen: [] as string[],
  /** The number of changes before the first error. */
  failedAt: 0,
  hasLinks: true,
  /** A folder that another program removes just before it is read. */
  vanishes: '',
}))

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>()
  const undergo = (paths: unknown[], changed: unknown) => {
    fate.changes += 1
    if (paths.includes(fate.killsOn)) fate.killedAt = fate.changes
    if (fate.killedAt > 0 && fate.changes >= fate.killedAt) throw new Error('killed')
    const fails = fate.changes === fate.failsAt
    if (fails && fate.isLasting) fate.broken.add(changed)
    if (!fails && !paths.some((path) => fate.broken.has(path))) return
    fate.failedAt ||= fate.changes
    for (const path of fate.brokenThen) fate.broken.add(path)
    throw new Error('EACCES')
  }
  /** The arguments that are paths of changed files. */
  const count = <T extends unknown[], R>(places: number[], change: (...args: T) => R) => {
    return (...args: T): R => {
      const paths = places.map((place) => args[place])
      undergo(paths, paths.at(-1))
      return change(...args)
    }
  }
  const link = count([1], fs.linkSync)
  return {
    ...fs,
    renameSync: count([0, 1], fs.renameSync),
    copyFileSync: count([1], fs.copyFileSync),
    linkSync(...paths: Parameters<typeof fs.linkSync>) {
      if (!fate.hasLinks) throw new Error('EPERM')
      link(...paths)
    },
    writeFileSync: count([0], fs.writeFileSync),
    utimesSync: count([0], fs.utimesSync),
    mkdirSync: count([0], fs.mkdirSync),
    rmdirSync: count([0], fs.rmdirSync),
    rmSync: count([0], fs.rmSync),
    readdirSync(path: PathLike, options: object) {
      if (path === fate.vanishes) fs.rmSync(path, { recursive: true })
      return fs.readdirSync(path, options)
    },
  }
})

vi.mock('node:fs/promises', async (load) => {
  const fs = await load<typeof import('node:fs/promises')>()
  const rm = async (path: PathLike, options: object) => {
    if (fate.killedAt > 0 && fate.changes >= fate.killedAt) throw new Error('killed')
    return fs.rm(path, options)
  }
  return { ...fs, rm }
})

/** Makes all further changes succeed. */
function stopFailing(): void {
  Object.assign(fate, { killedAt: 0, killsOn: '', failsAt: 0, isLasting: false, failedAt: 0 })
  fate.brokenThen = []
  fate.broken.clear()
}

/**
 * No process has a number this high: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html
 */
const UNUSED_PID = 2 ** 22 + 1

let outDir: string

beforeEach(() => {
  stopFailing()
  Object.assign(fate, { hasLinks: true, vanishes: '' })
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

/** Writes an output. The named files of the former output are kept. */
function writeOutput(files: Files, keep: string[] = [], meanwhile = () => {}): Promise<void> {
  return withOutput(outDir, { kind: 'site' }, (output) =>
    output.write(async (folder, kept) => {
      for (const [path, text] of Object.entries(files)) put(join(folder, path), text)
      for (const path of keep) kept.add(path)
      meanwhile()
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
  'assets/shards/b-12345678.json': 'shard',
  'deep/new/page.html': 'new',
  'robots.txt': 'robots',
  '.quire/manifest/1-of-1.json': 'oat',
}
const KEPT = ['about.html']

/** The output of a build without a cache. */
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
    ['a name changes in case alone', { 'Menu.pdf': '' }, { 'menu.pdf': '' }],
    ['a folder changes in case alone', { 'Deep/a.html': '' }, { 'deep/b.html': '' }],
    ['a letter is written as two', { 'caf\u00e9.pdf': '' }, { 'cafe\u0301.pdf': '' }],
  ])('is swapped where %s', async (_, before, after) => {
    await writeOutput({ ...before, 'about.html': 'about' })
    const folder = statSync(outDir).ino
    await writeOutput(after, KEPT)
    expect(statSync(outDir).ino).not.toBe(folder)
    expect(Object.keys(hashFiles(outDir))).toEqual(
      expect.arrayContaining([...KEPT, ...Object.keys(after)]),
    )
    expect(besides()).toEqual(['dist'])
  })

  it('is swapped where a file that is kept has another name, but for its case, as before', async () => {
    await writeOutput({ 'Menu.pdf': '', 'about.html': '' })
    // On a case-insensitive disk, this file is the same as the kept `menu.pdf`.
    put(at('menu.pdf'), '')
    const ownership = JSON.parse(readFileSync(at('.quire/output.json'), 'utf8'))
    ownership.files.push('menu.pdf')
    put(at('.quire/output.json'), JSON.stringify(ownership))
    const folder = statSync(outDir).ino
    await writeOutput({ 'page.html': '' }, [...KEPT, 'menu.pdf'])
    expect(statSync(outDir).ino).not.toBe(folder)
    expect(existsSync(at('menu.pdf'))).toBe(true)
  })

  it('leaves a file that somebody puts there meanwhile, where it needs that place, all as it was', async () => {
    await writeOutput(OLD)
    const before = hash()
    const refused = writeOutput(NEW, KEPT, () => put(at('deep/new/page.html'), 'mine'))
    await expect(refused).rejects.toThrow('has files that Quire did not write')
    expect(readFileSync(at('deep/new/page.html'), 'utf8')).toBe('mine')
    rmSync(at('deep'), { recursive: true })
    expect(hash()).toBe(before)
    await writeOutput(NEW, KEPT, () => put(at('notes.txt'), 'mine'))
    expect(readFileSync(at('notes.txt'), 'utf8')).toBe('mine')
    rmSync(at('notes.txt'))
    expect(hash()).toBe(await hashNew())
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
    fate.killsOn = at('robots.txt')
    await expect(writeOutput(OLD, KEPT)).rejects.toThrow()
    const { files } = JSON.parse(readFileSync(at('.quire/output.json'), 'utf8'))
    expect(files).toEqual(expect.arrayContaining(['deep/new/page.html', 'robots.txt']))
  })
})

/** The files after the process has ended. The working folder's process no longer exists. */
function leaveByDead(): void {
  stopFailing()
  for (const name of besides().filter((name) => name.startsWith('dist.'))) {
    const folder = join(dirname(outDir), name)
    if (name.startsWith('dist.lock')) rmSync(folder, { recursive: true })
    else {
      const owner = { output: 'dist', process: `${UNUSED_PID} 1` }
      writeFileSync(join(folder, 'working.json'), JSON.stringify(owner))
    }
  }
}

/** Writes the former output to a new place, and returns its hash. */
async function startAgain(): Promise<string> {
  outDir = join(makeScratchFolder(), 'dist')
  await writeOutput(OLD)
  return hash()
}

/** The error that prevented the new output. */
const findError = () =>
  writeOutput(NEW, KEPT).then(
    () => undefined,
    ({ message }: Error) => message,
  )

describe.each([
  ['with hard links', true],
  ['with copies, where there are no hard links', false],
])('a build that ends between two steps, %s', (_, hasLinks) => {
  beforeEach(() => {
    fate.hasLinks = hasLinks
  })

  it('leaves the old output or the new one, whole, wherever it is killed (R-322)', async () => {
    const counts = { old: 0, new: 0 }
    const whole = await hashNew()
    for (let kill = 1; ; kill += 1) {
      const old = await startAgain()
      fate.killedAt = fate.changes + kill
      if (!(await findError())) break
      leaveByDead()
      expect(await makeWhole(outDir)).toBe(true)
      expect([old, whole], `kill ${kill}`).toContain(hash())
      counts[hash() === old ? 'old' : 'new'] += 1
      await writeOutput(NEW, KEPT)
      expect(hash()).toBe(whole)
      expect(besides()).toEqual(['dist'])
    }
    expect(counts.old).toBeGreaterThan(1)
    expect(counts.new).toBeGreaterThan(5)
  })

  it.each([
    ['once', false],
    ['for good', true],
  ])('leaves the old output, whole, whichever step fails %s (R-323)', async (_, isLasting) => {
    const counts = { old: 0, new: 0, unfinished: 0 }
    const whole = await hashNew()
    for (let step = 1; ; step += 1) {
      const old = await startAgain()
      Object.assign(fate, { failsAt: fate.changes + step, isLasting })
      const error = await findError()
      if (!fate.failedAt) break
      const isUnfinished = besides().length > 1
      if (isUnfinished) {
        leaveByDead()
        expect(await makeWhole(outDir), `step ${step}`).toBe(true)
      }
      stopFailing()
      // Unfinished changes are completed or undone.
      const wanted = isUnfinished ? [old, whole] : error === undefined ? [whole] : [old]
      expect(wanted, `step ${step}: ${error}`).toContain(hash())
      counts[isUnfinished ? 'unfinished' : hash() === old ? 'old' : 'new'] += 1
      await writeOutput(NEW, KEPT)
      expect(hash()).toBe(whole)
      expect(besides()).toEqual(['dist'])
    }
    expect(counts.old).toBeGreaterThan(10)
    expect(counts.unfinished).toBeLessThan(counts.old / 3)
  })

  it('leaves the old output, whole, wherever it is killed while it puts that back', async () => {
    const whole = await hashNew()
    let kills = 0
    for (let kill = 1; ; kill += 1) {
      const old = await startAgain()
      // This is the first file to be removed, after all new files were written.
      fate.broken.add(at('assets/lists/a-12345678.json'))
      const started = fate.changes
      await findError()
      const failedAfter = fate.failedAt - started
      const all = fate.changes - started
      stopFailing()
      if (failedAfter + kill > all) break
      for (let again = 1; ; again += 3) {
        expect(await startAgain()).toBe(old)
        fate.broken.add(at('assets/lists/a-12345678.json'))
        fate.killedAt = fate.changes + failedAfter + kill
        await findError()
        leaveByDead()
        // A rollback that is killed in turn is completed as well.
        fate.killedAt = fate.changes + again
        const isWhole = await makeWhole(outDir)
        leaveByDead()
        expect(await makeWhole(outDir), `kill ${kill}, again ${again}`).toBe(true)
        // If the build is killed before it records the rollback, the new output may be completed
        // instead.
        const wanted = kill === 1 ? [old, whole] : [old]
        expect(wanted, `kill ${kill}, again ${again}`).toContain(hash())
        kills += 1
        if (isWhole) break
      }
    }
    expect(kills).toBeGreaterThan(30)
  }, 60_000)
})

describe('an old output that cannot be put back', () => {
  const read = (path: string) => readFileSync(at(path), 'utf8')
  const LIST = 'assets/lists/a-12345678.json'

  it('is put back but for the file that prevents it, and wholly by the next build', async () => {
    const old = await startAgain()
    fate.broken.add(at(LIST))
    fate.brokenThen = [at('bread.html')]
    const error = await findError()
    expect(error?.replaceAll(dirname(outDir), '').replace(/dist\.[^"]+/, 'dist.1-2')).toBe(
      '"/dist" is only partly updated and cannot be restored: EACCES. The missing files ' +
        'are in "/dist.1-2". The next build restores them if it can.',
    )
    expect(read('bread.html')).toBe('oat')
    expect(read('_data/bread.json')).toBe('"rye"')
    expect(existsSync(at('deep'))).toBe(false)
    expect(await makeWhole(outDir)).toBe(false)
    expect(await findError()).toBe(error)
    stopFailing()
    expect(await makeWhole(outDir)).toBe(true)
    expect(hash()).toBe(old)
    await writeOutput(NEW, KEPT)
    expect(hash()).toBe(await hashNew())
    expect(besides()).toEqual(['dist'])
  })
})

it('is no error for a preview if a build clears steps away while they are read', async () => {
  await startAgain()
  fate.killsOn = at('robots.txt')
  await findError()
  leaveByDead()
  const [working = ''] = besides().filter((name) => name.startsWith('dist.'))
  fate.vanishes = join(dirname(outDir), working)
  expect(await makeWhole(outDir)).toBe(true)
  expect(besides()).toEqual(['dist'])
})
