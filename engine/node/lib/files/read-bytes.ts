import { readFileSync } from 'node:fs'
import { statFile } from './stat-file'
import { findUnsaved } from './unsaved-files'

/**
 * The bytes of a file. Undefined if it cannot be read. Only regular files are opened: a named pipe
 * would never end.
 */
export function readBytes(path: string): Uint8Array | undefined {
  const unsaved = findUnsaved(path)
  if (unsaved) return unsaved.content
  if (!statFile(path)) return undefined
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/**
 * The text for locations: without a byte order mark. Empty if the file was removed since it was
 * checked.
 */
export function readText(path: string): string {
  return Buffer.from(readBytes(path) ?? [])
    .toString('utf8')
    .replace(/^\uFEFF/, '')
}
