import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildTemporaryPath } from '../../lib/files/replace-file'
import { createWriteError, NOTHING_WRITTEN } from '../../lib/files/write-error'

/** The error codes of file systems without hard links. */
const UNSUPPORTED = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV']

/**
 * Writes new files with their folders: all of them or none. Returns a function that removes them
 * again.
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
      writeNew(path, content)
      made.push(path)
    } catch (reason) {
      undo()
      throw createWriteError(path, reason, NOTHING_WRITTEN)
    }
  }
  return undo
}

/** Writes a file atomically, if the file system has hard links. An existing file is kept. */
function writeNew(path: string, content: string | Uint8Array): void {
  const aside = buildTemporaryPath(path)
  try {
    writeFileSync(aside, content, { flag: 'wx' })
    linkSync(aside, path)
  } catch (reason) {
    if (!UNSUPPORTED.includes((reason as NodeJS.ErrnoException).code ?? '')) throw reason
    writeFileSync(path, content, { flag: 'wx' })
  } finally {
    rmSync(aside, { force: true })
  }
}
