import type { RedirectRule } from '../../schemas/generated/types'
import { splitHref } from './paths'

/** The rule for a path. Paths match whole and by case. */
export function resolveRedirect(rules: RedirectRule[], pathname: string): RedirectRule | undefined {
  return rules.find(({ from }) => from === pathname)
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
