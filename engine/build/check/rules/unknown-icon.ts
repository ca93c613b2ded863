import { isIcon, listIcons } from '../../icons'
import { findReferences } from '../find-references'
import { createNearest, suggest } from '../nearest'
import type { DocumentRule } from './rule'

/** Every icon is one that there is; `constructor` is none. */
export const unknownIcon: DocumentRule = {
  name: 'unknown-icon',
  scope: 'document',
  check({ documents }) {
    const used = findReferences(documents, ({ meaning }) => meaning === 'icon')
    const unknown = used.filter(({ value }) => !isIcon(value))
    if (unknown.length === 0) return []
    const findNearest = createNearest(listIcons())
    return unknown.map(({ file, pointer, value }) => ({
      file,
      pointer,
      message: `There is no icon "${value}".`,
      ...suggest(value, findNearest(value), 'All icons are at https://tabler.io/icons.'),
    }))
  },
}
