import type { RuleIssue } from '../../lib/problems/problem'
import type { WrittenRedirect } from '../facts/context'
import { REDIRECTS_FILE } from '../facts/context'
import { areCovering, covers } from '../redirects/examples'
import type { SiteRule } from './rule'

/** No two redirects have the same old path, and no pattern is covered by earlier redirects. */
export const duplicateRedirect: SiteRule = {
  name: 'duplicate-redirect',
  scope: 'site',
  check({ redirects }) {
    const plain = redirects.filter(({ isPattern }) => !isPattern)
    const byFrom = new Map([...plain].reverse().map((redirect) => [redirect.from, redirect]))
    return redirects.flatMap((redirect, index) => {
      if (redirect.isPattern) {
        const patterns = redirects.slice(0, index).filter(({ isPattern }) => isPattern)
        return reportNever(redirect, [...patterns, ...plain])
      }
      const first = byFrom.get(redirect.from)
      if (!first || first === redirect) return []
      const message = `"${redirect.from}" is redirected twice.`
      const hint = `Remove one of them: the first rule, ${first.pointer}, redirects to "${first.to}".`
      return [{ file: REDIRECTS_FILE, pointer: `${redirect.pointer}/from`, message, hint }]
    })
  },
}

/** For a pattern, with all earlier redirects. */
function reportNever({ from, pointer }: WrittenRedirect, before: WrittenRedirect[]): RuleIssue[] {
  const froms = before.map((other) => other.from)
  if (!areCovering(froms, from)) return []
  const one = before.find((other) => covers(other.from, from))
  const message = `The redirect from "${from}" never applies.`
  const hint = one
    ? `Remove one of them, or put this one first: ${one.pointer} ("${one.from}") matches all of its paths.`
    : 'Remove it: the rules before it match all of its paths.'
  return [{ file: REDIRECTS_FILE, pointer: `${pointer}/from`, message, hint }]
}
