import type { BlockRule } from '../../engine/block-build-api'
import type { PeopleBlock } from '../../schemas/generated/types'

/** Reports entries without a name, unless their id is that of a person who has one. */
export const namelessPerson: BlockRule<PeopleBlock> = {
  name: 'nameless-person',
  check: ({ items }) =>
    items.flatMap(({ person, name }, index) => {
      if (person !== undefined || name !== undefined) return []
      const message = 'This entry has neither a "name" nor a "person".'
      const hint = 'Write a "name", or the id of a person in people.json as "person".'
      return [{ pointer: `/items/${index}`, message, hint }]
    }),
}
