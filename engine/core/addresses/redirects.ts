import type { RedirectRule } from '../../../schemas/generated/types'
import { splitHref } from './paths'

/** What a rule says of addresses. */
export type Redirect = Pick<RedirectRule, 'from' | 'to'>

/** Where a rule leads a visitor, with the query and the hash that the visitor came with. */
export function applyRedirect(
  { to }: Pick<Redirect, 'to'>,
  visitor: { search: string; hash: string },
): string {
  const target = splitHref(to)
  const queries = [target.search.slice(1), visitor.search.slice(1)].filter(Boolean)
  const search = queries.length > 0 ? `?${queries.join('&')}` : ''
  return target.path + search + (visitor.hash || target.hash)
}
