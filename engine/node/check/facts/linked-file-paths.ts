import { listFeedForms } from '../../../core/page/feed-forms'
import type { CheckContext } from './context'
import { decodeFilePath } from './linked-files'

type Files = Pick<CheckContext, 'assets' | 'publicFiles'>

/** The paths of the files that links can point to. */
export function listFilePaths({
  assets,
  publicFiles,
  collections,
}: Files & Pick<CheckContext, 'collections'>): Set<string> {
  const feeds = collections.flatMap(({ route, feed }) => (feed ? listFeedForms(route) : []))
  return new Set([...assets.keys(), ...[...publicFiles, ...feeds].map(({ path }) => path)])
}

/**
 * Returns `true` if a link points to a file, whether or not it exists: the last segment of a page's
 * path never contains a dot. Paths that end in `.html` belong to pages on other sites, unless the
 * file exists.
 */
export function isFilePath(path: string, { assets, publicFiles }: Files): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (path.startsWith('/assets/') || (name.includes('.') && !/\.html?$/i.test(name))) return true
  const decoded = decodeFilePath(path)
  return assets.has(decoded) || publicFiles.some((file) => file.path === decoded)
}
