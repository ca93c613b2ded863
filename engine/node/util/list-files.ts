import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The files below a folder, by their paths within it, with `/` between names, in an order that is
 * the same everywhere. A link is no file, wherever it leads.
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
}
