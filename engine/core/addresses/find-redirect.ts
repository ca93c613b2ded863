import { decodePath } from './paths'
import { fillTarget, isPattern, matchPattern } from './redirect-pattern'
import type { Redirect } from './redirects'

/**
 * Returns a function that finds the redirect for a requested path. Paths match as a whole and
 * case-sensitively, in any percent-encoding: `from` is decoded. A redirect for the exact path takes
 * precedence over patterns; among patterns, the first match wins. Placeholders in `to` are filled
 * in.
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
 * The redirects that the app needs: patterns and their exceptions. Every other old path has page
 * data. Undefined if there are no patterns.
 */
export function listPatternRules(rules: readonly Redirect[]): Redirect[] | undefined {
  const patterns = rules.filter(({ from }) => isPattern(from))
  if (patterns.length === 0) return undefined
  const isCovered = (path: string) => patterns.some(({ from }) => matchPattern(from, path))
  return rules
    .filter(({ from }) => isPattern(from) || isCovered(from))
    .map(({ from, to }) => ({ from, to }))
}
