import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * The folder of the project that a folder is in: the nearest that has a `package.json`, or, where
 * none has, the folder itself.
 */
export function findProject(folder: string): string {
  const start = resolve(folder)
  for (let at = start; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at
    if (dirname(at) === at) return start
  }
}
