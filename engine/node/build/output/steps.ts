/**
 * The steps that turn an old output into a new one, file by file. They are recorded before the
 * first one, so that the next build can complete them if this one is killed. Failed steps are
 * undone, and this is recorded first, so that the next build can complete the rollback.
 */
import {
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { linkOrCopy } from '../../lib/files/kept-files'
import { createPlacer } from '../../lib/files/resolve-within'
import { OWNERSHIP_FILE } from './side-folder'

/** The subfolders of a working folder: the recorded steps, and the replaced files. */
export const [STEPS, BEFORE] = ['moves', 'before']
/** The step files: what to do or undo, and the output's ownership file in the meantime. */
const [DO_FILE, UNDO_FILE, MEANWHILE_FILE] = ['do.json', 'undo.json', 'mark.json']
/** The files for incomplete steps. */
const ASIDE = 'aside'

export interface Folders {
  /** The output. */
  path: string
  /** The working folder. */
  working: string
  /** The subfolder with the files to move into the output, and the new ownership file. */
  next: string
}

export interface Steps {
  /** The files to add to the output. */
  added: string[]
  /** The files that replace others, except the ownership file. */
  replaced: string[]
  /** The files to remove from the output. */
  removed: string[]
}

/**
 * Records the steps atomically, and runs them. `meanwhile` is the ownership file until all are
 * done.
 * @throws when a step fails. The output is then unchanged, unless the steps remain unfinished.
 */
export function runSteps(folders: Folders, steps: Steps, meanwhile: string): void {
  const folder = join(folders.working, STEPS)
  mkdirSync(folder)
  writeFileSync(join(folder, MEANWHILE_FILE), meanwhile)
  writeFileSync(join(folder, ASIDE), JSON.stringify(steps))
  renameSync(join(folder, ASIDE), join(folder, DO_FILE))
  takeOrUndo(folders)
}

/**
 * Completes or undoes the steps of a killed build, if it had started any.
 * @throws if they remain unfinished.
 */
export function completeSteps(folders: Folders): void {
  try {
    if (isThere(join(folders.working, STEPS, DO_FILE))) takeOrUndo(folders)
    else if (isThere(join(folders.working, STEPS, UNDO_FILE))) undo(folders)
  } catch (reason) {
    if (isUnfinished(folders.working)) throw reason
  }
}

/**
 * Returns `true` if an output may be half old and half new. The working folder then has the rest of
 * both.
 */
export function isUnfinished(working: string): boolean {
  return [DO_FILE, UNDO_FILE].some((name) => isThere(join(working, STEPS, name)))
}

function takeOrUndo(folders: Folders): void {
  try {
    take(folders)
  } catch (reason) {
    undo(folders, reason)
    throw reason
  }
}

/** Runs all steps. Some may be done already. */
function take({ path, working, next }: Folders): void {
  const folder = join(working, STEPS)
  const { added, replaced, removed } = readSteps(join(folder, DO_FILE))
  const placeNew = createPlacer(path)
  const placeOld = createPlacer(join(working, BEFORE))
  const backUp = (file: string) => {
    const [from, to, aside] = [join(path, file), placeOld(file), join(folder, ASIDE)]
    if (!isThere(from) || isThere(to)) return
    rmSync(aside, { force: true })
    linkOrCopy(from, aside)
    // Removes a partial copy.
    renameSync(aside, to)
  }
  const move = (from: string, file: string) => {
    if (!isThere(from)) return
    backUp(file)
    renameSync(from, placeNew(file))
  }
  move(join(folder, MEANWHILE_FILE), OWNERSHIP_FILE)
  for (const file of sortForVisitors([...added, ...replaced])) move(join(next, file), file)
  for (const file of removed) {
    backUp(file)
    rmSync(join(path, file), { force: true })
    removeEmpty(path, dirname(file))
  }
  move(join(next, OWNERSHIP_FILE), OWNERSHIP_FILE)
  forget(join(folder, DO_FILE))
}

/**
 * Restores the old output.
 * @throws when a file cannot be restored. The others are.
 */
function undo(folders: Folders, cause?: unknown): void {
  const errors: unknown[] = []
  attempt(errors, () => undoSteps(folders, errors))
  if (errors.length > 0) throw new Error(describe(folders, errors), { cause })
}

function attempt(errors: unknown[], step: () => void): void {
  try {
    step()
  } catch (error) {
    errors.push(error)
  }
}

/** Undoes all steps. Some may be undone already. */
function undoSteps({ path, working, next }: Folders, errors: unknown[]): void {
  const folder = join(working, STEPS)
  const [doing, undoing] = [join(folder, DO_FILE), join(folder, UNDO_FILE)]
  if (isThere(doing)) renameSync(doing, undoing)
  const { added, replaced, removed } = readSteps(undoing)
  const place = createPlacer(path)
  const putBack = (file: string) => {
    const before = join(working, BEFORE, file)
    if (isThere(before)) renameSync(before, place(file))
  }
  const isMoved = (file: string) => !isThere(join(next, file))
  const isGone = (file: string) =>
    replaced.includes(file) ? isMoved(file) : !isThere(join(path, file))
  for (const file of sortForVisitors([...replaced, ...removed])) {
    attempt(errors, () => {
      if (isGone(file)) putBack(file)
    })
  }
  for (const file of added) {
    attempt(errors, () => {
      if (isMoved(file)) rmSync(join(path, file), { force: true })
      // A failed step may have created the folders of its file.
      removeEmpty(path, dirname(file))
    })
  }
  // Until the end, the ownership file lists the files of both outputs.
  if (errors.length > 0) return
  if (!isThere(join(folder, MEANWHILE_FILE))) putBack(OWNERSHIP_FILE)
  forget(undoing)
}

function describe({ path, working }: Folders, [error]: unknown[]): string {
  const reason = error instanceof Error ? error.message : error
  return (
    `"${path}" is only partly updated and cannot be restored: ${reason}. The missing files ` +
    `are in "${working}". The next build restores them if it can.`
  )
}

function readSteps(file: string): Steps {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** If this fails, the steps are run or undone again, which changes nothing. */
function forget(note: string): void {
  try {
    rmSync(note)
  } catch {
    return
  }
}

/** Assets first, HTML last, so that visitors never get a page without its assets. */
function sortForVisitors(files: string[]): string[] {
  const rank = (file: string) => (file.startsWith('assets/') ? 0 : file.endsWith('.html') ? 2 : 1)
  return files.sort((a, b) => rank(a) - rank(b))
}

/** A folder without files would count as foreign. */
function removeEmpty(path: string, folder: string): void {
  if (folder === '.') return
  try {
    rmdirSync(join(path, folder))
  } catch (reason) {
    const { code = '' } = reason as NodeJS.ErrnoException
    if (['ENOTEMPTY', 'EEXIST'].includes(code)) return
    if (code !== 'ENOENT') throw reason
  }
  removeEmpty(path, dirname(folder))
}

/** Unlike `existsSync`, this throws if the file system cannot answer. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
