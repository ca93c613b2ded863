import { escapePointer } from '../../lib/json/text-place'
import { MESSAGES_FILE } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import type { SiteRule } from './rule'

/** Every notice that the site adds to the engine's own is shown by something. */
export const unusedNotice: SiteRule = {
  name: 'unused-notice',
  severity: 'warning',
  after: 'unknown-notice',
  scope: 'language',
  check({ whole: { documents }, ownToasts }) {
    if (ownToasts.length === 0 || !documents.every(({ valid }) => valid)) return []
    const used = findMeaning(documents, 'notice')
    const names = new Set(used.map(({ value }) => value))
    return ownToasts
      .filter((name) => !names.has(name))
      .map((name) => ({
        file: MESSAGES_FILE,
        pointer: `/notices/${escapePointer(name)}`,
        at: 'key' as const,
        message: `Nothing shows the toast "${name}".`,
        hint: `Remove it, or give an action "toast": "${name}".`,
      }))
  },
}
