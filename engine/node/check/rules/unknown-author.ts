import { findNearest, listSome, suggest } from '../../lib/problems/nearest'
import { listPeople, PEOPLE_FILE } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import type { DocumentRule } from './rule'

/** Every person on a page or in a list is in `people.json`. */
export const unknownAuthor: DocumentRule = {
  name: 'unknown-author',
  scope: 'document',
  check(context) {
    if (!context.isKnown(PEOPLE_FILE)) return []
    const ids = listPeople(context).map(({ id }) => id)
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

function renderKnown(ids: string[]): string {
  return ids.length === 0
    ? `Add the person to ${PEOPLE_FILE}.`
    : `Use one of the people in ${PEOPLE_FILE}: ${listSome(ids)}.`
}
