import { findNearest, suggest } from '../../lib/problems/nearest'
import { listPeople, PEOPLE_FILE } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import { listWords } from '../schema/schema-words'
import type { DocumentRule } from './rule'

/** Every person in a page or a list is in `people.json`. */
export const unknownAuthor: DocumentRule = {
  name: 'unknown-author',
  scope: 'document',
  check(context) {
    if (!context.isKnown(PEOPLE_FILE)) return []
    const ids = listPeople(context)
    return findMeaning(context.documents, 'person')
      .filter(({ value }) => !ids.includes(value))
      .map(({ file, pointer, value }) => ({
        file,
        pointer,
        message: `There is no person "${value}".`,
        ...suggest(value, findNearest(value, ids), renderKnown(ids)),
      }))
  },
}

/** The largest number of ids that a message lists. */
const MOST_NAMED = 12

function renderKnown(ids: string[]): string {
  if (ids.length === 0) return `The site has no people. Add them to ${PEOPLE_FILE}.`
  const some = ids.slice(0, MOST_NAMED)
  const rest = ids.length - some.length
  return `The people in ${PEOPLE_FILE} are: ${listWords(some)}${rest > 0 ? ` and ${rest} more` : ''}.`
}
