import type { Settings } from '../../../../schemas/generated/types'
import { markdownPathOf, SECURITY_PATH } from '../../../core/addresses/paths'
import { listFeedForms } from '../../../core/page/feed-forms'
import type { CheckContext } from './context'
import { SETTINGS_FILE } from './context'
import { decodeFilePath } from './linked-files'

const LICENCES_PATH = '/third-party-licences.txt'

type Files = Pick<CheckContext, 'assets' | 'publicFiles'>

/** The paths of the files that links can point to. */
export function listFilePaths(
  context: Files & Pick<CheckContext, 'collections' | 'shared' | 'locales' | 'pages'>,
): Set<string> {
  return new Set([...listReaderPaths(context), ...listBuiltPaths(context)])
}

/** The same, without the files that a build writes for programs, such as `robots.txt`. */
export function listReaderPaths({
  assets,
  publicFiles,
  collections,
}: Files & Pick<CheckContext, 'collections'>): string[] {
  const feeds = collections.flatMap(({ route, feed }) => (feed ? listFeedForms(route) : []))
  return [...assets.keys(), ...[...publicFiles, ...feeds].map(({ path }) => path)]
}

/** The files that a build writes for programs, in addition to the pages. */
function listBuiltPaths({
  shared,
  locales,
  pages,
}: Pick<CheckContext, 'shared' | 'locales' | 'pages'>): string[] {
  const { markdown, security } = (shared.get(SETTINGS_FILE) ?? {}) as Partial<Settings>
  const overviews = ['', ...locales.map(({ path }) => `/${path}`)].map((base) => `${base}/llms.txt`)
  return [
    ...['/robots.txt', '/sitemap.xml', LICENCES_PATH],
    ...(security?.contact ? [SECURITY_PATH] : []),
    ...(markdown ? [...overviews, ...[...pages.keys()].map(markdownPathOf)] : []),
  ]
}

/**
 * Returns `true` if a link points to a file, existing or not: the last part of a page's path never
 * contains a dot. Paths that end in `.html` or `.md` are those of pages elsewhere, unless the
 * file exists.
 */
export function isFilePath(path: string, { assets, publicFiles }: Files): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (
    path.startsWith('/assets/') ||
    (name.includes('.') && !/\.(?:html?|mdx?|markdown)$/i.test(name))
  )
    return true
  const decoded = decodeFilePath(path)
  return assets.has(decoded) || publicFiles.some((file) => file.path === decoded)
}
