import { statSync } from 'node:fs'
import { join } from 'node:path'
import { dataPathOf, htmlPathOf } from '../../../core/addresses/paths'
import { isPattern } from '../../../core/addresses/redirect-pattern'
import { SEARCH_INDEX_PATH } from '../../../core/search/search-index'
import type { Bundle } from '../../bundle/bundle'
import type { Site, SitePage } from '../../check/run/site'
import { HEADERS_FILE, REDIRECTS_FILE, SITE_FILE } from './side-folder'

export interface ExpectedOutput {
  bundle: Pick<Bundle, 'files'>
  site: Pick<Site, 'redirects'>
  pages: Pick<SitePage, 'route'>[]
  /** The URLs of the site's own files. */
  named: Iterable<string>
  /** The files that the old output provides, as paths within the output. */
  kept: ReadonlySet<string>
}

/**
 * Verifies that every file that pages request has been written. Returns the number of files.
 * @throws when a file is missing or empty.
 */
export function verifyOutput(folder: string, expected: ExpectedOutput): number {
  const { bundle, site, pages, kept } = expected
  const moved = site.redirects.map(({ from }) => from).filter((from) => !isPattern(from))
  const routes = [...pages.map(({ route }) => route), ...moved]
  const named = [SEARCH_INDEX_PATH, ...bundle.files, ...expected.named]
  const paths = new Set([
    ...[REDIRECTS_FILE, HEADERS_FILE, SITE_FILE],
    ...[...named, ...routes.map(dataPathOf)].map((path) => path.replace(/^\//, '')),
    ...routes.map(htmlPathOf),
  ])
  const broken = [...paths].find(
    (path) => !kept.has(path) && !statSync(join(folder, path), { throwIfNoEntry: false })?.size,
  )
  if (broken === undefined) return paths.size
  throw new Error(
    `The output was incomplete and has been discarded: "${broken}" is missing or empty. ` +
      'Try again with --cold.',
  )
}
