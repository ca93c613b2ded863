import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files below a folder, by their paths within it, with `/` between names, in an order that is
 * the same everywhere. A link is no file, wherever it leads.
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
