import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Quire's own folder, with `blocks` and `schemas`. This module's path differs between the package
 * and the repository.
 */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)))

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'schemas/page.schema.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('The schemas of Quire are missing. Reinstall Quire.')
  return findRoot(above)
}
