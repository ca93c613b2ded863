import type { Page, SearchEntry } from '../../../schemas/generated/types'

/** What the entry of a page is made of. */
export interface SearchedHead
  extends Partial<Pick<Page, 'title' | 'description' | 'summary' | 'tags' | 'date'>> {
  search?: Omit<SearchEntry, 'expect'>
}

/** The entry of a page with all that it shows. */
export type CompleteEntry = Omit<SearchEntry, 'expect'> &
  Required<Pick<SearchEntry, 'title' | 'description' | 'keywords'>>

/**
 * The entry of a page in the search index: what it does not say itself is what the page says. None
 * where the search is not to find the page.
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
