import { listFeedForms } from '../../../core/page/feed-forms'
import type { CheckContext } from './context'
import { decodeFilePath } from './linked-files'

type Files = Pick<CheckContext, 'assets' | 'publicFiles'>

/** The paths of the files that links can lead to. */
export function listFilePaths({
  assets,
  publicFiles,
  collections,
}: Files & Pick<CheckContext, 'collections'>): Set<string> {
  const feeds = collections.flatMap(({ route, feed }) => (feed ? listFeedForms(route) : []))
  return new Set([...assets.keys(), ...[...publicFiles, ...feeds].map(({ path }) => path)])
}

/**
 * Whether a link leads to a file, there or not: the last part of a page's address never has a dot.
 * Addresses with `.html` are those of pages elsewhere, unless there is such a file.
 */
export function isFilePath(path: string, { assets, publicFiles }: Files): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (path.startsWith('/assets/') || (name.includes('.') && !/\.html?$/i.test(name))) return true
  const decoded = decodeFilePath(path)
  return assets.has(decoded) || publicFiles.some((file) => file.path === decoded)
}
