import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isFolderAt } from '../../../lib/files/stat-file'
import { StudioError } from './studio-error'

/**
 * Creates a folder of the site if it is missing. Returns its path.
 * @throws {StudioError} if it is a link.
 */
export function openFolder(siteDir: string, name: string): string {
  const folder = join(siteDir, name)
  mkdirSync(folder, { recursive: true })
  if (!isFolderAt(folder, { followsLinks: false })) {
    throw new StudioError(
      409,
      `"${name}" is a link to another folder, which is not part of the site.`,
    )
  }
  return folder
}
