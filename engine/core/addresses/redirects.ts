import type { RedirectRule } from '../../../schemas/generated/types'
import { splitHref } from './paths'

/** The old path and the target of a redirect. */
export type Redirect = Pick<RedirectRule, 'from' | 'to'>

/** A redirect's target URL, with the visitor's query and hash. */
export function applyRedirect(
  { to }: Pick<Redirect, 'to'>,
  visitor: { search: string; hash: string },
): string {
  const target = splitHref(to)
  const queries = [target.search.slice(1), visitor.search.slice(1)].filter(Boolean)
  const search = queries.length > 0 ? `?${queries.join('&')}` : ''
  return target.path + search + (visitor.hash || target.hash)
}
