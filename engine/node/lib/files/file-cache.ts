/**
 * A cache of files for later builds. Each file has a checksum next to it, so that a partial or
 * damaged file is created again. If the folder is not writable, as in a container with a different
 * user, files are cached in a temporary folder until the process ends.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashFile } from './hash-content'
import { writeWhole } from './replace-file'
import { createWriteError } from './write-error'

export interface FileCache {
  /** The path of a cached file, if it is undamaged. */
  find: (name: string) => string | undefined
  /**
   * Caches a file and returns its path.
   * @throws {UsageError} when it cannot be written anywhere.
   */
  keep: (name: string, content: string | Uint8Array) => string
}

export function createFileCache(folder: string): FileCache {
  let temporary: string | undefined
  const keepForNow = (name: string, content: string | Uint8Array) => {
    try {
      temporary ??= makeTemporaryFolder()
      return writeWithSum(join(temporary, name), content)
    } catch (reason) {
      throw createWriteError(temporary ?? tmpdir(), reason)
    }
  }
  return {
    find(name) {
      const folders = [folder, ...(temporary === undefined ? [] : [temporary])]
      return folders.map((one) => join(one, name)).find(hasItsSum)
    },
    keep(name, content) {
      try {
        mkdirSync(folder, { recursive: true })
        return writeWithSum(join(folder, name), content)
      } catch {
        return keepForNow(name, content)
      }
    },
  }
}

function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quire-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const sumOf = (path: string) => `${path}.sha256`

/** Writes a file and its checksum. Returns the path of the file. */
export function writeWithSum(path: string, content: string | Uint8Array): string {
  writeWhole(path, content)
  writeWhole(sumOf(path), hashFile(content))
  return path
}

/** Returns `true` if a file matches its checksum. */
export function hasItsSum(path: string): boolean {
  try {
    return readFileSync(sumOf(path), 'latin1') === hashFile(readFileSync(path))
  } catch {
    return false
  }
}
