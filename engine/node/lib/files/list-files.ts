import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The paths of the files under a folder, with `/` as the separator, in the same order on every
 * system. Symbolic links are ignored.
 */
export function listFiles(folder: string): string[] {
  const files: string[] = []
  const list = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name
      if (entry.isFile()) files.push(path)
      else if (entry.isDirectory()) list(`${path}/`)
    }
  }
  list('')
  return files.sort()
}
