import { listPeople, PEOPLE_FILE } from '../facts/context'
import type { DocumentRule } from './rule'

/** Each person has a unique id, by which pages refer to them. */
export const duplicatePerson: DocumentRule = {
  name: 'duplicate-person',
  scope: 'document',
  check(context) {
    if (!context.documents.some(({ file }) => file === PEOPLE_FILE)) return []
    const ids = listPeople(context).map(({ id }) => id)
    return ids.flatMap((id, index) => {
      if (ids.indexOf(id) === index) return []
      const message = `Two people have the id "${id}".`
      const hint = 'Change one of the ids, also in the pages that refer to it.'
      return [{ file: PEOPLE_FILE, pointer: `/people/${index}/id`, message, hint }]
    })
  },
}
