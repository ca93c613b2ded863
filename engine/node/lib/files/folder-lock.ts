import {
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { identifyProcess, isRunning } from '../processes/running-process'
import { isOfDead, listWorking, makeWorkingFolder } from './working-folder'

/** The file in the lock that identifies its holder. */
const HOLDER = 'holder'
/** A process id and a start time. Empty if the process was killed while it wrote the file. */
const HOLDER_TEXT = /^(?:\d+ \d*)?$/
const ATTEMPTS = 10

/** Another process holds the lock. */
export class LockedError extends Error {
  readonly pid: string

  constructor(lock: string, holder: string) {
    const [pid = ''] = holder.split(' ')
    super(`"${lock}" is held by process ${pid}.`)
    this.pid = pid
  }
}

/** A file or folder with the name of the lock is not a lock. */
export class ForeignLockError extends Error {}

/**
 * Acquires a lock, which is a folder. Acquires the lock of a killed process, too. Never removes
 * anything else with the lock's name. Returns a function that releases the lock.
 * @throws {LockedError}
 * @throws {ForeignLockError}
 * @throws if the parent folder is not writable.
 */
export function acquireLock(lock: string): () => void {
  const aside = makeLock(lock)
  try {
    moveIntoPlace(aside, lock)
  } finally {
    removeLock(aside)
  }
  // Files left by killed processes that tried to acquire the lock.
  for (const path of listWorking(lock)) if (isAbandoned(path)) removeLock(path)
  return () => discard(lock)
}

/**
 * The lock is a folder that is made elsewhere, with its holder in it, and moved into place: it
 * never exists without a holder, and no folder can replace a folder that is not empty.
 */
function makeLock(lock: string): string {
  const aside = makeWorkingFolder(lock)
  writeFileSync(join(aside, HOLDER), identifyProcess(process.pid) ?? '')
  return aside
}

function moveIntoPlace(aside: string, lock: string): void {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (!lstatSync(lock, { throwIfNoEntry: false }) && tryRename(aside, lock)) return
    const holder = readHolder(lock)
    if (holder !== undefined && isRunning(holder)) throw new LockedError(lock, holder)
    if (holder !== undefined) takeAway(lock, holder)
  }
  throw new ForeignLockError(`"${lock}" exists, but is not a lock.`)
}

function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}

/** The holder of a lock. Undefined if there is no lock. */
function readHolder(lock: string): string | undefined {
  try {
    if (readdirSync(lock).join() !== HOLDER) return undefined
    const text = readFileSync(join(lock, HOLDER), 'utf8')
    return HOLDER_TEXT.test(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** Removes the lock of a dead process. Restores a lock that another process has acquired since. */
function takeAway(lock: string, holder: string): void {
  const away = findFreeName(lock)
  if (tryRename(lock, away) && readHolder(away) !== holder) tryRename(away, lock)
  removeLock(away)
}

/** Removes a lock in one step, so that no process sees a partial lock. */
function discard(lock: string): void {
  const away = findFreeName(lock)
  if (tryRename(lock, away)) removeLock(away)
}

function findFreeName(lock: string): string {
  const path = makeWorkingFolder(lock)
  rmdirSync(path)
  return path
}

/** Returns `true` if a folder was left by a killed process that tried to acquire the lock. */
function isAbandoned(path: string): boolean {
  const holder = readHolder(path)
  if (holder) return !isRunning(holder)
  return isOfDead(path) && (holder === '' || readdirSync(path).length === 0)
}

/** Removes a lock and nothing else. */
function removeLock(path: string): void {
  try {
    unlinkSync(join(path, HOLDER))
  } catch {
    // The process was killed before it wrote the holder, or the folder was moved into place.
  }
  try {
    rmdirSync(path)
  } catch {
    // The folder belongs to an active process, or is already gone.
  }
}
