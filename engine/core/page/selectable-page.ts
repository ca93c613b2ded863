import type { Page } from '../../../schemas/generated/types'
import { NOT_FOUND } from '../addresses/paths'
import type { SelectablePage } from './listing'

export interface PageWithHead {
  route: string
  head: Pick<Page, 'title' | 'date' | 'tags' | 'author' | 'robots' | 'redirectTo'>
}

/**
 * A page as queries see it. Not found in its folder are the page for unknown addresses, pages that
 * lead elsewhere, and those that ask search engines not to show them.
 */
export function buildSelectable({ route, head }: PageWithHead): SelectablePage {
  const { title, date, tags, author, robots = '', redirectTo } = head
  const isListed = route !== NOT_FOUND && redirectTo === undefined && !robots.includes('noindex')
  return { route, title, date, tags, author, isListed }
}
