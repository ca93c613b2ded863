import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { NOTHING_WRITTEN, tellWriteError } from '../util/write-error'

/**
 * Writes files that are not there yet, with their folders: all of them or none. Returns a function
 * that removes them again.
 * @throws {UsageError} when one cannot be written.
 */
export function writeNewFiles(files: Iterable<[path: string, content: string | Uint8Array]>) {
  const made: string[] = []
  const undo = () => {
    for (const path of made.reverse()) rmSync(path, { recursive: true, force: true })
  }
  for (const [path, content] of files) {
    try {
      const folder = mkdirSync(dirname(path), { recursive: true })
      if (folder !== undefined) made.push(folder)
      writeFileSync(path, content, { flag: 'wx' })
      made.push(path)
    } catch (reason) {
      undo()
      throw tellWriteError(path, reason, NOTHING_WRITTEN)
    }
  }
  return undo
}
