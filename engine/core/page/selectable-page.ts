import type { Page } from '../../../schemas/generated/types'
import { NOT_FOUND } from '../addresses/paths'
import type { SelectablePage } from './listing'

export interface PageWithHead {
  route: string
  /** If `true`, it only lists other pages, as the page of a tag does. */
  isDerived?: boolean
  /** The 404 page of its language. Default: that of the default language. */
  notFound?: string
  head: Pick<Page, 'title' | 'date' | 'tags' | 'author' | 'robots' | 'redirectTo'>
}

/**
 * A page for queries. Pages that only list others, the 404 page, pages that redirect, and pages
 * that search engines must not index are not listed in their folder.
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
