import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../lib/files/list-files'

/** A document without its content, and what the file system adds to two files. */
const LEAST_FRAME = 16_000
/** The texts of a page are in its document, in its data and in a store during a build. */
const TIMES_WRITTEN = 2

/**
 * How many bytes an output takes at the least, before anything of the site is read. `isWritten` says
 * of the file of a page whether the last build wrote the page: most of these stay.
 */
export function estimateOutputSize(siteDir: string, isWritten: (file: string) => boolean): number {
  const copied = ['assets', 'public'].flatMap((folder) => list(siteDir, folder))
  const size = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(siteDir, file), 0)
  const pages = list(siteDir, 'pages').filter((file) => !isWritten(file))
  return size(copied) + size(pages) * TIMES_WRITTEN + pages.length * LEAST_FRAME
}

function list(siteDir: string, folder: string): string[] {
  const path = join(siteDir, folder)
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory()
  return isFolder ? listFiles(path).map((file) => `${folder}/${file}`) : []
}

function sizeOf(siteDir: string, file: string): number {
  return statSync(join(siteDir, file), { throwIfNoEntry: false })?.size ?? 0
}
