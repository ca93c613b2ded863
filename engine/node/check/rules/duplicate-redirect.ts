import { renderRequest } from '../../../core/addresses/outside'
import type { FixEdit, RuleIssue } from '../../lib/problems/problem'
import type { WrittenOutside, WrittenRedirect } from '../facts/context'
import { REDIRECTS_FILE } from '../facts/context'
import { areCovering, covers } from '../redirects/examples'
import type { SiteRule } from './rule'

/** No two redirects have the same old path, and no pattern is covered by earlier redirects. */
export const duplicateRedirect: SiteRule = {
  name: 'duplicate-redirect',
  scope: 'site',
  check({ redirects, outside }) {
    const plain = redirects.filter(({ isPattern }) => !isPattern)
    const byFrom = new Map([...plain].reverse().map((redirect) => [redirect.from, redirect]))
    const within = redirects.flatMap((redirect, index) => {
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
    return [...within, ...outside.redirects.flatMap((redirect) => reportHidden(redirect, outside))]
  },
}

/** For a redirect from outside the site, if an earlier one matches its requests. */
function reportHidden({ from, pointer }: WrittenRedirect, { find }: WrittenOutside): RuleIssue[] {
  const first = find(from)
  if (!first || first.pointer === pointer) return []
  const isSame = renderRequest(first.from).plain === renderRequest(from).plain
  const message = isSame
    ? `"${from}" is redirected twice.`
    : `The redirect from "${from}" never applies.`
  const hint = isSame
    ? `Remove one of them: the first rule, ${first.pointer}, redirects to "${first.to}".`
    : `Put this rule first: ${first.pointer} ("${first.from}") matches the same requests.`
  return [{ file: REDIRECTS_FILE, pointer: `${pointer}/from`, message, hint }]
}

/** For a pattern, with all earlier redirects. */
function reportNever({ from, pointer }: WrittenRedirect, before: WrittenRedirect[]): RuleIssue[] {
  const froms = before.map((other) => other.from)
  if (!areCovering(froms, from)) return []
  const one = before.find((other) => covers(other.from, from))
  const message = `The redirect from "${from}" never applies.`
  const fixes: FixEdit[] = one ? [] : [{ kind: 'remove', outer: true }]
  const hint = one
    ? `Remove one of them, or put this one first: ${one.pointer} ("${one.from}") matches all of its paths.`
    : 'Remove it: the rules before it match all of its paths.'
  return [{ file: REDIRECTS_FILE, pointer: `${pointer}/from`, message, hint, fixes }]
}
