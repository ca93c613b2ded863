import { withoutBase } from '../../../core/addresses/base'
import { formatOfEnding, PICTURE_FORMATS } from '../../lib/media/format'
import {
  createNearest,
  proposeNearest,
  renderSuggestion,
  suggest,
} from '../../lib/problems/nearest'
import type { RuleIssue } from '../../lib/problems/problem'
import type { CheckContext } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import { isFilePath, listFilePaths } from '../facts/linked-file-paths'
import { decodeFilePath } from '../facts/linked-files'
import { fixLinks, getLinkPart, listInternalLinks } from '../facts/links'
import { explainBase } from '../facts/suggest-url'
import type { SiteRule } from './rule'

/** Every picture, font, download and linked file exists. */
export const missingAsset: SiteRule = {
  name: 'missing-asset',
  scope: 'site',
  check(context) {
    const { documents, assets, base } = context
    const offer = createOffer([...assets.keys()], base)
    const named = [...findMeaning(documents, 'asset'), ...findMeaning(documents, 'file')]
    const missing = named.filter(({ value }) => !assets.has(value))
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

function checkLinks(context: CheckContext): RuleIssue[] {
  const files = listFilePaths(context)
  const offer = createOffer([...files], context.base)
  const paths = new Map<string, boolean>()
  const isFile = (path: string) => {
    const known = paths.get(path) ?? isFilePath(path, context)
    paths.set(path, known)
    return known
  }
  return listInternalLinks(context.readLinks()).flatMap((link): RuleIssue[] => {
    const { file, pointer, path } = link
    if (!isFile(path)) return []
    const decoded = decodeFilePath(path)
    if (!files.has(decoded)) {
      const { hint, ...fixes } = offer(decoded)
      const message = `There is no file "${decoded}" in the site.`
      const base = { file, pointer, message, hint }
      return [{ ...base, ...fixLinks(link, fixes), ...getLinkPart(link) }]
    }
    if (decoded.includes('.', decoded.lastIndexOf('/'))) return []
    const message = `The file "${decoded}" has no extension: a link to it would be treated as a link to a page.`
    return [{ file, pointer, message, hint: 'Give the file an extension, such as ".txt".' }]
  })
}

/** The build writes it only for a site with Markdown pages. */
const OVERVIEW = /(?:^|\/)llms\.txt$/

const ENDING = /\.[^./]+$/

/** Returns a function that suggests a replacement for a missing file's path. */
function createOffer(
  files: string[],
  base: string,
): (path: string) => Pick<RuleIssue, 'hint' | 'fix' | 'fixes'> {
  // Nearly all files are in the same folder, so names are compared without it.
  const nameOf = (path: string) => path.replace(/^\/assets\//, '')
  const byName = new Map(files.map((path) => [nameOf(path), path]))
  const findName = createNearest(byName.keys())
  return (path) => {
    if (OVERVIEW.test(path))
      return { hint: 'Write "markdown": true in settings.json: the build then writes the file.' }
    const own = withoutBase(base, path)
    if (own !== path && own !== undefined && files.includes(own))
      return { hint: `Write "${own}". ${explainBase(base)}`, fix: { from: path, to: own } }
    const small = path.toLowerCase()
    const other = files.find((file) => file.toLowerCase() === small)
    if (other) return reportCase(path, other)
    const name = path.slice(path.lastIndexOf('/'))
    const moved = files.find((file) => file.endsWith(name))
    if (moved) return { hint: renderSuggestion([moved]), ...proposeNearest(path, [moved]) }
    const stem = small.replace(ENDING, '')
    const kin = files.find((file) => file.toLowerCase().replace(ENDING, '') === stem)
    if (kin) return reportEnding(path, kin)
    const nearest = findName(nameOf(path)).map((near) => byName.get(near) ?? near)
    return suggest(path, nearest, `Put the file into the folder of the site: "${path.slice(1)}".`)
  }
}

/** File names are case-sensitive on servers, even if they are not on the author's machine. */
function reportCase(path: string, there: string): Pick<RuleIssue, 'hint' | 'fix'> {
  if (canStand(there)) {
    return {
      hint: `Write "${there}": the name differs in case.`,
      fix: { from: path, to: there },
    }
  }
  return { hint: `Rename the file "${there.slice(1)}" to "${path.slice(1)}".` }
}

function reportEnding(path: string, there: string): Pick<RuleIssue, 'hint' | 'fixes'> {
  if (canStand(there)) return { hint: renderSuggestion([there]), ...proposeNearest(path, [there]) }
  const [ending = ''] = ENDING.exec(there) ?? []
  const format = formatOfEnding(ending)
  const hint = `Save the file "${there.slice(1)}" as PNG, JPEG, WebP or AVIF.`
  const isShown = PICTURE_FORMATS.includes(format)
  return { hint: isShown ? reportCase(there.toLowerCase(), there).hint : hint }
}

const ENDINGS = [...PICTURE_FORMATS, 'jpeg', 'ico', 'woff2', 'js'].join('|')
const ALLOWED = new RegExp(`^/assets/[A-Za-z0-9_./-]+\\.(?:${ENDINGS})$`)

/** Returns `true` if the schemas accept the name: its extension is in lower case. */
function canStand(path: string): boolean {
  return ALLOWED.test(path)
}
