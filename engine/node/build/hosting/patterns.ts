/**
 * Redirect patterns for hosts. Servers match twice: the decoded path against the pattern's literal
 * parts, and the path as sent for the groups that are inserted into the target. Groups stay
 * percent-encoded, so that they cannot add a header line. `matchPattern` does not match paths
 * without this form either.
 */
import type { RedirectRule } from '../../../../schemas/generated/types'
import { splitHref } from '../../../core/addresses/paths'
import { isSign, REST } from '../../../core/addresses/redirect-pattern'
import { escapeRegex } from './host'

/** The placeholders in an old path, in order. A host may refer to them by number. */
export function listSigns({ from }: RedirectRule): string[] {
  return from.split('/').filter(isSign)
}

/** Returns `true` if a placeholder replaces the first folder of the path. */
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
 * Matches a path's literal characters, and percent-encoded characters except slashes, backslashes
 * and controls. They are written as hexadecimal escapes, which mean the same in PCRE and RE2, and
 * have no meaning in the configuration files.
 */
const CHARACTER = String.raw`[\x21\x24\x26-\x2e\x30-\x3b\x3d\x40-\x5b\x5d-\x7a\x7c\x7e]`
export const ESCAPE =
  '%(?:2[0-9A-Ea-e]|[346][0-9A-Fa-f]|5[0-9ABD-Fabd-f]|7[0-9A-Ea-e]|[89A-Fa-f][0-9A-Fa-f])'
const SEGMENT = `(?:${CHARACTER}|${ESCAPE})+`

/** Matches a segment, as sent, that is `.` or `..`. */
export const DOTS = String.raw`[^?]*/(?:\.|%2[Ee])(?:\.|%2[Ee])?(?:[/? ]|$)`

/**
 * A pattern as a regular expression for paths as sent, without anchors. Each placeholder is a
 * group. Literal parts are only counted by segment, because their characters may be
 * percent-encoded.
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
  /** Escapes a literal part. */
  text: (text: string) => string
  /** The replacement for a placeholder, given its number in the old path, starting at 1. */
  sign: (index: number, isRest: boolean) => string
  /** If `true`, the host's `*` includes the slash before it. */
  restHasSlash?: boolean
}

/** A target with a host's notation for placeholders. */
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
