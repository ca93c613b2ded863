/** Where redirects by pattern lead: to no page alone, but to any of some. */

import { isSign, REST } from '../../../core/addresses/redirect-pattern'
import type { RuleIssue } from '../../lib/problems/problem'
import type { CheckContext, WrittenRedirect } from '../facts/context'
import { REDIRECTS_FILE } from '../facts/context'
import { findTargetIssue } from './signs'

/** The places of the targets that no page has as its path: they have signs, right ones or not. */
export function listPatternTargets(redirects: WrittenRedirect[]): Set<string> {
  return new Set(
    redirects.flatMap((redirect) =>
      hasSigns(redirect) || findTargetIssue(redirect) ? [`${redirect.pointer}/to`] : [],
    ),
  )
}

function hasSigns({ isPattern, path }: WrittenRedirect): boolean {
  return isPattern && path.split('/').some(isSign)
}

/** Of targets that no page, file or other redirect is at. */
export function checkTargets({ redirects, publicFiles, whole, locale }: CheckContext): RuleIssue[] {
  // They belong to all languages, and are reported once.
  if (whole.languages[0]?.locale !== locale) return []
  const { pages, withdrawn } = whole
  const targets = redirects.filter((one) => hasSigns(one) && !findTargetIssue(one))
  if (targets.length === 0) return []
  const known = [
    ...pages.keys(),
    ...withdrawn.keys(),
    ...publicFiles.map(({ path }) => path),
    ...redirects.map(({ from }) => from),
  ].map((path) => path.split('/'))
  return targets.flatMap(({ path, pointer }) => {
    const segments = path.split('/')
    if (known.some((one) => isAmong(one, segments))) return []
    const start = path.slice(0, -REST.length - 1)
    const isBelow = path.endsWith(`/${REST}`) && !start.split('/').some(isSign)
    const message = isBelow
      ? `There is no page below "${start || '/'}".`
      : `There is no page with a path such as "${path}".`
    const hint =
      isBelow && pages.has(start)
        ? `To lead all paths to the page "${start}", write "to": "${start}".`
        : 'Lead it to a folder that has pages.'
    return [{ file: REDIRECTS_FILE, pointer: `${pointer}/to`, message, hint }]
  })
}

/**
 * Whether a path has a segment for each of a target's. Of `*` it has at least one, or the rule
 * would be for a single page; where a name comes before it, there are others.
 */
function isAmong(path: string[], [segment, ...others]: string[], isOpen = false): boolean {
  const [first, ...rest] = path
  if (segment === REST && isOpen && isAmong(path, others)) return true
  if (segment === undefined || first === undefined)
    return path.length === 0 && segment === undefined
  if (first === REST) return true
  if (segment === REST) return isAmong(rest, others) || isAmong(rest, [REST, ...others])
  const isFit = isSign(segment) || isSign(first) || segment === first
  return isFit && isAmong(rest, others, isSign(segment))
}
