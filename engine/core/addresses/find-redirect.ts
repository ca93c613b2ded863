import { decodePath } from './paths'
import { fillTarget, isPattern, matchPattern } from './redirect-pattern'
import type { Redirect } from './redirects'

/**
 * Returns a function from a path, as it is asked for, to the rule for it. Paths match whole and by
 * case, however their characters are escaped: `from` has no escapes. A rule for the path
 * alone comes before patterns, and of these the first; its `to` is filled in.
 */
export function createRedirects<R extends Redirect>(
  rules: readonly R[],
): (pathname: string) => R | undefined {
  const patterns = rules.filter(({ from }) => isPattern(from))
  const plain = rules.filter(({ from }) => !isPattern(from))
  const byPath = new Map(plain.reverse().map((rule) => [rule.from, rule]))
  return (pathname) => {
    const known = byPath.get(decodePath(pathname))
    if (known) return known
    for (const rule of patterns) {
      const captures = matchPattern(rule.from, pathname)
      if (captures) return { ...rule, to: fillTarget(rule.to, captures) }
    }
    return undefined
  }
}

/**
 * The rules that the app has to know by itself: patterns, and what is taken out of them. There is
 * data at every other old path. Undefined where there are no patterns.
 */
export function listPatternRules(rules: readonly Redirect[]): Redirect[] | undefined {
  const patterns = rules.filter(({ from }) => isPattern(from))
  if (patterns.length === 0) return undefined
  const isCovered = (path: string) => patterns.some(({ from }) => matchPattern(from, path))
  return rules
    .filter(({ from }) => isPattern(from) || isCovered(from))
    .map(({ from, to }) => ({ from, to }))
}
