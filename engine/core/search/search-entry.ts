import type { Page, SearchEntry } from '../../../schemas/generated/types'

/** The properties of a page that its entry is made of. */
export interface SearchedHead
  extends Partial<Pick<Page, 'title' | 'description' | 'summary' | 'tags' | 'date'>> {
  search?: Omit<SearchEntry, 'expect'>
}

/** The complete entry of a page. */
export type CompleteEntry = Omit<SearchEntry, 'expect'> &
  Required<Pick<SearchEntry, 'title' | 'description' | 'keywords'>>

/**
 * The entry of a page in the search index, completed from the page's metadata. Undefined if the
 * page is excluded from the search.
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
