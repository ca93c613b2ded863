import { statSync } from 'node:fs'
import { findUnsaved } from './unsaved-files'

/** A file's state, which changes whenever the file is written. */
export type FileStamp = [size: number, modified: number, changed: number, inode: number]

/**
 * A file that was written within this time, in milliseconds, may be written again within the same
 * tick of its file system's clock. FAT has the slowest clock. https://git-scm.com/docs/racy-git
 */
const SETTLED = 2000

/**
 * A file's stamp. It must be taken before the file is read. Undefined if the file is missing,
 * unsaved, or so recent that its next change could have the same stamp. It includes the change time (ctime),
 * because programs can reset the modification time.
 */
export function stampFile(path: string): FileStamp | undefined {
  if (findUnsaved(path)) return undefined
  const now = Date.now()
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return undefined
  const { size, mtimeMs, ctimeMs, ino } = stats
  return now - Math.max(mtimeMs, ctimeMs) > SETTLED ? [size, mtimeMs, ctimeMs, ino] : undefined
}

/** Returns `true` if two stamps are equal, and `false` if one is unknown. */
export function isSameStamp(one: FileStamp | undefined, other: FileStamp | undefined): boolean {
  return one !== undefined && other !== undefined && one.every((part, at) => part === other[at])
}
