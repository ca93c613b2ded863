import { loadIcons } from '../../icons'
import { findReferences } from '../find-references'
import { createNearest, renderSuggestion } from '../nearest'
import type { Rule } from './rule'

/** Every icon is one that there is; look-ups see own keys only. */
export const unknownIcon: Rule = {
  name: 'unknown-icon',
  check({ documents }) {
    const used = findReferences(documents, ({ meaning }) => meaning === 'icon')
    if (used.length === 0) return []
    const icons = loadIcons()
    const findNearest = createNearest(Object.keys(icons))
    return used
      .filter(({ value }) => !Object.hasOwn(icons, value))
      .map(({ file, pointer, value }) => ({
        file,
        pointer,
        message: `There is no icon "${value}".`,
        hint: renderSuggestion(findNearest(value), 'All icons are at https://tabler.io/icons.'),
      }))
  },
}
