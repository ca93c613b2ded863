import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { finishChanges } from '../../../../../engine/node/edit/write/journal'
import { writeFiles } from '../../../../../engine/node/edit/write/write-files'
import { buildTemporaryPath, isTemporary } from '../../../../../engine/node/lib/files/replace-file'
import { UsageError } from '../../../../../engine/node/lib/files/usage-error'
import { identifyProcess } from '../../../../../engine/node/lib/processes/running-process'
import { makeScratchFolder } from '../../../../support/scratch-folder'
import { hashFiles } from '../../../../support/sites/hash-files'

/** Called before each change to the disk, with the path to change. */
const disk = vi.hoisted(() => ({ touch: (_path: string) => {} }))

// Other test files may have imported the modules that need this mock.
vi.hoisted(() => vi.resetModules())
vi.mock('node:fs', async (load) => {
  const fs = await load<Record<string, (...args: unknown[]) => unknown>>()
  const names = ['writeFileSync', 'renameSync', 'rmSync', 'mkdirSync', 'chmodSync']
  const watched = names.map((name) => [
    name,
    (...args: unknown[]) => {
      disk.touch(String(name === 'renameSync' ? args[1] : args[0]))
      return fs[name]?.(...args)
    },
  ])
  return { ...fs, ...Object.fromEntries(watched) }
})
afterAll(() => {
  vi.doUnmock('node:fs')
  vi.resetModules()
})

let dir: string
const at = (path: string) => join(dir, path)

beforeEach(() => {
  disk.touch = () => {}
  fill()
})

function fill(): void {
  dir = makeScratchFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(dir)
  mkdirSync(at('pages'))
  for (const name of ['a', 'layout', 'pages/old']) writeFileSync(at(`${name}.json`), 'old')
}

const list = () => [
  { path: at('pages/deep/new.json'), after: 'new' },
  { path: at('a.json'), before: 'old', after: 'new' },
  { path: at('layout.json'), before: 'old', after: 'new' },
  { path: at('pages/old.json'), before: 'old' },
]

function write(): unknown {
  try {
    writeFiles(dir, list())
    return undefined
  } catch (reason) {
    return reason
  }
}

it.each([
  [
    'EACCES',
    'Cannot write "layout.json": you are not allowed to write there. Nothing was written. Change the permissions of the file and of its folder, or run the command as the user who owns them.',
  ],
  [
    'ENOSPC',
    'Cannot write "layout.json": the disk is full. Nothing was written. Free some space, and run the command again.',
  ],
  [
    'EIO',
    'Cannot write "layout.json": EIO. Nothing was written. Check the disk, and run the command again.',
  ],
])('says in a sentence that a file cannot be written (%s), and takes all back', (code, message) => {
  const before = hashFiles(dir)
  disk.touch = (path) => {
    if (path.endsWith('layout.json')) throw Object.assign(new Error(`${code}: raw`), { code })
  }
  const reason = write()
  expect(reason).toBeInstanceOf(UsageError)
  expect((reason as Error).message).toBe(message)
  expect(hashFiles(dir)).toEqual(before)
  expect(existsSync(at('pages/deep'))).toBe(false)
})

it('leaves all files as they were, whichever access to the disk fails', () => {
  for (let failing = 0; ; failing += 1) {
    fill()
    const before = hashFiles(dir)
    let count = 0
    disk.touch = () => {
      count += 1
      if (count === failing + 1) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    }
    const reason = write()
    disk.touch = () => {}
    // The last disk access removes the journal, after everything is written.
    if (reason === undefined) break
    finishChanges(dir)
    const now = hashFiles(dir)
    const isWhole = [before, done()].some((state) => JSON.stringify(state) === JSON.stringify(now))
    expect([failing, isWhole]).toEqual([failing, true])
  }
})

/** The files, except for this process's temporary files, which are kept because it is running. */
function listWhole(): Record<string, string> {
  return Object.fromEntries(Object.entries(hashFiles(dir)).filter(([path]) => !isTemporary(path)))
}

/** The files after everything has been written. */
function done(): Record<string, string> {
  const mine = dir
  fill()
  writeFiles(dir, list())
  const files = hashFiles(dir)
  dir = mine
  return files
}

describe('a process that is killed', () => {
  /** Ends the process before its next access to the disk. */
  function killAfter(touches: number): void {
    let left = touches
    disk.touch = () => {
      left -= 1
      if (left < 0) throw new Error('killed')
    }
    write()
    disk.touch = () => {}
  }

  it('leaves the old files or the new ones for the next command, wherever that happens', () => {
    const old = JSON.stringify(hashFiles(dir))
    const next = JSON.stringify(done())
    const found: string[] = []
    for (let touches = 0; touches < 30; touches += 1) {
      fill()
      killAfter(touches)
      finishChanges(dir)
      const now = JSON.stringify(listWhole())
      found.push(now === old ? 'old' : now === next ? 'new' : `neither: ${now}`)
    }
    const first = found.indexOf('new')
    expect(first).toBeGreaterThan(3)
    expect(found).toEqual(found.map((_, index) => (index < first ? 'old' : 'new')))
  })

  it('does not undo what an author has saved since', () => {
    let isLate = false
    disk.touch = (path) => {
      isLate ||= path.endsWith('layout.json')
      if (isLate) throw new Error('killed')
    }
    write()
    disk.touch = () => {}
    writeFileSync(at('layout.json'), 'mine')
    expect(finishChanges(dir)).toEqual(['layout.json'])
    expect(readFileSync(at('layout.json'), 'utf8')).toBe('mine')
    expect(readFileSync(at('a.json'), 'utf8')).toBe('new')
    expect(Object.keys(hashFiles(dir))).toEqual(['a.json', 'layout.json', 'pages/deep/new.json'])
  })
})

it('removes temporary files of processes that have ended, and no others', () => {
  const mine = buildTemporaryPath(at('a.json'))
  const files = {
    [mine]: 'of this process',
    [at('pages/.999999999-1.6b1f0a52-0000-4000-8000-0123456789ab.quire')]: 'of a dead one',
    [at('pages/x.json.6b1f0a52-0000-4000-8000-0123456789ab.quire')]: 'of an older version',
    [at('pages/x.quire')]: 'of an author',
    [at('pages/6b1f0a52-0000-4000-8000-0123456789ab.quire.json')]: 'of an author',
  }
  for (const [path, content] of Object.entries(files)) writeFileSync(path, content)
  finishChanges(dir)
  expect(Object.keys(files).filter((path) => !existsSync(path))).toEqual(
    Object.keys(files).slice(1, 3),
  )
})

describe('changing a file', () => {
  const change = (path: string) => writeFiles(dir, [{ path, before: 'old', after: 'new' }])

  it('leaves its mode, and nothing beside it', () => {
    chmodSync(at('a.json'), 0o600)
    const before = readdirSync(dir)
    change(at('a.json'))
    expect(readFileSync(at('a.json'), 'utf8')).toBe('new')
    expect(statSync(at('a.json')).mode & 0o777).toBe(0o600)
    expect(readdirSync(dir)).toEqual(before)
  })

  it('leaves a link a link', () => {
    symlinkSync('a.json', at('link.json'))
    change(at('link.json'))
    expect(lstatSync(at('link.json')).isSymbolicLink()).toBe(true)
    expect(readFileSync(at('a.json'), 'utf8')).toBe('new')
  })

  it('leaves what its author saved meanwhile', () => {
    writeFileSync(at('a.json'), 'saved')
    const before = hashFiles(dir)
    expect(() => change(at('a.json'))).toThrow(
      `${at('a.json')} changed in the meantime and was not written. Run the command again.`,
    )
    expect(hashFiles(dir)).toEqual(before)
  })

  it('is refused while another command is at it', () => {
    const journal = { process: identifyProcess(process.ppid), steps: [] }
    writeFileSync(at('.quire-changes.json'), JSON.stringify(journal))
    expect(() => change(at('a.json'))).toThrow('Another command is changing')
    expect(finishChanges(dir)).toEqual([])
    expect(existsSync(at('.quire-changes.json'))).toBe(true)
  })
})
