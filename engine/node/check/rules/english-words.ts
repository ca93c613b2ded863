import { MESSAGES_FILE, SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/** How many of the words are named; those that are left move up as the others are written. */
const NAMED = 8

/** A site in a language that Quire has no words of shows none of the engine's in English. */
export const englishWords: DocumentRule = {
  name: 'english-words',
  severity: 'warning',
  scope: 'document',
  check({ documents, englishWords: words, isKnown }) {
    if (words.length === 0 || !isKnown(MESSAGES_FILE)) return []
    return documents.flatMap(({ file, data }) => {
      const { language } = (data ?? {}) as { language?: unknown }
      if (file !== SETTINGS_FILE || typeof language !== 'string') return []
      if (/^en(-|$)/i.test(language)) return []
      const named = words.slice(0, NAMED).join(', ')
      const rest = words.length > NAMED ? ` and ${words.length - NAMED} more` : ''
      const message =
        words.length === 1
          ? `The site's language is "${language}", but one interface text is in English.`
          : `The site's language is "${language}", but ${words.length} interface texts are in English.`
      const hint = `Add to messages.json: ${named}${rest}.`
      return [{ file, pointer: '/language', message, hint }]
    })
  },
}
