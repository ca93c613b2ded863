import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, relative } from 'node:path'
import { hashContent } from '../../lib/files/hash-content'
import { buildTemporaryPath } from '../../lib/files/replace-file'
import { UsageError } from '../../lib/files/usage-error'
import { createWriteError, NOTHING_WRITTEN } from '../../lib/files/write-error'
import type { Step } from './journal'
import { isChanging, removeJournal, runSteps, writeJournal } from './journal'
import { getDisplayPath } from './read-site'

/** A change of a file: without `before` it is new, without `after` it is removed. */
export interface PlannedFile {
  path: string
  before?: string
  after?: string
}

/** A step, with what is needed to undo it. */
interface PreparedStep extends Step {
  /** The real path on disk. */
  path: string
  old?: string
  new?: string
  /** The topmost folder that was created for it. */
  folder?: string
}

/**
 * Writes all files of a site or none, even if the process is killed: the new contents are written
 * to temporary files, and then a journal lists those to move into place. `finishChanges` completes
 * an unfinished journal.
 * @throws {UsageError} when a file cannot be written, or when another command is changing the site.
 * @throws when a file has changed since it was read: what was saved in the meantime is kept.
 */
export function writeFiles(siteDir: string, files: PlannedFile[]): void {
  if (isChanging(siteDir)) {
    throw new UsageError(`Another command is changing "${siteDir}". Run this one again later.`)
  }
  const steps: PreparedStep[] = []
  try {
    for (const file of files) steps.push(...attempt(file, () => prepare(siteDir, file)))
    attempt({ path: siteDir }, () => writeJournal(siteDir, steps))
    for (const step of steps) attempt(step, () => runSteps(siteDir, [step]))
  } catch (reason) {
    undo(siteDir, steps)
    throw reason
  }
  removeJournal(siteDir)
}

function attempt<T>({ path }: Pick<PlannedFile, 'path'>, work: () => T): T {
  try {
    return work()
  } catch (reason) {
    throw createWriteError(getDisplayPath(path), reason, NOTHING_WRITTEN)
  }
}

/** Writes the new content of a file to a temporary file. An unchanged file needs no step. */
function prepare(siteDir: string, { path, before, after }: PlannedFile): PreparedStep[] {
  const isThere = existsSync(path)
  if (before === undefined && isThere && readFileSync(path, 'utf8') === after) return []
  if (before === undefined ? isThere : readFileSync(path, 'utf8') !== before) {
    throw new Error(`${path} changed in the meantime and was not written. Run the command again.`)
  }
  const target = before !== undefined && after !== undefined ? realpathSync(path) : path
  const file = relative(siteDir, target)
  const hash = before === undefined ? undefined : hashContent(before)
  const undoing = { path: target, old: before, new: after }
  if (after === undefined) return [{ file, before: hash, ...undoing }]
  const folder = mkdirSync(dirname(target), { recursive: true })
  const aside = buildTemporaryPath(target)
  try {
    writeAside(aside, after, isThere ? target : undefined)
  } catch (reason) {
    rmSync(folder ?? aside, { recursive: true, force: true })
    throw reason
  }
  return [{ file, before: hash, aside: relative(siteDir, aside), folder, ...undoing }]
}

/** Writes a file with the mode of another one. */
function writeAside(aside: string, content: string, like?: string): void {
  writeFileSync(aside, content, { flag: 'wx' })
  if (like !== undefined) chmodSync(aside, statSync(like).mode)
}

/**
 * Restores all files. The journal then lists the reverse steps, so that a killed process leaves no
 * partial change here either.
 */
function undo(siteDir: string, steps: PreparedStep[]): void {
  const back: PreparedStep[] = []
  for (const { path, old, new: after } of steps) {
    const now = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    if (now === after && now !== old) {
      back.push(...prepare(siteDir, { path, before: after, after: old }))
    }
  }
  if (back.length > 0) {
    writeJournal(siteDir, back)
    runSteps(siteDir, back)
  }
  removeJournal(siteDir)
  for (const { path, aside, folder } of steps) {
    if (aside !== undefined) rmSync(`${siteDir}/${aside}`, { force: true })
    if (folder !== undefined && !existsSync(path)) rmSync(folder, { recursive: true, force: true })
  }
}
