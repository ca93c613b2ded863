import type { CtaRule } from '../../../schemas/generated/types'

/** Whether a rule for closing calls to action is for a path. */
export function matchesCta(pattern: string, path: string): boolean {
  if (pattern === '*' || pattern === '/*') return true
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1))
  return pattern === path
}

/** An exact path beats every folder, a longer folder a shorter one, and everything `*`. */
function rank(pattern: string): number {
  return pattern.endsWith('*') ? pattern.length : Number.POSITIVE_INFINITY
}

/** The closing call to action of a path: the rule whose pattern says most about it. */
export function resolveCta(rules: CtaRule[], path: string): CtaRule | undefined {
  return rules
    .filter((rule) => matchesCta(rule.path, path))
    .sort((a, b) => rank(b.path) - rank(a.path))[0]
}
