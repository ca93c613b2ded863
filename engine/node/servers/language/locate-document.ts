import { realpathSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The path of a document within a folder, with `/` as the separator. Undefined for a document that
 * is elsewhere, or is not a file. The folder may be a symbolic link that the document's URI follows.
 */
export function locateDocument(dir: string, uri: string): string | undefined {
  const path = readPath(uri)
  if (path === undefined) return undefined
  for (const root of [dir, resolveLinks(dir)]) {
    const file = relative(root, path)
    const isWithin = file !== '' && !file.startsWith('..') && resolve(root, file) === path
    if (isWithin) return file.replaceAll('\\', '/')
  }
  return undefined
}

function readPath(uri: string): string | undefined {
  try {
    return fileURLToPath(uri)
  } catch {
    return undefined
  }
}

function resolveLinks(dir: string): string {
  try {
    return realpathSync.native(dir)
  } catch {
    return dir
  }
}
