/** Checks a target's placeholders against those in the old path. */

import { splitHref } from '../../../core/addresses/paths'
import { isSign, REST } from '../../../core/addresses/redirect-pattern'
import type { IssueText } from '../../lib/problems/problem'
import { replaceText } from '../../lib/problems/proposed-fixes'
import type { WrittenRedirect } from '../facts/context'

/** The issue with a target's placeholders, if any. */
export function findTargetIssue(redirect: WrittenRedirect): IssueText | undefined {
  const { from, target } = redirect
  const { path, search, hash } = splitHref(target.replace(/^https?:\/\/[^/?#]*/, ''))
  const known: string[] = redirect.isPattern ? from.split('/').filter(isSign) : []
  for (const segment of path.split('/')) {
    const issue = isSign(segment)
      ? reportUnknown(segment, known)
      : reportPartial(segment, { known, isInside: redirect.path !== '' })
    if (issue) return issue
  }
  const late = known.find((sign) => sign !== REST && hasName(search + hash, sign))
  return late === undefined
    ? undefined
    : {
        message: `"${late}" is allowed only in the path.`,
        hint: `Write it before the "${search ? '?' : '#'}", or write a rule for each old path.`,
      }
}

function reportUnknown(sign: string, known: string[]): IssueText | undefined {
  if (known.includes(sign)) return undefined
  const escaped = sign === REST ? '%2A' : `%3A${sign.slice(1)}`
  const names = known.map((one) => `"${one}"`).join(', ')
  return {
    message: `"from" has no placeholder "${sign}".`,
    fixes: known.length > 0 ? undefined : replaceText(sign, [escaped]),
    hint:
      known.length > 0
        ? `Use one of: ${names}.`
        : `Add it to "from", or write "${escaped}" if it is part of the address.`,
  }
}

/** A URL on another site may contain a colon or a star. */
function reportPartial(
  segment: string,
  { known, isInside }: { known: string[]; isInside: boolean },
): IssueText | undefined {
  const own = known.find((sign) =>
    sign === REST ? segment.includes(REST) : hasName(segment, sign),
  )
  const other = isInside ? /\*|:[A-Za-z][A-Za-z0-9]*/.exec(segment)?.[0] : undefined
  const sign = own ?? other
  if (sign === undefined) return undefined
  return {
    message: `"${sign}" matches a whole segment, so it cannot be part of "${segment}".`,
    hint: 'Make it a segment of its own, or write a rule for each old path.',
  }
}

function hasName(text: string, sign: string): boolean {
  return Array.from(text.matchAll(/:[A-Za-z][A-Za-z0-9]*/g), String).includes(sign)
}
