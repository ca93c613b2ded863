import type { Stats } from 'node:fs'
import { lstatSync, statSync } from 'node:fs'
import { findUnsaved, listUnsaved } from './unsaved-files'

export type FileStatus = Pick<Stats, 'size' | 'mtimeMs'>

/**
 * The status of a file. Undefined if it does not exist, for example because a parent folder is a file.
 */
export function statFile(path: string): FileStatus | undefined {
  const unsaved = findUnsaved(path)
  if (unsaved) {
    const { content, version } = unsaved
    return content && { size: content.length, mtimeMs: version }
  }
  try {
    const stats = statSync(path)
    return stats.isFile() ? stats : undefined
  } catch {
    return undefined
  }
}

/** Returns `true` if there is a folder at a path. */
export function isFolderAt(path: string, { followsLinks = true } = {}): boolean {
  if (listUnsaved(path).some(([, { content }]) => content)) return true
  try {
    return (followsLinks ? statSync(path) : lstatSync(path)).isDirectory()
  } catch {
    return false
  }
}
