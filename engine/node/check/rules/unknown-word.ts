import { findNearest, listSome, suggest } from '../../lib/problems/nearest'
import { readVocabularies, SETTINGS_FILE } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import type { DocumentRule } from './rule'

/** If the site lists the values of a property, no other value is allowed. */
export const unknownWord: DocumentRule = {
  name: 'unknown-word',
  scope: 'document',
  check(context) {
    const lists = readVocabularies(context)
    return findMeaning(context.documents, 'vocabulary').flatMap(
      ({ file, pointer, value, vocabularies = [] }) => {
        const declared = vocabularies.filter((name) => lists.has(name))
        const words = new Set(declared.flatMap((name) => lists.get(name) ?? []))
        if (declared.length < vocabularies.length || words.has(value)) return []
        const message = `"${value}" is not one of the site's ${declared.join(' or ')}.`
        const all = [...words].map((word) => `"${word}"`)
        const further = `Use one of the words in ${SETTINGS_FILE}: ${listSome(all)}; add others to its "vocabularies".`
        return [{ file, pointer, message, ...suggest(value, findNearest(value, words), further) }]
      },
    )
  },
}
