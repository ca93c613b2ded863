import { findReferences } from '../find-references'
import { WHOLE_FILE } from '../problem'
import type { SiteRule } from './rule'

/** Every file among the assets is shown somewhere. */
export const unusedAsset: SiteRule = {
  name: 'unused-asset',
  severity: 'warning',
  after: 'missing-asset',
  scope: 'site',
  check({ documents, assets }) {
    // What a file with mistakes shows is not known.
    if (!documents.every(({ valid }) => valid)) return []
    const used = findReferences(documents, ({ meaning }) => meaning === 'asset')
    const names = new Set(used.map(({ value }) => value))
    return [...assets.keys()]
      .filter((path) => !names.has(path))
      .map((path) => ({
        file: path.slice(1),
        pointer: '',
        place: WHOLE_FILE,
        message: 'Nothing in the site shows this file.',
        hint: `Remove it, or name it as "${path}" where it should be seen.`,
      }))
  },
}
