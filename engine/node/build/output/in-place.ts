/**
 * An output of which few files change is not swapped for another one: they are moved into it, one
 * by one; see `steps.ts`. The result is that of a swap.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { KeptFiles } from '../../lib/files/kept-files'
import { listFiles } from '../../lib/files/list-files'
import type { OutputKind } from './mark'
import { listFolders, readMark, renderMark } from './mark'
import { listManifests } from './other-parts'
import { isManifest, MARK_FILE } from './side-folder'
import type { Folders } from './steps'
import { runSteps } from './steps'

/** With more files than this, a swap takes about as long. */
const MOST_STEPS = 200

/** An update of an output; its folder `next` has all files but those that stay. */
export interface Update extends Folders {
  kind: OutputKind
  kept: KeptFiles
  /** The files that other builds of the same output wrote. */
  others: string[]
  /** The files that the mark of the new output lists. */
  files: string[]
}

/**
 * Updates an output, file by file, where that takes few steps. Returns whether it did; if not, the
 * output is as it was.
 * @throws when a file cannot be moved. The output is as it was then, too; where it could not be put
 *   back, its working folder is unfinished.
 */
export function updateInPlace({ kind, kept, others, files, ...folders }: Update): boolean {
  const { path, next } = folders
  const before = readMark(path)
  if (kept.paths.size === 0 || before?.kind !== kind) return false
  const written = listFiles(next).filter((file) => file !== MARK_FILE)
  const further = new Set([...others, ...written, MARK_FILE])
  const stays = (file: string) => kept.paths.has(file) || further.has(file)
  const removed = listRemoved(path, before.files, stays)
  if (written.length + removed.length > MOST_STEPS) return false
  if (removed.length > 0 && areEntangled([...kept.paths, ...further], removed)) return false
  // Until all is done, no file of either output seems to be somebody else's.
  const either = isDeepStrictEqual(before.files, files)
    ? files
    : new Set([...before.files, ...files])
  const meanwhile = renderMark(kind, [...either])
  const isOld = (file: string) => existsSync(join(path, file))
  const replaced = written.filter(isOld)
  // What somebody else has put there meanwhile is not replaced.
  const strange = new Set(replaced.filter((file) => !isManifest(file)))
  for (const file of before.files) strange.delete(file)
  if (strange.size > 0) return false
  const added = written.filter((file) => !isOld(file))
  runSteps(folders, { added, replaced, removed }, meanwhile)
  return true
}

/** The files of the old output that the new one does not have. */
function listRemoved(path: string, before: string[], stays: (file: string) => boolean): string[] {
  // The mark lists no manifests, and that of a part also lists the files of the other parts.
  return [...before, ...listManifests(path)].filter(
    (file) => !stays(file) && existsSync(join(path, file)),
  )
}

/**
 * Whether one output has a file where the other has a folder, or a name that differs from another
 * one in case alone: on many file systems, both names are those of one file.
 */
function areEntangled(stays: string[], removed: string[]): boolean {
  const old = new Map(listNames(removed).map((name) => [foldName(name), name]))
  return listNames(stays).some((name) => (old.get(foldName(name)) ?? name) !== name)
}

/** Files and the folders around them; those end in a slash. */
function listNames(files: string[]): string[] {
  return [...files, ...Array.from(listFolders(files), (folder) => `${folder}/`)]
}

function foldName(name: string): string {
  return name.replace(/\/$/, '').normalize('NFC').toLowerCase()
}
