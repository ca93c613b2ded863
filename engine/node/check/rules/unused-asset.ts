import { WHOLE_FILE } from '../../lib/problems/problem'
import { findMeaning } from '../facts/find-references'
import { decodeFilePath } from '../facts/linked-files'
import type { SiteRule } from './rule'

/** Every asset is shown or linked. */
export const unusedAsset: SiteRule = {
  name: 'unused-asset',
  severity: 'warning',
  after: 'missing-asset',
  scope: 'site',
  check({ documents, assets, readLinks }) {
    // It is unknown what a file with errors shows.
    if (!documents.every(({ valid }) => valid)) return []
    const used = [...findMeaning(documents, 'asset'), ...findMeaning(documents, 'file')]
    const names = new Set([
      ...used.map(({ value }) => value),
      ...documents.flatMap(({ composition }) => composition?.unpublishedAssets ?? []),
      ...readLinks().map(({ path }) => decodeFilePath(path)),
    ])
    return [...assets.keys()]
      .filter((path) => !names.has(path))
      .map((path) => ({
        file: path.slice(1),
        pointer: '',
        place: WHOLE_FILE,
        message: 'No page shows this file or links to it.',
        hint: `Remove it, or refer to it as "${path}".`,
      }))
  },
}
