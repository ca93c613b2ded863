/** The targets of redirects by pattern, which may be any of several pages. */

import { isSign, REST } from '../../../core/addresses/redirect-pattern'
import type { RuleIssue } from '../../lib/problems/problem'
import type { CheckContext, WrittenRedirect } from '../facts/context'
import { REDIRECTS_FILE } from '../facts/context'
import { findTargetIssue } from './signs'

/** The pointers of targets with placeholders, valid or not, which are not a page's path. */
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

/** The issues of targets without a page, a file or another redirect. */
export function checkTargets({ redirects, publicFiles, whole, locale }: CheckContext): RuleIssue[] {
  // Redirects belong to all languages, and are reported once.
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
        ? `Write "to": "${start}" to redirect all paths to that page.`
        : 'Redirect to a folder that contains pages.'
    return [{ file: REDIRECTS_FILE, pointer: `${pointer}/to`, message, hint }]
  })
}

/**
 * Returns `true` if a path matches the segments of a target. `*` stands for at least one segment,
 * or the redirect would have a single target.
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
