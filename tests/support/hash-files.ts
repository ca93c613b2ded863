import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Path within a folder → hash of the file. */
export function hashFiles(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  const entries = files.map((file) => {
    const path = join(file.parentPath, file.name)
    return [path.slice(dir.length + 1), hash(path)] as const
  })
  return Object.fromEntries(entries.sort())
}
