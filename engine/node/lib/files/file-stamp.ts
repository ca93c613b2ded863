import { statSync } from 'node:fs'

/** How a file was when it was looked at; it differs wherever the file has been written since. */
export type FileStamp = [size: number, modified: number, changed: number, inode: number]

/**
 * A file that was written within so many milliseconds may be written again within the same tick of
 * its file system's clock; that of FAT is the slowest. https://git-scm.com/docs/racy-git
 */
const SETTLED = 2000

/**
 * The stamp of a file, to be taken before it is read; undefined where it is missing, or so young
 * that the stamp could be the same after the next change. The time of its last change of any kind
 * is part of it: programs can set back the other one.
 */
export function stampFile(path: string): FileStamp | undefined {
  const now = Date.now()
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return undefined
  const { size, mtimeMs, ctimeMs, ino } = stats
  return now - Math.max(mtimeMs, ctimeMs) > SETTLED ? [size, mtimeMs, ctimeMs, ino] : undefined
}

/** Whether a file is as it was; without both stamps that is not known. */
export function isSameStamp(one: FileStamp | undefined, other: FileStamp | undefined): boolean {
  return one !== undefined && other !== undefined && one.every((part, at) => part === other[at])
}
