/** Recovers the files that killed builds left next to an output. */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isOfDead, listWorking } from '../../lib/files/working-folder'
import { identifyProcess, isRunning } from '../../lib/processes/running-process'
import { withOutputLock } from './lock'
import { readOwnershipFile } from './ownership-file'
import { BEFORE, completeSteps, isUnfinished, STEPS } from './steps'
import { findRealPath, inspectTarget } from './target'

/** The name of the file that identifies a working folder's owner. */
const WORKING_FILE = 'working.json'
/** The new and the previous output, within a working folder. */
export const [NEXT, OLD] = ['next', 'old']

interface WorkingFile {
  /** The name of the output next to the working folder. */
  output: string
  process: string
}

/** Records the owner of a working folder. */
export function writeWorkingFile(working: string, path: string): void {
  const file: WorkingFile = {
    output: basename(path),
    process: identifyProcess(process.pid) ?? '',
  }
  writeFileSync(join(working, WORKING_FILE), JSON.stringify(file))
}

/** Returns `true` if a working folder contains what the output lacks. */
export function isNeeded(working: string, path: string): boolean {
  return isUnfinished(working) || (!existsSync(path) && existsSync(join(working, OLD)))
}

/**
 * Repairs an output that a killed build has left incomplete. Returns `true` if the output is
 * complete. Changes nothing while another build holds the lock, without write permission, or if the
 * output has foreign files.
 */
export async function makeWhole(outDir: string): Promise<boolean> {
  const path = findRealPath(outDir)
  const isWhole = () => !listOwn(path).some((working) => isNeeded(working, path))
  if (isWhole()) return true
  try {
    inspectTarget(outDir, { kind: readOwnershipFile(path)?.kind ?? 'site' })
    await withOutputLock(path, async () => restore(path))
  } catch {
    // Another build holds the lock, or nothing may be changed: `isWhole` returns the result.
  }
  return isWhole()
}

/**
 * Recovers from killed builds: restores the old output that they had moved away, or completes their
 * steps, and removes their working folders. The caller must hold the lock. Returns `true` if there
 * were any.
 * @throws if an output cannot be repaired.
 */
export async function recover(path: string): Promise<boolean> {
  restore(path)
  const abandoned = listAbandoned(path)
  for (const working of abandoned) await removeWorking(working)
  // Builds that were killed before they wrote anything.
  for (const working of listWorking(path)) {
    if (isOfDead(working) && isUnwritten(working)) await removeWorking(working)
  }
  return abandoned.length > 0
}

function restore(path: string): void {
  for (const working of listAbandoned(path)) {
    if (existsSync(path)) completeSteps({ path, working, next: join(working, NEXT) })
    else if (existsSync(join(working, OLD))) renameSync(join(working, OLD), path)
  }
}

const remove = (path: string) => rm(path, { recursive: true, force: true })

/**
 * Removes a working folder. Its ownership file is removed last, so that the rest is recognised if
 * the process is killed. Its steps are removed first, so that no build applies them to half of the
 * files. An old output is renamed first, so that a partial output is never mistaken for a complete
 * one.
 */
export async function removeWorking(working: string, removePath = remove): Promise<void> {
  const [next, old] = [join(working, NEXT), join(working, OLD)]
  for (const folder of [join(working, STEPS), next, join(working, BEFORE)]) {
    if (existsSync(folder)) await removePath(folder)
  }
  if (existsSync(old)) {
    renameSync(old, next)
    await removePath(next)
  }
  await removePath(working)
}

/**
 * An output's working folders that no build uses, provided that the caller holds the lock: those of
 * dead processes, and those that a build in this process failed to remove.
 */
function listAbandoned(path: string): string[] {
  return listOwn(path).filter((working) => {
    const { process: name } = readWorkingFile(working) ?? { process: '' }
    return !isRunning(name) || name === identifyProcess(process.pid)
  })
}

/** The working folders that belong to this output. */
function listOwn(path: string): string[] {
  if (!existsSync(dirname(path))) return []
  return listWorking(path).filter(
    (working) => readWorkingFile(working)?.output === basename(path) && hasOnlyOwn(working),
  )
}

function readWorkingFile(working: string): WorkingFile | undefined {
  try {
    return JSON.parse(readFileSync(join(working, WORKING_FILE), 'utf8'))
  } catch {
    return undefined
  }
}

function hasOnlyOwn(working: string): boolean {
  const own = [WORKING_FILE, NEXT, OLD, STEPS, BEFORE]
  try {
    return readdirSync(working).every((name) => own.includes(name))
  } catch {
    // Another build has removed the folder in the meantime.
    return false
  }
}

function isUnwritten(working: string): boolean {
  const names = readdirSync(working)
  const isEmpty = () => readFileSync(join(working, WORKING_FILE), 'utf8') === ''
  return names.length === 0 || (names.join() === WORKING_FILE && isEmpty())
}
