import { TEXT_MEANINGS } from '../../schemas/default-texts'
import { findReferences } from '../facts/find-references'
import type { DocumentRule } from './rule'

/** A whole text in square brackets: `[Title]`, `[TODO]`. */
const PLACEHOLDER = /^\s*\[[^[\]]+\]\s*$/

/** Visitors would read a placeholder, such as the texts of a block that the studio has added. */
export const placeholderText: DocumentRule = {
  name: 'placeholder-text',
  severity: 'warning',
  scope: 'document',
  check: ({ documents }) =>
    findReferences(
      documents,
      ({ meaning, value }) => TEXT_MEANINGS.has(meaning) && PLACEHOLDER.test(value),
    ).map(({ file, pointer, value }) => ({
      file,
      pointer,
      message: `Visitors see this placeholder: "${value.trim()}".`,
      hint: 'Write your own text.',
    })),
}
