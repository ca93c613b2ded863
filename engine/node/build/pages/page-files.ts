import type { Stats } from 'node:fs'
import { dataPathOf, htmlPathOf, markdownPathOf } from '../../../core/addresses/paths'
import { hashFile } from '../../lib/files/hash-content'
import { statFile } from '../../lib/files/stat-file'

/** The file's state after it was written, and a hash of its content. */
export type FileState = [size: number, changed: number, hash: string]

/** A page's files, and a hash of all their inputs. */
export interface WrittenPage {
  key: string
  html: FileState
  data: FileState
  /** If `true`, the site also publishes its pages as Markdown. */
  markdown?: FileState
}

export function stateOf({ size, mtimeMs }: Stats, content: Uint8Array): FileState {
  return [size, mtimeMs, hashFile(content)]
}

/** Path within the output → hash of the page file. */
export function collectHashes(rendered: Map<string, WrittenPage>): Map<string, string> {
  const hashes = new Map<string, string>()
  for (const [route, page] of rendered) {
    for (const [path, [, , hash]] of listFilesOf(route, page)) hashes.set(path, hash)
  }
  return hashes
}

/**
 * The paths of a page's files within an earlier output. Undefined if any of them has changed since
 * it was written.
 */
export function findIntact(route: string, page: WrittenPage, outDir: string): string[] | undefined {
  const files = listFilesOf(route, page)
  const isIntact = files.every(([path, state]) => isAsWritten(`${outDir}/${path}`, state))
  return isIntact ? files.map(([path]) => path) : undefined
}

/** Returns `true` if a file has the same size and time as when it was written. */
function isAsWritten(file: string, [size, changed]: FileState): boolean {
  const stats = statFile(file)
  return stats?.size === size && stats.mtimeMs === changed
}

/** A page's files, by their paths within the output. */
function listFilesOf(
  route: string,
  { html, data, markdown }: WrittenPage,
): [path: string, state: FileState][] {
  return [
    [htmlPathOf(route), html],
    [dataPathOf(route).slice(1), data],
    ...(markdown ? [[markdownPathOf(route).slice(1), markdown] as [string, FileState]] : []),
  ]
}
