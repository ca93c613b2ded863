import { findReferences } from '../find-references'
import { createNearest, renderSuggestion, suggest } from '../nearest'
import type { SiteRule } from './rule'

/** Every picture and font that a file names is in the site's `assets` folder. */
export const missingAsset: SiteRule = {
  name: 'missing-asset',
  scope: 'site',
  check({ documents, assets }) {
    const findNearest = createNearest(assets)
    const offer = (path: string) => {
      const moved = findMoved(path, assets)
      return moved ? { hint: renderSuggestion(moved) } : suggest(path, findNearest(path))
    }
    const missing = findReferences(
      documents,
      ({ meaning, value }) => meaning === 'asset' && !assets.has(value),
    )
    return missing.map(({ file, pointer, value }) => ({
      file,
      pointer,
      message: `There is no file "${value}" in the site.`,
      ...offer(value),
    }))
  },
}

/** The file of the same name in another folder. */
function findMoved(path: string, assets: Iterable<string>): string | undefined {
  const name = path.slice(path.lastIndexOf('/'))
  return [...assets].find((asset) => asset.endsWith(name))
}
