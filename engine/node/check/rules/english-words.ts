import { renderInvocation } from '../../lib/files/invocation'
import { SETTINGS_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/** The maximum number of messages to list. The others appear once the first are translated. */
const NAMED = 8

/**
 * If Quire has no translations for a site's language, the site translates the engine's messages.
 */
export const englishWords: DocumentRule = {
  name: 'english-words',
  severity: 'warning',
  scope: 'document',
  check({ documents, shared, englishWords, isKnown }) {
    if (!documents.some(({ file, data }) => file === SETTINGS_FILE && data !== undefined)) return []
    return englishWords.flatMap(({ language, pointer, file, names }) => {
      if (names.length === 0 || !isKnown(file) || /^en(-|$)/i.test(language)) return []
      const named = names.slice(0, NAMED).join(', ')
      const rest = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
      const isOfSite = pointer === '/language'
      const whose = isOfSite ? "The site's language" : 'This language'
      // The blocks of a project have defaults in the language of the site.
      const state = isOfSite ? 'in English' : 'not translated'
      const message =
        names.length === 1
          ? `${whose} is "${language}", but one interface text is ${state}.`
          : `${whose} is "${language}", but ${names.length} interface texts are ${state}.`
      const command = renderInvocation('new', `messages ${language}`)
      const start = shared.has(file) ? '' : `Run \`${command}\`. `
      const hint = `${start}Translate in ${file}: ${named}${rest}.`
      return [{ file: SETTINGS_FILE, pointer, message, hint }]
    })
  },
}
