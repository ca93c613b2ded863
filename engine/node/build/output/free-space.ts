import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from '../../lib/files/usage-error'

/** @throws {UsageError} if there is less free space than the output needs. */
export function requireSpace(path: string, outDir: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(findFolder(path))
  const free = bavail * bsize
  if (free >= bytes) return
  throw new UsageError(
    `"${outDir}" needs at least ${renderSize(bytes)}, but its disk has only ${renderSize(free)} free. ` +
      'Nothing was written. Free some space, or choose a folder on another disk with --out.',
  )
}

/** The folder itself, or its nearest existing ancestor. */
function findFolder(path: string): string {
  const above = dirname(path)
  return existsSync(path) || above === path ? path : findFolder(above)
}

function renderSize(bytes: number): string {
  return bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}
