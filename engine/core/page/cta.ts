import type { CtaRule } from '../../../schemas/generated/types'

/** Returns `true` if a rule for closing calls to action applies to a path. */
export function matchesCta(pattern: string, path: string): boolean {
  if (pattern === '*' || pattern === '/*') return true
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1))
  return pattern === path
}

/**
 * An exact path is more specific than a folder, a longer folder path is more specific than a
 * shorter one, and `*` is the least specific.
 */
function rank(pattern: string): number {
  return pattern.endsWith('*') ? pattern.length : Number.POSITIVE_INFINITY
}

/** The closing call to action for a path, from the most specific rule. */
export function resolveCta(rules: CtaRule[], path: string): CtaRule | undefined {
  return rules
    .filter((rule) => matchesCta(rule.path, path))
    .sort((a, b) => rank(b.path) - rank(a.path))[0]
}
