import { join } from 'node:path'
import { acquireLock, LockedError } from '../../../lib/files/folder-lock'
import { StudioError } from './studio-error'

/**
 * Holds the drafts of a site for this process, because two servers would overwrite each other's.
 * Returns a function that lets another process hold them.
 * @throws {StudioError} if another server holds them.
 */
export function holdDrafts(folder: string): () => void {
  try {
    return acquireLock(join(folder, 'lock'))
  } catch (reason) {
    if (!(reason instanceof LockedError)) throw reason
    throw new StudioError(
      409,
      `Another "quire dev" (process ${reason.pid}) has the studio of this site open. Use that one, or end it and load this page again.`,
    )
  }
}
