/**
 * Redirects by pattern, as hosts are told of them. Servers match twice: the path as they decoded
 * it, for the words of the pattern, and what the visitor sent, for what goes on to the new address.
 * The latter stays escaped as it came, and only so can none of it become a line of a header. What
 * does not have this form is no old path for `matchPattern` either.
 */
import type { RedirectRule } from '../../../../schemas/generated/types'
import { splitHref } from '../../../core/addresses/paths'
import { isSign, REST } from '../../../core/addresses/redirect-pattern'
import { escapeRegex } from './host'

/** The signs of an old path in the order in which it has them; a host may know them by number. */
export function listSigns({ from }: RedirectRule): string[] {
  return from.split('/').filter(isSign)
}

/** Whether what a visitor wrote stands where the first folder of the site would. */
export function beginsWithSign({ from }: RedirectRule, base: string): boolean {
  return isSign(from.slice(base.length).split('/')[1] ?? '')
}

/** A pattern as a regular expression for decoded paths, without anchors. */
export function renderPlaces({ from }: RedirectRule): string {
  const segments = from.split('/').map((segment) => {
    if (segment === REST) return '.+'
    return isSign(segment) ? '[^/]+' : escapeRegex(segment)
  })
  return segments.join('/')
}

/**
 * What stands for itself in a path, and escapes but those of a slash, a backslash and controls. In
 * numbers, which mean the same to PCRE and RE2, and nothing to the files around them.
 */
const CHARACTER = String.raw`[\x21\x24\x26-\x2e\x30-\x3b\x3d\x40-\x5b\x5d-\x7a\x7c\x7e]`
export const ESCAPE =
  '%(?:2[0-9A-Ea-e]|[346][0-9A-Fa-f]|5[0-9ABD-Fabd-f]|7[0-9A-Ea-e]|[89A-Fa-f][0-9A-Fa-f])'
const SEGMENT = `(?:${CHARACTER}|${ESCAPE})+`

/** Of what a visitor sent: a segment that leads upwards, or nowhere. */
export const DOTS = String.raw`[^?]*/(?:\.|%2[Ee])(?:\.|%2[Ee])?(?:[/? ]|$)`

/**
 * A pattern as a regular expression for paths as visitors send them, without anchors; each sign is
 * a group. Whatever is not is only counted, because its characters may be escaped.
 */
export function renderSent({ from }: RedirectRule): string {
  let counted = 0
  const parts: string[] = []
  const flush = () => {
    if (counted > 0) parts.push(`(?:/${SEGMENT}){${counted}}`)
    counted = 0
  }
  for (const segment of from.split('/').slice(1)) {
    if (!isSign(segment)) counted += 1
    else {
      flush()
      parts.push(segment === REST ? `((?:/${SEGMENT})+)` : `/(${SEGMENT})`)
    }
  }
  flush()
  return `${parts.join('')}/?`
}

interface Spelling {
  /** What is no sign. */
  text: (text: string) => string
  /** What is in the place of a sign, by its number among those of the old path, from 1. */
  sign: (index: number, isRest: boolean) => string
  /** Whether a host's `*` has the slash before it. */
  restHasSlash?: boolean
}

/** A new address, with what a host puts in the place of signs. */
export function renderFilled(
  rule: RedirectRule,
  { text, sign, restHasSlash = false }: Spelling,
): { path: string; search: string; hash: string } {
  const { path, search, hash } = splitHref(rule.to)
  const [origin = ''] = /^https?:\/\/[^/]*/.exec(path) ?? []
  const signs = listSigns(rule)
  const segments = path.slice(origin.length).split('/').slice(1)
  const filled = segments.map((segment) => {
    const index = signs.indexOf(segment)
    if (index < 0) return `/${text(segment)}`
    const isRest = segment === REST
    return `${isRest && restHasSlash ? '' : '/'}${sign(index + 1, isRest)}`
  })
  return { path: text(origin) + filled.join(''), search: text(search), hash: text(hash) }
}
