import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { identifyProcess, isRunning } from './running-process'

/** The file within the lock that names who has it. */
const HOLDER = 'holder'
const ATTEMPTS = 10

/**
 * Does something to an output folder while no other build does. The lock of a build that
 * was killed is taken over.
 * @throws when another build is at it.
 */
export async function withOutputLock<T>(outDir: string, work: () => Promise<T>): Promise<T> {
  const lock = `${outDir}.lock`
  mkdirSync(dirname(lock), { recursive: true })
  acquireLock(lock, outDir)
  try {
    // What killed builds have left of their attempts at the lock.
    removeOfDead(dirname(lock), `${basename(lock)}.`)
    return await work()
  } finally {
    discard(lock)
  }
}

/**
 * The lock is a folder that is made aside, with its holder in it, and moved into place: it is
 * never there without a holder, and no folder can be moved to where another one with content is.
 */
function acquireLock(lock: string, outDir: string): void {
  const aside = `${lock}.${process.pid}`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside)
  writeFileSync(join(aside, HOLDER), identifyProcess(process.pid) ?? '')
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (tryRename(aside, lock)) return
      const holder = readHolder(lock)
      if (holder !== undefined && isRunning(holder)) throw new Error(describe(holder, outDir))
      if (holder !== undefined) takeAway(lock, holder)
    }
    throw new Error(`The lock of ${outDir} cannot be taken. Remove ${lock} if no build is running.`)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function describe(holder: string, outDir: string): string {
  const [pid] = holder.split(' ')
  return `Another build is writing ${outDir} (process ${pid}). This one has stopped and changed nothing.`
}

function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}

function readHolder(lock: string): string | undefined {
  try {
    return readFileSync(join(lock, HOLDER), 'utf8')
  } catch {
    return undefined
  }
}

/** Removes the lock of a dead process; one that somebody else has taken since goes back. */
function takeAway(lock: string, holder: string): void {
  const away = `${lock}.${process.pid}.old`
  if (!tryRename(lock, away)) return
  if (readHolder(away) !== holder) tryRename(away, lock)
  rmSync(away, { recursive: true, force: true })
}

/** Removes a lock in one step, so that nobody sees half of it. */
function discard(lock: string): void {
  const away = `${lock}.${process.pid}.old`
  if (tryRename(lock, away)) rmSync(away, { recursive: true, force: true })
}

/** Removes what is named after the number of a process that is no more: `NAME.123`, `NAME.123.old`. */
export function removeOfDead(folder: string, prefix: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? /\.(\d+)(?:\.old)?$/.exec(name)?.[1] : undefined
    if (pid === undefined || identifyProcess(Number(pid)) !== undefined) continue
    rmSync(join(folder, name), { recursive: true, force: true })
  }
}
