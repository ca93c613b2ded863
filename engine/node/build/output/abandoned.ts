/** What builds that were killed have left beside an output. */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { identifyProcess, isRunning } from '../../lib/files/running-process'
import { withOutputLock } from './lock'
import { readMark } from './mark'
import { BEFORE, completeSteps, isUnfinished, STEPS } from './steps'
import { findRealPath, inspectTarget } from './target'
import { isOfDead, listWorking } from './working-folder'

/** The name of the file that says whose a working folder is. */
const WORKING_MARK = 'working.json'
/** The output in the making, and the one before it, within a working folder. */
export const [NEXT, OLD] = ['next', 'old']

interface WorkingMark {
  /** The name of the output that it is beside. */
  output: string
  process: string
}

/** Says of a working folder whose it is. */
export function markWorking(working: string, path: string): void {
  const mark: WorkingMark = {
    output: basename(path),
    process: identifyProcess(process.pid) ?? '',
  }
  writeFileSync(join(working, WORKING_MARK), JSON.stringify(mark))
}

/** Whether a working folder has what the output lacks. */
export function isNeeded(working: string, path: string): boolean {
  return isUnfinished(working) || (!existsSync(path) && existsSync(join(working, OLD)))
}

/**
 * Makes an output whole that a build left when it was killed, and returns whether it is whole. It
 * is not while another build changes it, and stays as it is where Quire may not write, or where
 * somebody has put other files.
 */
export async function makeWhole(outDir: string): Promise<boolean> {
  const path = findRealPath(outDir)
  const isWhole = () => !listOwn(path).some((working) => isNeeded(working, path))
  if (isWhole()) return true
  try {
    inspectTarget(outDir, { kind: readMark(path)?.kind ?? 'site' })
    await withOutputLock(path, async () => restore(path))
  } catch {
    // Another build is at it, or nothing may be changed: `isWhole` tells what came of it.
  }
  return isWhole()
}

/**
 * Makes good what killed builds have left: puts the old output back that they had moved away, or
 * completes their steps, and removes their working folders. Only for who has the lock. Returns
 * whether there were any.
 * @throws where an output cannot be made whole.
 */
export async function recover(path: string): Promise<boolean> {
  restore(path)
  const abandoned = listAbandoned(path)
  for (const working of abandoned) await removeWorking(working)
  // Those that were killed before they had written anything.
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
 * Removes a working folder, its mark last: what is left if the process ends here is known by it.
 * Its steps come first, so that nobody takes them with half of the files. Half of an old output has
 * another name, so that nobody takes it for a whole one.
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
 * The working folders of an output that no build is at, if the caller has the lock: those of dead
 * processes, and those that a build of this process could not clear away.
 */
function listAbandoned(path: string): string[] {
  return listOwn(path).filter((working) => {
    const { process: name } = readWorkingMark(working) ?? { process: '' }
    return !isRunning(name) || name === identifyProcess(process.pid)
  })
}

/** The working folders that have the mark of this output. */
function listOwn(path: string): string[] {
  if (!existsSync(dirname(path))) return []
  return listWorking(path).filter(
    (working) => readWorkingMark(working)?.output === basename(path) && hasOnlyOwn(working),
  )
}

function readWorkingMark(working: string): WorkingMark | undefined {
  try {
    return JSON.parse(readFileSync(join(working, WORKING_MARK), 'utf8'))
  } catch {
    return undefined
  }
}

function hasOnlyOwn(working: string): boolean {
  const own = [WORKING_MARK, NEXT, OLD, STEPS, BEFORE]
  try {
    return readdirSync(working).every((name) => own.includes(name))
  } catch {
    // A build has removed it meanwhile.
    return false
  }
}

function isUnwritten(working: string): boolean {
  const names = readdirSync(working)
  const isEmpty = () => readFileSync(join(working, WORKING_MARK), 'utf8') === ''
  return names.length === 0 || (names.join() === WORKING_MARK && isEmpty())
}
