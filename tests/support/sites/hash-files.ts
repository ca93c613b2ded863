import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../engine/node/lib/files/list-files'

/** Path within a folder → hash of the file. */
export function hashFiles(dir: string): Record<string, string> {
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return Object.fromEntries(listFiles(dir).map((file) => [file, hash(join(dir, file))]))
}
