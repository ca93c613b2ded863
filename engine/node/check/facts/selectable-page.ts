import { NOT_FOUND } from '../../../core/addresses/paths'
import type { SelectablePage } from '../../../core/page/listing'
import type { PageHead } from './page-digest'

/**
 * A page as queries see it. Not found in its folder are the page for unknown addresses, pages that
 * lead elsewhere, and those that ask search engines not to show them.
 */
export function selectable({ route, head }: { route: string; head: PageHead }): SelectablePage {
  const { title, date, tags, author, robots = '', redirectTo } = head
  const isListed = route !== NOT_FOUND && redirectTo === undefined && !robots.includes('noindex')
  return { route, title, date, tags, author, isListed }
}
