/**
 * Updates an output file by file if few files change; see `steps.ts`. The result is the same as
 * after a swap.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { KeptFiles } from '../../lib/files/kept-files'
import { listFiles } from '../../lib/files/list-files'
import { listManifests } from './other-parts'
import type { OutputKind } from './ownership-file'
import { listFolders, readOwnershipFile, renderOwnershipFile } from './ownership-file'
import { isManifest, OWNERSHIP_FILE } from './side-folder'
import type { Folders } from './steps'
import { runSteps } from './steps'

/** The maximum number of changed files. With more, a swap takes about as long. */
const MOST_STEPS = 200

/** An update of an output. Its folder `next` contains all files except unchanged ones. */
export interface Update extends Folders {
  kind: OutputKind
  kept: KeptFiles
  /** The files written by other builds into the same output. */
  others: string[]
  /** The files listed in the new output's ownership file. */
  files: string[]
}

/**
 * Updates an output file by file if that takes few steps. Returns `false`, without a change, if it
 * does not.
 * @throws when a file cannot be moved. The output is then unchanged; if it could not be restored,
 * its working folder is marked unfinished.
 */
export function updateInPlace({ kind, kept, others, files, ...folders }: Update): boolean {
  const { path, next } = folders
  const before = readOwnershipFile(path)
  if (kept.paths.size === 0 || before?.kind !== kind) return false
  const written = listFiles(next).filter((file) => file !== OWNERSHIP_FILE)
  const further = new Set([...others, ...written, OWNERSHIP_FILE])
  const stays = (file: string) => kept.paths.has(file) || further.has(file)
  const removed = listRemoved(path, before.files, stays)
  if (written.length + removed.length > MOST_STEPS) return false
  if (removed.length > 0 && areEntangled([...kept.paths, ...further], removed)) return false
  // Until the end, files from either output do not count as foreign.
  const either = isDeepStrictEqual(before.files, files)
    ? files
    : new Set([...before.files, ...files])
  const meanwhile = renderOwnershipFile(kind, [...either])
  const isOld = (file: string) => existsSync(join(path, file))
  const replaced = written.filter(isOld)
  // A foreign file that was added in the meantime is not replaced.
  const strange = new Set(replaced.filter((file) => !isManifest(file)))
  for (const file of before.files) strange.delete(file)
  if (strange.size > 0) return false
  const added = written.filter((file) => !isOld(file))
  runSteps(folders, { added, replaced, removed }, meanwhile)
  return true
}

/** The files of the old output that the new one lacks. */
function listRemoved(path: string, before: string[], stays: (file: string) => boolean): string[] {
  // The ownership file does not list manifests, and that of a part also lists the files of the
  // other parts.
  return [...before, ...listManifests(path)].filter(
    (file) => !stays(file) && existsSync(join(path, file)),
  )
}

/**
 * Returns `true` if one output has a file where the other has a folder, or a name that differs only
 * in case: on many file systems, both names are the same file.
 */
function areEntangled(stays: string[], removed: string[]): boolean {
  const old = new Map(listNames(removed).map((name) => [foldName(name), name]))
  return listNames(stays).some((name) => (old.get(foldName(name)) ?? name) !== name)
}

/** Files and their folders. Folders end in a slash. */
function listNames(files: string[]): string[] {
  return [...files, ...Array.from(listFolders(files), (folder) => `${folder}/`)]
}

function foldName(name: string): string {
  return name.replace(/\/$/, '').normalize('NFC').toLowerCase()
}
