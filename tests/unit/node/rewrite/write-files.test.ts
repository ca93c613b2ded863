import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { writeFiles } from '../../../../engine/node/rewrite/write-files'
import { replaceFile } from '../../../../engine/node/util/replace-file'
import { UsageError } from '../../../../engine/node/util/usage-error'
import { makeScratchFolder } from '../../../support/scratch-folder'

// Other files of tests may have imported the modules that are to have this mock.
vi.hoisted(() => vi.resetModules())
vi.mock('../../../../engine/node/util/replace-file', { spy: true })
afterAll(() => {
  vi.doUnmock('../../../../engine/node/util/replace-file')
  vi.resetModules()
})

let dir: string
beforeEach(() => {
  dir = makeScratchFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(dir)
  for (const name of ['a', 'layout']) writeFileSync(join(dir, `${name}.json`), 'old')
})

function write(): unknown {
  try {
    writeFiles([
      { path: join(dir, 'pages/new.json'), after: 'new' },
      { path: join(dir, 'a.json'), before: 'old', after: 'new' },
      { path: join(dir, 'layout.json'), before: 'old', after: 'new' },
    ])
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
    'Cannot write "layout.json": the disk is full. Nothing was written. Make room, and run the command again.',
  ],
  [
    'EIO',
    'Cannot write "layout.json": EIO. Nothing was written. Check the disk, and run the command again.',
  ],
])('says in a sentence that a file cannot be written (%s), and takes all back', (code, message) => {
  const replace = vi.mocked(replaceFile)
  const actual = replace.getMockImplementation()
  replace.mockImplementation((file, replacement) => {
    if (file.endsWith('layout.json')) throw Object.assign(new Error(`${code}: raw`), { code })
    writeFileSync(file, replacement.after)
  })
  const reason = write()
  replace.mockImplementation(actual as typeof replaceFile)
  expect(reason).toBeInstanceOf(UsageError)
  expect((reason as Error).message).toBe(message)
  expect(existsSync(join(dir, 'pages/new.json'))).toBe(false)
  expect(readFileSync(join(dir, 'a.json'), 'utf8')).toBe('old')
})
