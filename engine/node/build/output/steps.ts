/**
 * The steps that turn an old output into a new one, file by file. They are written down before the
 * first one is taken, so that the next build can take the rest if this one is killed. Steps that
 * fail are undone, and that is written down first: whoever finds them then undoes the rest.
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
import { createPlacer } from '../../lib/files/place-within'
import { MARK_FILE } from './side-folder'

/** The folders within a working folder: what is written down, and the files that are replaced. */
export const [STEPS, BEFORE] = ['moves', 'before']
/** Within the steps: what to do or to undo, and the mark that the output has meanwhile. */
const [DO_FILE, UNDO_FILE, MEANWHILE_FILE] = ['do.json', 'undo.json', 'mark.json']
/** Within the steps: what is not whole yet. */
const ASIDE = 'aside'

export interface Folders {
  /** The output. */
  path: string
  /** The working folder. */
  working: string
  /** The folder in it with the files that are moved into the output, and its mark. */
  next: string
}

export interface Steps {
  /** The files to move into the output where it has none of that name. */
  added: string[]
  /** The files to move into it in place of others, without its mark. */
  replaced: string[]
  /** The files to remove from it. */
  removed: string[]
}

/**
 * Writes steps down, in one step, and takes them. `meanwhile` is the mark that the output has until
 * all is done.
 * @throws when a step fails. The output is as it was then, unless the steps are unfinished.
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
 * Completes the steps of a build that was killed, or undoes them, if it had begun any.
 * @throws where they stay unfinished.
 */
export function completeSteps(folders: Folders): void {
  try {
    if (isThere(join(folders.working, STEPS, DO_FILE))) takeOrUndo(folders)
    else if (isThere(join(folders.working, STEPS, UNDO_FILE))) undo(folders)
  } catch (reason) {
    if (isUnfinished(folders.working)) throw reason
  }
}

/** Whether an output may be half old and half new; then the working folder has the rest of both. */
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

/** Does what is to be done; some of it may have been done already. */
function take({ path, working, next }: Folders): void {
  const folder = join(working, STEPS)
  const { added, replaced, removed } = readSteps(join(folder, DO_FILE))
  const placeNew = createPlacer(path)
  const placeOld = createPlacer(join(working, BEFORE))
  const setAside = (file: string) => {
    const [from, to, aside] = [join(path, file), placeOld(file), join(folder, ASIDE)]
    if (!isThere(from) || isThere(to)) return
    rmSync(aside, { force: true })
    linkOrCopy(from, aside)
    // So that there is no half of a copy.
    renameSync(aside, to)
  }
  const move = (from: string, file: string) => {
    if (!isThere(from)) return
    setAside(file)
    renameSync(from, placeNew(file))
  }
  move(join(folder, MEANWHILE_FILE), MARK_FILE)
  for (const file of sortForVisitors([...added, ...replaced])) move(join(next, file), file)
  for (const file of removed) {
    setAside(file)
    rmSync(join(path, file), { force: true })
    removeEmpty(path, dirname(file))
  }
  move(join(next, MARK_FILE), MARK_FILE)
  forget(join(folder, DO_FILE))
}

/**
 * Puts the old output back.
 * @throws when a file cannot be put back. The others are.
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

/** Does what is to be undone; some of it may have been undone already. */
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
      // A step that failed may have made the folders of its file.
      removeEmpty(path, dirname(file))
    })
  }
  // Until all is undone, the mark lists the files of both outputs.
  if (errors.length > 0) return
  if (!isThere(join(folder, MEANWHILE_FILE))) putBack(MARK_FILE)
  forget(undoing)
}

function describe({ path, working }: Folders, [error]: unknown[]): string {
  const reason = error instanceof Error ? error.message : error
  return (
    `"${path}" is half updated and cannot be put back as it was: ${reason}. The files that it lacks ` +
    `are in "${working}". The next build puts them back when nothing prevents it.`
  )
}

function readSteps(file: string): Steps {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** If this fails, the steps are taken or undone again, which changes nothing. */
function forget(note: string): void {
  try {
    rmSync(note)
  } catch {
    return
  }
}

/** Whoever visits meanwhile finds what a document asks for. */
function sortForVisitors(files: string[]): string[] {
  const rank = (file: string) => (file.startsWith('assets/') ? 0 : file.endsWith('.html') ? 2 : 1)
  return files.sort((a, b) => rank(a) - rank(b))
}

/** A folder without files would seem to be somebody else's. */
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

/** Unlike `existsSync`, this throws where it cannot be known. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
