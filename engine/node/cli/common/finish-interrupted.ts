import { join } from 'node:path'
import { finishChanges } from '../../edit/write/journal'
import { getDisplayPath } from '../../edit/write/read-site'
import { createWriteError } from '../../lib/files/write-error'

/**
 * Completes the changes that a killed command had started in a site, and prints what could not be
 * completed.
 * @throws {UsageError} when the disk or its permissions prevent it.
 */
export function finishInterrupted(siteDir: string): void {
  try {
    for (const file of finishChanges(siteDir)) {
      console.error(
        `An earlier command was interrupted before it changed "${getDisplayPath(join(siteDir, file))}", ` +
          'which has been changed since. The file was not touched. Check the links in it.',
      )
    }
  } catch (reason) {
    throw createWriteError(siteDir, reason)
  }
}
