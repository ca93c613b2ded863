import type { RedirectRule } from '../../../schemas/generated/types'
import { decodePath, splitHref } from './paths'

/**
 * The rule for a path as it is asked for. Paths match whole and by case, however their
 * characters are escaped: `from` has no escapes.
 */
export function resolveRedirect(rules: RedirectRule[], pathname: string): RedirectRule | undefined {
  const path = decodePath(pathname)
  return rules.find(({ from }) => from === path)
}

/** Where a rule leads a visitor, with the query and the hash that the visitor came with. */
export function applyRedirect(
  { to }: Pick<RedirectRule, 'to'>,
  visitor: { search: string; hash: string },
): string {
  const target = splitHref(to)
  const queries = [target.search.slice(1), visitor.search.slice(1)].filter(Boolean)
  const search = queries.length > 0 ? `?${queries.join('&')}` : ''
  return target.path + search + (visitor.hash || target.hash)
}
