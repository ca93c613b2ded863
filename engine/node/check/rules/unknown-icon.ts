import { isIcon, listIcons } from '../../lib/media/icons'
import { createNearest, suggest } from '../../lib/problems/nearest'
import type { RuleIssue } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { findMeaning } from '../facts/find-references'
import { suggestIcon } from '../schema/suggest-icon'
import type { DocumentRule } from './rule'

/** Every icon exists. Look-ups use own keys, so `constructor` is not one. */
export const unknownIcon: DocumentRule = {
  name: 'unknown-icon',
  scope: 'document',
  check({ documents }) {
    const used = findMeaning(documents, 'icon')
    const unknown = used.filter(({ value }) => !isIcon(value))
    if (unknown.length === 0) return []
    const findNearest = createNearest(listIcons())
    return unknown.map(({ file, pointer, value }) => ({
      file,
      pointer,
      message: `There is no icon "${value}".`,
      ...offer(value, findNearest(value)),
    }))
  },
}

const ALL = 'Choose one of the icons at https://tabler.io/icons.'

function offer(value: string, nearest: string[]): Pick<RuleIssue, 'hint' | 'fix' | 'fixes'> {
  const suggestion = suggest(value, nearest, ALL)
  const meant = suggestion.fix ? undefined : suggestIcon(value)
  return meant ? { hint: meant.hint, fixes: replaceText(value, meant.names) } : suggestion
}
