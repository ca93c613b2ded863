import { dirname } from 'node:path'
import { acquireLock, ForeignLockError, LockedError } from '../../lib/files/folder-lock'
import { UsageError } from '../../lib/files/usage-error'

/**
 * Runs a task while no other build holds the lock of the output.
 * @throws when another build holds the lock, or the folder is not writable.
 */
export async function withOutputLock<T>(outDir: string, work: () => Promise<T>): Promise<T> {
  const release = acquireOutputLock(outDir)
  try {
    return await work()
  } finally {
    release()
  }
}

function acquireOutputLock(outDir: string): () => void {
  const lock = `${outDir}.lock`
  try {
    return acquireLock(lock)
  } catch (reason) {
    if (reason instanceof LockedError) {
      throw new Error(
        `Another build is writing ${outDir} (process ${reason.pid}). This one has stopped and changed nothing.`,
      )
    }
    if (reason instanceof ForeignLockError) {
      throw new UsageError(
        `"${lock}" exists, but is not the lock of a build. Nothing was written. Move it away, or ` +
          'choose another folder with --out.',
      )
    }
    throw new UsageError(
      `Cannot write to "${dirname(outDir)}" (${(reason as NodeJS.ErrnoException).code}). Choose an ` +
        'output in a folder that you can write to, such as --out dist.',
    )
  }
}
