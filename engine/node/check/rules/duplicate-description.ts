import { findRepeatedHeads } from '../facts/repeated-heads'
import type { SiteRule } from './rule'

/** Search engines show of each page what it says of itself, not of another. */
export const duplicateDescription: SiteRule = {
  name: 'duplicate-description',
  severity: 'warning',
  scope: 'language',
  check: ({ pages, tokens }) =>
    findRepeatedHeads(pages, 'description', tokens).map(({ file, first }) => ({
      file,
      pointer: '/description',
      message: `${first} has the same description.`,
      hint: 'Describe what sets this page apart.',
    })),
}
