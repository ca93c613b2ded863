/**
 * Files as an editor shows them, before they are saved. For this thread, they take precedence over
 * the files on disk: see `readBytes`, `statFile` and `listFolder`.
 */
import { resolve, sep } from 'node:path'

export interface UnsavedFile {
  /** Undefined for a file that is deleted. */
  content?: Uint8Array
  /** A number that no earlier version of an unsaved file had. */
  version: number
}

const files = new Map<string, UnsavedFile>()
const versions = { last: 0 }

/** Overrides a file. Pass undefined for a file that is deleted. */
export function setUnsaved(path: string, content: Uint8Array | undefined): void {
  versions.last += 1
  files.set(resolve(path), { content, version: versions.last })
}

/** The file on disk applies again: it was saved, or closed without saving. */
export function clearUnsaved(path: string): void {
  files.delete(resolve(path))
}

export function findUnsaved(path: string): UnsavedFile | undefined {
  return files.size > 0 ? files.get(resolve(path)) : undefined
}

/** The unsaved files under a folder, by their paths within it, with `/` as the separator. */
export function listUnsaved(folder: string): [path: string, file: UnsavedFile][] {
  if (files.size === 0) return []
  const start = resolve(folder) + sep
  return [...files].flatMap(([path, file]): [string, UnsavedFile][] =>
    path.startsWith(start) ? [[path.slice(start.length).replaceAll(sep, '/'), file]] : [],
  )
}
