import { join, relative } from 'node:path'
import { listKinds } from '../../check/run/check-tools'
import { renderInvocation } from '../../lib/files/invocation'
import { readBytes } from '../../lib/files/read-bytes'
import { UsageError } from '../../lib/files/usage-error'
import { readDocument } from '../../sources/files/read-files'
import type { ParsedFile } from '../../sources/files/site-files'
import { listSiteFiles } from '../../sources/files/site-files'

export const SETTINGS = 'settings.json'

/** A file with its text. */
export interface OpenFile extends Omit<ParsedFile, 'issues'> {
  path: string
  /** As on disk. */
  before: string
}

/**
 * The JSON files of a site, including those that generate pages, but not their rows.
 * @throws {UsageError} when there is no site, or when a file is not valid JSON.
 */
export function readSite(dir: string): OpenFile[] {
  const { files, templates } = listSiteFiles(dir, listKinds())
  if (!files.some(({ file }) => file === SETTINGS)) {
    throw new UsageError(
      `There is no site in "${dir}": it has no ${SETTINGS}. Name the folder of a site with --site.`,
    )
  }
  const read = [...files, ...templates].map((siteFile) => {
    const path = join(dir, siteFile.file)
    const bytes = readBytes(path)
    const { issues, ...document } = readDocument(siteFile, bytes)
    const before = Buffer.from(bytes ?? []).toString('utf8')
    return { ...document, path, before, isRead: issues.length === 0 }
  })
  const unread = read.filter(({ isRead }) => !isRead).map(({ path }) => `"${getDisplayPath(path)}"`)
  if (unread.length > 0) {
    const first = `${unread.length > 1 ? 'These files are' : 'This file is'} not valid JSON`
    throw new UsageError(
      `${first}: ${unread.join(', ')}. Nothing was written. \`${renderInvocation('check')}\` shows what is wrong.`,
    )
  }
  return read
}

/** A file's path from the current directory. */
export function getDisplayPath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/')
}
