/** The targets of redirect patterns, which may match several pages. */

import { isSign, REST } from '../../../core/addresses/redirect-pattern'
import type { FixEdit, RuleIssue } from '../../lib/problems/problem'
import type { CheckContext, WrittenRedirect } from '../facts/context'
import { REDIRECTS_FILE } from '../facts/context'
import { findTargetIssue } from './signs'

/**
 * The pointers of targets with placeholders, whether valid or not. Such targets are not a page's
 * path.
 */
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

/** The issues with targets that match no page, file or other redirect. */
export function checkTargets({ redirects, publicFiles, whole, locale }: CheckContext): RuleIssue[] {
  // Redirects belong to all languages, so they are reported once.
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
    const fixes: FixEdit[] = isBelow && pages.has(start) ? [{ kind: 'value', value: start }] : []
    return [{ file: REDIRECTS_FILE, pointer: `${pointer}/to`, message, hint, fixes }]
  })
}

/**
 * Returns `true` if a path matches a target's segments. `*` matches at least one segment, because
 * otherwise the redirect would have a single target.
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
