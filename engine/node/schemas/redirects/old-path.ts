/** The paths and addresses from which a site redirects. */

import { splitHref, tryDecode } from '../../../core/addresses/paths'
import { isPattern } from '../../../core/addresses/redirect-pattern'
import { findSignIssue } from './redirect-signs'

/** The characters of a decoded path. `:` and `*` are placeholders for some hosts. */
const PATH_CHARACTERS = /^[\p{L}\p{M}\p{N} /._~!$&'()+,;=@-]*$/u
/** Paths below these, and these files, are written by a build. */
const OWN_PATHS =
  /^\/((assets|_data)(\/.*)?|index|404(\.html)?|(robots|llms|third-party-licences)\.txt|sitemap(-\d+)?\.xml)$/
/** A file name with its extension may have 255 bytes, and so may a location of nginx. */
const MAX_BYTES = 200
/** The characters of a query that browsers send as written, and letters, which they escape. */
const QUERY_CHARACTERS = /^[\p{L}\p{M}\p{N}._~!$&'()*+,;=:@/?[\]%-]*$/u

/** A decoded old path, as in look-ups. @throws if it is invalid. */
export function decodeOldPath(from: string): string {
  const issue = findOldPathIssue(from)
  if (issue) throw new Error(`"${from}" cannot be redirected. ${issue}`)
  return decodeURIComponent(from)
}

export function findOldPathIssue(text: string): string | undefined {
  const whole = findWholeUrlIssue(text)
  if (whole !== undefined) return whole
  const signs = findSignIssue(text)
  if (signs !== undefined) return signs
  const path = withoutSigns(text)
  if (path.endsWith('/')) return 'It must start with one slash and must not end with one.'
  const issue = findPathIssue(path)
  if (issue !== undefined) return issue
  if (OWN_PATHS.test(decodeURIComponent(path))) return 'The site itself uses this path.'
  return findLengthIssue(decodeURIComponent(text))
}

/** An old path of the host, with or without a query. */
export function findOldAddressIssue(text: string): string | undefined {
  if (/^https?:/i.test(text)) {
    const rest = text.replace(/^https?:\/\/[^/?#]*/i, '')
    return `Write "${rest.startsWith('/') ? rest : `/${rest}`}" if it is on the host of the site. Configure redirects from other hosts there.`
  }
  if (text.includes(' ')) return `Write "${text.replaceAll(' ', '%20')}".`
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return 'Write `%25` for a percent sign.'
  const { path, search, hash } = splitHref(text)
  const written = search === '?' ? path : path + search
  if (hash !== '' || search === '?')
    return `Write "${written}": ${hash === '' ? 'an empty query does not count' : 'browsers do not send the part from `#`'}.`
  if (/\/[:*]/.test(path))
    return 'Write a rule for each old address: these rules have no placeholders.'
  const issue = path === '/' ? undefined : findPathIssue(path.replace(/\/$/, ''))
  if (issue !== undefined) return issue
  if (!QUERY_CHARACTERS.test(search))
    return 'Write the query as browsers send it, such as `%22` for `"`.'
  return findLengthIssue((tryDecode(path) ?? path) + search)
}

/** @throws if an old address is invalid. */
export function verifyOldAddress(from: string): void {
  const issue = findOldAddressIssue(from)
  if (issue) throw new Error(`"${from}" cannot be redirected. ${issue}`)
}

function findPathIssue(text: string): string | undefined {
  const path = tryDecode(text)
  if (path === undefined) return 'Its escapes (`%…`) are not valid UTF-8.'
  // Servers decode it as a slash, browsers do not.
  const hasSlash = /%2f/i.test(text)
  if (hasSlash || !PATH_CHARACTERS.test(path))
    return 'One of its characters, or of its escapes (`%…`), is not allowed.'
  if (!/^\/[^/]/.test(path) || path.includes('//'))
    return 'It must start with one slash and must not end with one.'
  if (/\/[. ]|[. ](\/|$)/.test(path)) return 'No part of it may start or end with a dot or a space.'
  return undefined
}

function findLengthIssue(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text).length
  return bytes > MAX_BYTES ? `It has ${bytes} bytes; at most ${MAX_BYTES} are allowed.` : undefined
}

/** Other hosts than servers cannot match a query. No rule can match an anchor or another host. */
function findWholeUrlIssue(text: string): string | undefined {
  if (/^https?:/i.test(text))
    return 'Write only the path below the URL of the site, such as `/prices`. Redirects from other paths of the host belong in `outside`.'
  const [path = '', ...others] = text.split(/[?#]/)
  if (others.length === 0) return undefined
  if (text.charAt(path.length) === '#')
    return `Write "${path}": browsers do not send the part from \`#\`.`
  if (isPattern(path)) return `Write "${path}": a pattern matches a path with all its queries.`
  return path === '/' || path === ''
    ? 'Move the rule to `outside`, which can match a query: in `rules`, it would match the home page with all queries.'
    : `Write "${path}" to match the path with all its queries, or move the rule to \`outside\` to match only this query.`
}

/** A path that a pattern matches. */
function withoutSigns(text: string): string {
  return isPattern(text) ? text.replace(/\/\*$/, '').replaceAll('/:', '/') : text
}
