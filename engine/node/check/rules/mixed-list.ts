import type { PageQuery } from '../../../../schemas/generated/types'
import { readQuery } from '../../../core/page/listing'
import { findMeaning } from '../facts/find-references'
import { listWords } from '../schema/schema-words'
import type { DocumentRule } from './rule'

const SOURCES = ['from', 'pages', 'neighbours'] as const satisfies (keyof PageQuery)[]

/** A list gets its pages from only one source. */
export const mixedList: DocumentRule = {
  name: 'mixed-list',
  scope: 'document',
  check: ({ documents }) =>
    findMeaning(documents, 'pages').flatMap(({ file, pointer, value }) => {
      const query = readQuery(value)
      const given = SOURCES.filter((name) => query[name] !== undefined)
      if (given.length < 2) return []
      const message = `The list has both ${given.map((name) => `"${name}"`).join(' and ')}.`
      const hint = `Keep one of them. A list takes its pages from one of: ${listWords([...SOURCES])}.`
      return [{ file, pointer, message, hint }]
    }),
}
