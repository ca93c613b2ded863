import { findRepeatedHeads } from '../facts/repeated-heads'
import type { SiteRule } from './rule'

/** Page titles are unique, so that tabs, bookmarks and search results are distinguishable. */
export const duplicateTitle: SiteRule = {
  name: 'duplicate-title',
  severity: 'warning',
  scope: 'language',
  check: ({ pages, tokens }) =>
    findRepeatedHeads(pages, 'title', tokens).map(({ file, first }) => ({
      file,
      pointer: '/title',
      message: `${first} has the same title.`,
      hint: 'Give each page a unique title: visitors see it in tabs and in search results.',
    })),
}
