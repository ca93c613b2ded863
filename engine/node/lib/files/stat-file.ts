import type { Stats } from 'node:fs'
import { lstatSync, statSync } from 'node:fs'

/**
 * The status of a file. Undefined if it does not exist, for example because a parent folder is a file.
 */
export function statFile(path: string): Stats | undefined {
  try {
    const stats = statSync(path)
    return stats.isFile() ? stats : undefined
  } catch {
    return undefined
  }
}

/** Returns `true` if there is a folder at a path. */
export function isFolderAt(path: string, { followsLinks = true } = {}): boolean {
  try {
    return (followsLinks ? statSync(path) : lstatSync(path)).isDirectory()
  } catch {
    return false
  }
}
