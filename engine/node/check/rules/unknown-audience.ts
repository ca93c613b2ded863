import { escapePointer } from '../../lib/json/text-place'
import { findNearest, listSome, suggest } from '../../lib/problems/nearest'
import { isVariants, listAudiences, listUsedAudiences } from '../facts/variants'
import type { DocumentRule } from './rule'

/** Every audience in a block is defined in `audiences.json`. */
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
    ? 'Declare it in audiences.json, which has no audiences.'
    : `Use one of the audiences: ${listSome(ids)}.`
}
