import { decodePath } from '../../linked-files'
import type { CheckContext } from '../context'
import { findReferences } from '../find-references'
import { isFilePath, listFilePaths } from '../linked-file-paths'
import { fixLink, listInternalLinks } from '../links'
import { createNearest, renderSuggestion, suggest } from '../nearest'
import type { Remark } from '../problem'
import type { SiteRule } from './rule'

/** Every picture, font and linked file that a file names is in the site. */
export const missingAsset: SiteRule = {
  name: 'missing-asset',
  scope: 'site',
  check(context) {
    const { documents, assets } = context
    const offer = createOffer(assets)
    const missing = findReferences(
      documents,
      ({ meaning, value }) => meaning === 'asset' && !assets.has(value),
    )
    return [
      ...missing.map(({ file, pointer, value }) => ({
        file,
        pointer,
        message: `There is no file "${value}" in the site.`,
        ...offer(value),
      })),
      ...checkLinks(context),
    ]
  },
}

function checkLinks(context: CheckContext): Remark[] {
  const files = listFilePaths(context)
  const offer = createOffer(files)
  return listInternalLinks(context.links).flatMap((link): Remark[] => {
    const { file, pointer, path } = link
    const decoded = decodePath(path)
    if (!isFilePath(path, context)) return []
    if (!files.has(decoded)) {
      const { hint, fix } = offer(decoded)
      const message = `There is no file "${decoded}" in the site.`
      return [{ file, pointer, message, hint, fix: fix && fixLink(link, fix.from, fix.to) }]
    }
    if (decoded.includes('.', decoded.lastIndexOf('/'))) return []
    const message = `The file "${decoded}" has no ending: a link to it is taken for one to a page.`
    return [{ file, pointer, message, hint: 'Give the file an ending, such as ".txt".' }]
  })
}

function createOffer(files: Set<string>): (path: string) => Pick<Remark, 'hint' | 'fix'> {
  const findNearest = createNearest(files)
  return (path) => {
    const moved = findMoved(path, files)
    return moved ? { hint: renderSuggestion(moved) } : suggest(path, findNearest(path))
  }
}

/** The file of the same name in another folder. */
function findMoved(path: string, files: Iterable<string>): string | undefined {
  const name = path.slice(path.lastIndexOf('/'))
  return [...files].find((file) => file.endsWith(name))
}
