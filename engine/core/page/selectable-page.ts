import type { Page } from '../../../schemas/generated/types'
import { NOT_FOUND } from '../addresses/paths'
import type { SelectablePage } from './listing'

export interface PageWithHead {
  route: string
  /** Whether it only shows others in another order, as the page of a tag does. */
  isDerived?: boolean
  /** The page for unknown addresses in its language; that of the site's own by default. */
  notFound?: string
  head: Pick<Page, 'title' | 'date' | 'tags' | 'author' | 'robots' | 'redirectTo'>
}

/**
 * A page as queries see it. Not found in its folder are pages that
 * only show others, the page for unknown addresses, pages that
 * lead elsewhere, and those that ask search engines not to show them.
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
