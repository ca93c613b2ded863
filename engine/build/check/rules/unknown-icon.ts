import { loadIcons } from '../../icons'
import { findReferences } from '../find-references'
import { createNearest, suggest } from '../nearest'
import type { DocumentRule } from './rule'

/** Every icon is one that there is; look-ups see own keys only. */
export const unknownIcon: DocumentRule = {
  name: 'unknown-icon',
  scope: 'document',
  check({ documents }) {
    const used = findReferences(documents, ({ meaning }) => meaning === 'icon')
    if (used.length === 0) return []
    const icons = loadIcons()
    const unknown = used.filter(({ value }) => !Object.hasOwn(icons, value))
    if (unknown.length === 0) return []
    const findNearest = createNearest(Object.keys(icons))
    return unknown.map(({ file, pointer, value }) => ({
      file,
      pointer,
      message: `There is no icon "${value}".`,
      ...suggest(value, findNearest(value), 'All icons are at https://tabler.io/icons.'),
    }))
  },
}
