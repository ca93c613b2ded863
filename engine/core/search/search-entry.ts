import type { Page, SearchEntry } from '../../../schemas/generated/types'

/** The page properties from which a search entry is built. */
export interface SearchedHead
  extends Partial<Pick<Page, 'title' | 'description' | 'summary' | 'tags' | 'date'>> {
  search?: Omit<SearchEntry, 'expect'>
}

/** A page's complete search entry. */
export type CompleteEntry = Omit<SearchEntry, 'expect'> &
  Required<Pick<SearchEntry, 'title' | 'description' | 'keywords'>>

/**
 * A page's entry in the search index, completed from the page's metadata. Undefined if the page is
 * excluded from the search.
 */
export function resolveSearchEntry({
  title = '',
  description = '',
  summary = description,
  tags = [],
  search,
}: SearchedHead): CompleteEntry | undefined {
  return search && { title, description: summary, keywords: tags, ...search }
}
