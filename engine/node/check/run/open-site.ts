import { hashContent } from '../../lib/files/hash-content'
import type { SourcePage } from '../../sources/files/site-files'
import { listSiteFiles } from '../../sources/files/site-files'
import type { BuildTime } from '../../sources/time/clock'
import { readPresent } from '../../sources/time/clock'
import type { Templates } from '../files/check-page'
import { isPage } from '../files/check-page'
import { listRowPages } from '../files/row-pages'
import type { CheckTools } from '../files/shared-context'
import type { ReadFiles, WholeSite } from '../files/shared-files'
import { checkSharedFiles, readSharedFiles } from '../files/shared-files'
import { loadTools } from './check-tools'

/** A site whose pages have not been read yet. */
export interface OpenSite extends WholeSite {
  dir: string
  pageFiles: SourcePage[]
  /** The files that are not pages, as parsed. */
  read: ReadFiles
  /** A hash of the files that are not pages. */
  sharedVersion: string
  templates: Templates
}

/** Opens a site with all its content, whether or not it is published. */
export function openWholeSite(dir: string, tools?: CheckTools): OpenSite {
  return openSite(dir, { now: readPresent(), showsAll: true }, tools)
}

/** Opens a site for a given build time. Default: now. */
export function openSite(
  dir: string,
  buildTime: BuildTime = { now: readPresent(), showsAll: false },
  tools: CheckTools = loadTools(),
): OpenSite {
  const listed = listSiteFiles(dir, tools.schemas.kinds)
  const read = readSharedFiles(dir, listed, buildTime)
  const { templates } = read
  const rows = listRowPages(dir, listed, templates)
  const files = checkSharedFiles(read, tools)
  const parts = files.documents.map(({ composition }) => composition?.version)
  const sharedVersion = hashContent([...read.bytes.map(hashContent), ...parts].join())
  return {
    ...files,
    issues: [...files.issues, ...rows.issues],
    ...{ dir, listed, read, templates, tools, sharedVersion },
    pageFiles: [...listed.files.filter(isPage), ...rows.pageFiles],
  }
}
