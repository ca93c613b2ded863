/**
 * An output of which few files change is not swapped for another one: they are moved into it, one
 * by one. What is to be done is written down before the first step, so that a build that is killed
 * between two steps is completed by whatever reads the output next.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { KeptFiles } from '../util/kept-files'
import { linkOrCopy } from '../util/kept-files'
import { listFiles } from '../util/list-files'
import { createPlacer } from '../util/place-within'
import type { OutputKind } from './mark'
import { readMark, renderMark } from './mark'
import { isManifest, MANIFEST_FOLDER, MARK_FILE } from './side-folder'

/** The folders within a working folder: the steps, and the files that they replace. */
export const [STEPS, BEFORE] = ['moves', 'before']
/** Within the steps: what to remove, and the mark that the output has meanwhile. */
const [REMOVED_FILE, MEANWHILE_FILE] = ['removed.json', 'mark.json']

/** With more files than this, a swap takes about as long. */
const MOST_STEPS = 200

export interface Update {
  /** The output. */
  path: string
  /** The working folder. */
  working: string
  /** The folder in it with all files of the new output but those that are kept. */
  next: string
  kind: OutputKind
  kept: KeptFiles
  /** The files that the mark of the new output lists. */
  files: string[]
}

/**
 * Updates an output, file by file, where that takes few steps. Returns whether it did; if not, the
 * output is as it was.
 * @throws when a file cannot be moved. The output is as it was then, too.
 */
export function updateInPlace(update: Update): boolean {
  const { path, working, next, kind, kept, files } = update
  const before = readMark(path)
  if (kept.paths.size === 0 || before?.kind !== kind) return false
  const written = listFiles(next)
  const removed = listRemoved(path, before.files, new Set([...files, ...written]))
  if (written.length + removed.length > MOST_STEPS || areEntangled(written, removed)) return false
  // Until all is done, no file of either output seems to be somebody else's.
  const meanwhile = renderMark(kind, [...new Set([...before.files, ...files])])
  noteSteps(working, removed, meanwhile)
  try {
    takeSteps(path, working, next)
  } catch (reason) {
    putBack({ path, working, next, written })
    throw reason
  }
  return true
}

/** Completes the steps of a build that was killed, if it had begun any. */
export function completeSteps(path: string, working: string, next: string): void {
  if (existsSync(join(working, STEPS, REMOVED_FILE))) takeSteps(path, working, next)
}

/** The files of the old output that the new one does not have. */
function listRemoved(path: string, before: string[], stays: ReadonlySet<string>): string[] {
  const manifests = existsSync(join(path, MANIFEST_FOLDER))
    ? readdirSync(join(path, MANIFEST_FOLDER)).map((name) => `${MANIFEST_FOLDER}/${name}`)
    : []
  return [...before, ...manifests.filter(isManifest)].filter((file) => !stays.has(file))
}

/** Whether one output has a file where the other has a folder. */
function areEntangled(written: string[], removed: string[]): boolean {
  return removed.some((old) =>
    written.some((file) => file.startsWith(`${old}/`) || old.startsWith(`${file}/`)),
  )
}

/** Writes down what is to be done, in one step. */
function noteSteps(working: string, removed: string[], meanwhile: string): void {
  const steps = join(working, STEPS)
  mkdirSync(steps)
  writeFileSync(join(steps, MEANWHILE_FILE), meanwhile)
  const aside = join(steps, 'aside.json')
  writeFileSync(aside, JSON.stringify(removed))
  renameSync(aside, join(steps, REMOVED_FILE))
}

/** Does what is to be done; some of it may have been done already. */
function takeSteps(path: string, working: string, next: string): void {
  const steps = join(working, STEPS)
  const removed: string[] = JSON.parse(readFileSync(join(steps, REMOVED_FILE), 'utf8'))
  const placeNew = createPlacer(path)
  const placeOld = createPlacer(join(working, BEFORE))
  const move = (from: string, file: string) => {
    if (!existsSync(from)) return
    setAside(file)
    renameSync(from, placeNew(file))
  }
  const setAside = (file: string) => {
    const [from, to] = [join(path, file), placeOld(file)]
    if (existsSync(from) && !existsSync(to)) linkOrCopy(from, to)
  }
  move(join(steps, MEANWHILE_FILE), MARK_FILE)
  const written = listFiles(next).filter((file) => file !== MARK_FILE)
  for (const file of sortForVisitors(written)) move(join(next, file), file)
  for (const file of removed) {
    setAside(file)
    rmSync(join(path, file), { force: true })
    removeEmpty(path, dirname(file))
  }
  move(join(next, MARK_FILE), MARK_FILE)
  rmSync(join(steps, REMOVED_FILE))
}

/** Whoever visits meanwhile finds what a document asks for. */
function sortForVisitors(files: string[]): string[] {
  const rank = (file: string) => (file.startsWith('assets/') ? 0 : file.endsWith('.html') ? 2 : 1)
  return files.sort((a, b) => rank(a) - rank(b))
}

function removeEmpty(path: string, folder: string): void {
  if (folder === '.') return
  try {
    rmdirSync(join(path, folder))
  } catch {
    return
  }
  removeEmpty(path, dirname(folder))
}

/** Takes the new files away, and puts those back that were replaced or removed. */
function putBack({
  path,
  working,
  next,
  written,
}: Pick<Update, 'path' | 'working' | 'next'> & { written: string[] }): void {
  const moved = written.filter((file) => !existsSync(join(next, file)))
  for (const file of moved) {
    rmSync(join(path, file), { force: true })
    removeEmpty(path, dirname(file))
  }
  const before = join(working, BEFORE)
  const place = createPlacer(path)
  for (const file of existsSync(before) ? listFiles(before) : []) {
    renameSync(join(before, file), place(file))
  }
  rmSync(join(working, STEPS), { recursive: true })
}
