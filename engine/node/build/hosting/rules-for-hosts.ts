import type { RedirectRule } from '../../../../schemas/generated/types'
import { createRedirects } from '../../../core/addresses/find-redirect'
import { fillTarget, isPattern, REST } from '../../../core/addresses/redirect-pattern'

export interface ParsedRules {
  /** The redirects from single paths, which take precedence over patterns, whatever their order. */
  redirects: RedirectRule[]
  patterns: RedirectRule[]
}

/**
 * Separates redirects from single paths from patterns. If a pattern ends with `*`, its match with
 * an empty rest becomes a separate redirect, because no host makes the slash optional.
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
