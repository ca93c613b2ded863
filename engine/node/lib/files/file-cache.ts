/**
 * Files that are kept for later builds. Each has a file with its checksum beside it, so that one
 * that was cut off or damaged is made again. Where the folder cannot be written, as in a container
 * that runs as another user, files are kept in a temporary folder until the process ends.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashFile } from './hash-content'
import { writeWhole } from './replace-file'
import { createWriteError } from './write-error'

export interface FileCache {
  /** The path of a file that is kept and undamaged. */
  find: (name: string) => string | undefined
  /**
   * Keeps a file, and returns its path.
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

/** Writes a file, and its checksum beside it; returns its path. */
export function writeWithSum(path: string, content: string | Uint8Array): string {
  writeWhole(path, content)
  writeWhole(sumOf(path), hashFile(content))
  return path
}

/** Whether a file has the checksum that was written beside it. */
export function hasItsSum(path: string): boolean {
  try {
    return readFileSync(sumOf(path), 'latin1') === hashFile(readFileSync(path))
  } catch {
    return false
  }
}
