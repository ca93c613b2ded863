import { join } from 'node:path'
import { finishChanges } from '../../edit/write/journal'
import { nameFile } from '../../edit/write/read-site'
import { createWriteError } from '../../lib/files/write-error'

/**
 * Finishes what a command that was killed had begun to change in a site, and prints what could not
 * be finished.
 * @throws {UsageError} when the disk or its permissions prevent it.
 */
export function finishInterrupted(siteDir: string): void {
  try {
    for (const file of finishChanges(siteDir)) {
      console.error(
        `An earlier command was interrupted before it changed "${nameFile(join(siteDir, file))}", ` +
          'which somebody has changed since. The file stays as it is. Check the links in it.',
      )
    }
  } catch (reason) {
    throw createWriteError(siteDir, reason)
  }
}
