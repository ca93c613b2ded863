import { escapePointer } from '../../lib/json/text-place'
import { findNearest, suggest } from '../../lib/problems/nearest'
import { isVariants, listAudiences, listUsedAudiences } from '../facts/variants'
import { listWords } from '../schema/schema-words'
import type { DocumentRule } from './rule'

/** Every audience in a block is declared in `audiences.json`. */
export const unknownAudience: DocumentRule = {
  name: 'unknown-audience',
  scope: 'document',
  check(context) {
    const ids = listAudiences(context).map(({ id }) => id)
    return listUsedAudiences(context)
      .filter(({ value }) => !ids.includes(value))
      .map(({ file, pointer, value }) => ({
        file,
        ...(isVariants(pointer)
          ? { pointer: `${pointer}/${escapePointer(value)}`, at: 'key' as const }
          : { pointer }),
        message: `There is no audience "${value}".`,
        ...suggest(value, findNearest(value, ids), renderKnown(ids)),
      }))
  },
}

function renderKnown(ids: string[]): string {
  return ids.length === 0
    ? 'The site declares none. Declare audiences in audiences.json.'
    : `The audiences are: ${listWords(ids)}.`
}
