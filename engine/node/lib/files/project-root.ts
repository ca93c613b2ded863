import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of Quire itself, with `blocks` and `schemas`. This module has another path in the
 * package than in the repository.
 */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)))

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'schemas/page.schema.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('The schemas of Quire are missing. Reinstall Quire.')
  return findRoot(above)
}
