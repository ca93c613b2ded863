import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/** How many of the words are named; those that are left move up as the others are written. */
const NAMED = 8

/** A site in a language that Quire has no words of shows none of the engine's in English. */
export const englishWords: DocumentRule = {
  name: 'english-words',
  severity: 'warning',
  scope: 'document',
  check({ documents, englishWords, isKnown }) {
    if (!documents.some(({ file, data }) => file === SETTINGS_FILE && data !== undefined)) return []
    return englishWords.flatMap(({ language, pointer, file, names }) => {
      if (names.length === 0 || !isKnown(file) || /^en(-|$)/i.test(language)) return []
      const named = names.slice(0, NAMED).join(', ')
      const rest = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
      const whose = pointer === '/language' ? "The site's language" : 'This language'
      const message =
        names.length === 1
          ? `${whose} is "${language}", but one interface text is in English.`
          : `${whose} is "${language}", but ${names.length} interface texts are in English.`
      const hint = `Add to ${file}: ${named}${rest}.`
      return [{ file: SETTINGS_FILE, pointer, message, hint }]
    })
  },
}
