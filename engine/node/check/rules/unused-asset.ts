import { foldText } from '../../../core/text/fold-text'
import { WHOLE_FILE } from '../../lib/problems/problem'
import { findMeaning } from '../facts/find-references'
import { decodeFilePath } from '../facts/linked-files'
import { findMentions } from '../facts/mentions'
import type { SiteRule } from './rule'

/** The text of a font's or picture's licence, which is next to its file. */
const LICENCE = /\/(?:OFL|LICEN[CS]E)[^/]*\.txt$/i

/** Every asset is shown or linked, except for the texts of licences. */
export const unusedAsset: SiteRule = {
  name: 'unused-asset',
  severity: 'warning',
  after: 'missing-asset',
  scope: 'site',
  check({ documents, assets, readLinks }) {
    const mentions = findMentions(documents)
    if (!mentions || mentions.lacksMarkdown) return []
    const used = [...findMeaning(documents, 'asset'), ...findMeaning(documents, 'file')]
    const names = new Set([
      ...used.map(({ value }) => value),
      ...readLinks().map(({ path }) => decodeFilePath(path)),
    ])
    const misspelt = new Set([...mentions.texts].flatMap(foldName))
    return [...assets.keys()]
      .filter((path) => !names.has(path) && !LICENCE.test(path) && !mentions.joined.includes(path))
      .filter((path) => !foldName(path).some((name) => misspelt.has(name)))
      .map((path) => ({
        file: path.slice(1),
        pointer: '',
        place: WHOLE_FILE,
        about: path.slice(1),
        message: 'No page shows this file or links to it.',
        fixes: [{ kind: 'delete-file' }],
        hint: `Remove it, or refer to it as "${path}".`,
      }))
  },
}

/** The letters of a file's name, without its extension. Empty for a text that is not a path. */
function foldName(path: string): string[] {
  const [stem = ''] = (path.split(/[/\\]/).at(-1) ?? '').split('.', 1)
  const name = foldText(stem).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return /[/.]/.test(path) && name !== '' ? [name] : []
}
