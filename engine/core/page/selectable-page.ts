import type { Page } from '../../../schemas/generated/types'
import { NOT_FOUND } from '../addresses/paths'
import type { SelectablePage } from './listing'

export interface PageWithHead {
  route: string
  /** If `true`, the page only lists other pages, as a tag's page does. */
  isDerived?: boolean
  /** The 404 page in the page's language. Default: the 404 page in the default language. */
  notFound?: string
  head: Pick<Page, 'title' | 'date' | 'tags' | 'author' | 'robots' | 'redirectTo'>
}

/**
 * A page that queries can select. Pages that only list others, the 404 page, redirecting pages, and
 * pages that search engines must not index are not listed in their folder.
 */
export function buildSelectable({
  route,
  head,
  isDerived = false,
  notFound = NOT_FOUND,
}: PageWithHead): SelectablePage {
  const { title, date, tags, author, robots = '', redirectTo } = head
  const isShown = redirectTo === undefined && !robots.includes('noindex')
  const isListed = route !== notFound && !isDerived && isShown
  return { route, title, date, tags, author, isListed }
}
