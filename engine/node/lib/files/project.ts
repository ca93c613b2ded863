import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * The folder of the project that contains a given folder: the nearest folder with a `package.json`,
 * or else the folder itself.
 */
export function findProject(folder: string): string {
  const start = resolve(folder)
  for (let at = start; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at
    if (dirname(at) === at) return start
  }
}
