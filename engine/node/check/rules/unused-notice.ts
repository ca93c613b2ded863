import { escapePointer } from '../../lib/json/text-place'
import { MESSAGES_FILE } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import { findMentions } from '../facts/mentions'
import type { SiteRule } from './rule'

/** Every notice that the site defines in addition to the engine's notices is used. */
export const unusedNotice: SiteRule = {
  name: 'unused-notice',
  severity: 'warning',
  after: 'unknown-notice',
  scope: 'language',
  check({ whole: { documents }, ownToasts }) {
    const mentions = ownToasts.length > 0 && findMentions(documents)
    if (!mentions) return []
    const used = findMeaning(documents, 'notice').map(({ value }) => value)
    const names = new Set([...used, ...mentions.texts])
    return ownToasts
      .filter((name) => !names.has(name))
      .map((name) => ({
        file: MESSAGES_FILE,
        pointer: `/notices/${escapePointer(name)}`,
        at: 'key' as const,
        about: name,
        message: `Nothing shows the toast "${name}".`,
        fixes: [{ kind: 'remove' }],
        hint: `Remove it, or give an action "toast": "${name}".`,
      }))
  },
}
