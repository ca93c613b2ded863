import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../engine/node/lib/files/list-files'

/** The hash of each file, keyed by its path within a folder. */
export function hashFiles(dir: string): Record<string, string> {
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return Object.fromEntries(listFiles(dir).map((file) => [file, hash(join(dir, file))]))
}
