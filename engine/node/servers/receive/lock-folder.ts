import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** SQLite's code for a database that another process has locked. */
const SQLITE_BUSY = 5

/**
 * Locks a folder, which is created if it is missing, until the database that it returns is closed. Returns undefined if another process
 * has locked it. The lock is one of the operating system, through SQLite: unlike a file with a
 * process ID, it ends with the process, and it works between containers.
 * @throws if the folder is not writable.
 */
export async function lockFolder(folder: string): Promise<DatabaseSync | undefined> {
  const { DatabaseSync } = await import('node:sqlite')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    // With a journal on the disk, a full disk would prevent the start.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (reason) {
    lock.close()
    if ((reason as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw reason
  }
}
