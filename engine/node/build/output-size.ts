import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../lib/files/list-files'

/** The size of a document without its content, and the file system's overhead for two files. */
const LEAST_DOCUMENT = 16_000
/** A page's text is in its document, in its data and, during a build, in the store. */
const TIMES_WRITTEN = 2

/**
 * Estimates an output's minimum size, in bytes, before the site is read. `isWritten` returns `true`
 * for a page's file that the last build wrote: most of these files are kept.
 */
export function estimateOutputSize(siteDir: string, isWritten: (file: string) => boolean): number {
  const copied = ['assets', 'public'].flatMap((folder) => list(siteDir, folder))
  const size = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(siteDir, file), 0)
  const pages = list(siteDir, 'pages').filter((file) => !isWritten(file))
  return size(copied) + size(pages) * TIMES_WRITTEN + pages.length * LEAST_DOCUMENT
}

function list(siteDir: string, folder: string): string[] {
  const path = join(siteDir, folder)
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory()
  return isFolder ? listFiles(path).map((file) => `${folder}/${file}`) : []
}

function sizeOf(siteDir: string, file: string): number {
  return statSync(join(siteDir, file), { throwIfNoEntry: false })?.size ?? 0
}
