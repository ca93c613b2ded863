/**
 * Where the files of pictures are kept. If the cache cannot be written, as in a container that runs
 * as another user, they are kept in a temporary folder until the process ends.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PICTURE_CACHE } from '../bundle/bundle-cache'
import { writeWhole } from '../util/replace-file'
import { tellWriteError } from '../util/write-error'

let temporary: string | undefined

/** The path on disk of a file that is kept. */
export function findKept(name: string): string | undefined {
  const folders = [PICTURE_CACHE, ...(temporary === undefined ? [] : [temporary])]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/**
 * Keeps a file, and returns its path on disk.
 * @throws {UsageError} when it cannot be written anywhere.
 */
export function keep(name: string, content: string | Uint8Array): string {
  try {
    return write(PICTURE_CACHE, name, content)
  } catch {
    return keepForNow(name, content)
  }
}

function keepForNow(name: string, content: string | Uint8Array): string {
  try {
    temporary ??= makeTemporary()
    return write(temporary, name, content)
  } catch (reason) {
    throw tellWriteError(temporary ?? tmpdir(), reason)
  }
}

/** Others may be at it too, and the process may end at any moment. */
function write(folder: string, name: string, content: string | Uint8Array): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  writeWhole(path, content)
  return path
}

function makeTemporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quire-pictures-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
