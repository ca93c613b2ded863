import type { RedirectRule } from '../../../../schemas/generated/types'
import { createRedirects } from '../../../core/addresses/find-redirect'
import { fillTarget, isPattern, REST } from '../../../core/addresses/redirect-pattern'

export interface ParsedRules {
  /** Rules for one path, which come before patterns wherever they are written. */
  redirects: RedirectRule[]
  patterns: RedirectRule[]
}

/**
 * Tells rules for one path from patterns. What a pattern that ends with `*` makes of nothing in its
 * place is a rule of its own: no host would leave out the slash.
 */
export function parseRules(rules: RedirectRule[]): ParsedRules {
  const find = createRedirects(rules)
  const parsed: ParsedRules = { redirects: [], patterns: [] }
  for (const rule of rules) {
    if (!isPattern(rule.from)) parsed.redirects.push(rule)
    else {
      const bare = withoutRest(rule)
      if (bare && isPattern(bare.from)) parsed.patterns.push(bare)
      else if (bare && find(bare.from)?.from === rule.from) parsed.redirects.push(bare)
      parsed.patterns.push(rule)
    }
  }
  return parsed
}

function withoutRest(rule: RedirectRule): RedirectRule | undefined {
  if (!rule.from.endsWith(`/${REST}`)) return undefined
  const from = rule.from.slice(0, -REST.length - 1)
  return { ...rule, from, to: fillTarget(rule.to, new Map([[REST, '']])) }
}
