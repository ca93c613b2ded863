import type { Stats } from 'node:fs'
import { lstatSync, statSync } from 'node:fs'

/** What is known of a file; undefined where none is, be it that a folder on the way is a file. */
export function statFile(path: string): Stats | undefined {
  try {
    const stats = statSync(path)
    return stats.isFile() ? stats : undefined
  } catch {
    return undefined
  }
}

/** Whether there is a folder at a path. */
export function isFolderAt(path: string, { followsLinks = true } = {}): boolean {
  try {
    return (followsLinks ? statSync(path) : lstatSync(path)).isDirectory()
  } catch {
    return false
  }
}
