import { join, relative } from 'node:path'
import { listKinds } from '../check/run/check-site'
import { isRecord } from '../migrations/migration'
import { compareVersions, SCHEMA_VERSION, tellNewer, VERSION_FORM } from '../schemas/schema-version'
import type { SiteDocument } from '../site/site-files'
import { listSiteFiles, readBytes, readDocument } from '../site/site-files'
import { renderInvocation } from '../util/invocation'
import { UsageError } from '../util/usage-error'

export const SETTINGS = 'settings.json'

/** A file with its text. */
export interface OpenFile extends SiteDocument {
  path: string
  /** As it is on disk. */
  before: string
}

/**
 * The files of a site.
 * @throws {UsageError} when there is no site, or when a file is not valid JSON.
 */
export function readSite(dir: string): OpenFile[] {
  const { files } = listSiteFiles(dir, listKinds())
  if (!files.some(({ file }) => file === SETTINGS)) {
    throw new UsageError(
      `There is no site in "${dir}": it has no ${SETTINGS}. Name the folder of a site with --site.`,
    )
  }
  const read = files.map((siteFile) => {
    const path = join(dir, siteFile.file)
    const bytes = readBytes(path)
    const { document, issues } = readDocument(siteFile, bytes)
    const before = Buffer.from(bytes ?? []).toString('utf8')
    return { ...document, path, before, isRead: issues.length === 0 }
  })
  const unread = read.filter(({ isRead }) => !isRead).map(({ path }) => `"${nameFile(path)}"`)
  if (unread.length > 0) {
    const first = `${unread.length > 1 ? 'These files are' : 'This file is'} not valid JSON`
    throw new UsageError(
      `${first}: ${unread.join(', ')}. Nothing was written. \`${renderInvocation('check')}\` says what is wrong.`,
    )
  }
  return read
}

/**
 * The version that a site says it is written for; undefined for one from before there were any.
 * @throws {UsageError} when that is newer than the installed one, or no version.
 */
export function readVersion({ path, data }: OpenFile): string | undefined {
  const name = nameFile(path)
  if (!isRecord(data)) throw new UsageError(`"${name}" must be an object. Nothing was written.`)
  const { quire } = data
  if (quire === undefined) return undefined
  if (typeof quire !== 'string' || !VERSION_FORM.test(quire)) {
    const message = `"quire" in "${name}" must be a version such as "${SCHEMA_VERSION}". Nothing was written.`
    throw new UsageError(message)
  }
  if (compareVersions(quire, SCHEMA_VERSION) > 0) {
    const { message, hint } = tellNewer(quire)
    throw new UsageError(`${message} Nothing was written. ${hint}`)
  }
  return quire
}

/** A file's path from the current directory. */
export function nameFile(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/')
}
