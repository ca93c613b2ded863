import type { Stats } from 'node:fs'
import { linkSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dataPathOf, htmlPathOf, markdownPathOf } from '../../core/addresses/paths'
import { hashFile } from '../util/hash-content'
import { placeWithin } from '../util/place-within'

/** How a file was when it was written, and the hash of its content. */
export type FileState = [size: number, changed: number, hash: string]

/** A page's files, and the hash of everything that went into them. */
export interface RenderedPage {
  key: string
  html: FileState
  data: FileState
  /** Where the site has its pages as Markdown too. */
  markdown?: FileState
}

export function stateOf({ size, mtimeMs }: Stats, content: Uint8Array): FileState {
  return [size, mtimeMs, hashFile(content)]
}

/** The files of a page with the hashes of their contents, by their paths within the output. */
export function listHashes(
  route: string,
  { html, data, markdown }: RenderedPage,
): [path: string, hash: string][] {
  return [
    [htmlPathOf(route), html[2]],
    [dataPathOf(route).slice(1), data[2]],
    ...(markdown ? [[markdownPathOf(route).slice(1), markdown[2]] as [string, string]] : []),
  ]
}

/** Returns a function that puts a folder in front of a path and makes the folders on the way. */
export function createPlacer(outDir: string): (path: string) => string {
  const folders = new Set<string>()
  return (path) => {
    const file = placeWithin(outDir, path)
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    return file
  }
}

/**
 * Takes a page's files over from an earlier output; false when they are not as they were written
 * then, or when the file system has no hard links.
 */
export function takeOver(
  route: string,
  { html, data, markdown }: RenderedPage,
  from: string,
  place: (path: string) => string,
): boolean {
  const paths = [
    [htmlPathOf(route), html],
    [dataPathOf(route), data],
    ...(markdown ? [[markdownPathOf(route), markdown] as const] : []),
  ] as const
  const isIntact = paths.every(([path, [size, changed]]) => {
    const stats = statSync(join(from, path), { throwIfNoEntry: false })
    return stats?.size === size && stats.mtimeMs === changed
  })
  if (!isIntact) return false
  try {
    for (const [path] of paths) linkSync(join(from, path), place(path))
    return true
  } catch {
    return false
  }
}
