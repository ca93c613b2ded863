import { findRepeatedHeads } from '../facts/repeated-heads'
import type { SiteRule } from './rule'

/** Each page has a unique description, which search engines show. */
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
