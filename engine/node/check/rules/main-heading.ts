import type { RuleIssue } from '../../lib/problems/problem'
import { findReferences } from '../facts/find-references'
import { isVariant } from '../facts/variants'
import type { DocumentRule } from './rule'

/** A page has exactly one main heading, which screen reader users rely on for orientation. */
export const mainHeading: DocumentRule = {
  name: 'main-heading',
  severity: 'warning',
  scope: 'document',
  check: ({ documents, mainBlocks }) =>
    documents.flatMap((document): RuleIssue[] => {
      const { file, route, valid } = document
      if (route === undefined || !valid) return []
      const [first, ...further] = findReferences(
        [document],
        ({ meaning, pointer }) => meaning === 'main-heading' && !isVariant(pointer),
      )
      if (!first) {
        const message = 'This page has no main heading.'
        const hint = `Start it with a block of type ${mainBlocks.map((type) => `"${type}"`).join(' or ')}.`
        return [{ file, pointer: '/blocks', at: 'key', message, hint }]
      }
      return further.map(({ pointer, value }) => ({
        file,
        pointer,
        message: `"${value}" is a second main heading on this page.`,
        hint: `Use a block with a lower-level heading here. The first is "${first.value}" (${first.pointer}).`,
      }))
    }),
}
