import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildTemporaryPath } from '../../../lib/files/replace-file'
import { identifyProcess, isRunning } from '../../../lib/processes/running-process'
import { StudioError } from './studio-error'

const ATTEMPTS = 10

/**
 * Holds the drafts of a site for this process, because two servers would overwrite each other's. A
 * file in the folder of the drafts identifies the holder; that of a killed process is ignored.
 * Returns a function that lets another process hold them.
 * @throws {StudioError} if another server holds them.
 */
export function holdDrafts(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'holder')
  const own = identifyProcess(process.pid) ?? ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (tryWrite(path, own)) {
      return () => {
        if (readHolder(path) === own) rmSync(path)
      }
    }
    const holder = readHolder(path)
    if (holder !== undefined && isRunning(holder)) throw createError(holder)
    if (holder !== undefined) removeHolder(path, holder)
  }
  throw new StudioError(409, `The file "${path}" cannot be replaced.`)
}

function createError(holder: string): StudioError {
  const [pid] = holder.split(' ')
  return new StudioError(
    409,
    `Another "quire dev" (process ${pid}) has the studio of this site open. Use that one, or end it and load this page again.`,
  )
}

/** Returns `false` if the file exists. */
function tryWrite(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' })
    return true
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'EEXIST') throw reason
    return false
  }
}

/** Undefined for a missing file. */
function readHolder(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Removes the file of a process that has ended. Another one may have replaced it since. */
function removeHolder(path: string, holder: string): void {
  const away = buildTemporaryPath(path)
  try {
    renameSync(path, away)
  } catch {
    return
  }
  const found = readHolder(away)
  if (found !== undefined && found !== holder) tryWrite(path, found)
  rmSync(away, { force: true })
}
