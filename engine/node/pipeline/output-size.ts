import { statSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_BYTES } from '../json/json-source'
import { listFiles } from '../util/list-files'

/** A document without its content, and what the file system adds to two files. */
const LEAST_FRAME = 16_000
/** The texts of a page are in its document, in its data and in what is set aside during a build. */
const TIMES_WRITTEN = 2

export interface OutputSizeOptions {
  siteDir: string
  /** The pages that the last build wrote, by the paths of their files: most are taken over. */
  isWritten: (file: string) => boolean
  /** How many bytes are free: with plenty, no page is looked at. */
  free: number
}

export interface OutputSize {
  bytes: number
  /** How many files of pages the last build did not write. */
  pages: number
}

/** What an output takes at the least, before anything of the site is read. */
export function estimateOutputSize({ siteDir, isWritten, free }: OutputSizeOptions): OutputSize {
  const copied = ['assets', 'public'].flatMap((folder) => list(siteDir, folder))
  const size = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(siteDir, file), 0)
  const bytes = size(copied)
  const pages = list(siteDir, 'pages').filter((file) => !isWritten(file))
  const isPlenty = bytes + pages.length * (MAX_BYTES * TIMES_WRITTEN + LEAST_FRAME) <= free
  const ofPages = isPlenty ? 0 : size(pages) * TIMES_WRITTEN + pages.length * LEAST_FRAME
  return { bytes: bytes + ofPages, pages: pages.length }
}

function list(siteDir: string, folder: string): string[] {
  const path = join(siteDir, folder)
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory()
  return isFolder ? listFiles(path).map((file) => `${folder}/${file}`) : []
}

function sizeOf(siteDir: string, file: string): number {
  return statSync(join(siteDir, file), { throwIfNoEntry: false })?.size ?? 0
}
