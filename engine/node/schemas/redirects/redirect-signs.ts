/** The syntax of placeholders in redirects by pattern: `:name` and `*`. */

import { isSign, REST } from '../../../core/addresses/redirect-pattern'

/** Apache supports nine: https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewritecond */
const MOST_SIGNS = 9

/** The error in the placeholders of an old path, with what to write instead, in one sentence. */
export function findSignIssue(from: string): string | undefined {
  if (!/[:*]/.test(from)) return undefined
  const segments = from.split('/').slice(1)
  for (const [index, segment] of segments.entries()) {
    const issue = findSegmentIssue(segment, segments.slice(0, index), index === segments.length - 1)
    if (issue !== undefined) return issue
  }
  const signs = segments.filter(isSign)
  if (signs.length > MOST_SIGNS)
    return `It has ${signs.length} placeholders; at most ${MOST_SIGNS} are allowed.`
  return findBroadIssue(segments)
}

function findSegmentIssue(segment: string, before: string[], isLast: boolean): string | undefined {
  const start = before.map((part) => `/${part}`).join('')
  if (segment === REST)
    return isLast
      ? undefined
      : `Write "${start}/:name/…" for one segment: \`*\` can only be the last segment.`
  if (isSign(segment))
    return before.includes(segment) ? `The name "${segment}" occurs twice.` : undefined
  if (segment.includes(REST)) return `${reportOthers(start)} ${reportWhole(segment, REST)}`
  if (!segment.includes(':')) return undefined
  if (!segment.startsWith(':'))
    return `${reportOthers(start)} ${reportWhole(segment, segment.slice(segment.indexOf(':')))}`
  const name = segment.replace(/[^A-Za-z0-9]/g, '').replace(/^\d+/, '')
  const right = name === '' ? '' : `Write ":${name}". `
  return `${right}The name of a placeholder contains only the letters A to Z and digits, and starts with a letter.`
}

function reportWhole(segment: string, sign: string): string {
  return `"${sign}" matches a whole segment, so it cannot be part of "${segment}".`
}

function reportOthers(start: string): string {
  const folder = start === '' ? '' : `, or "${start}/*" for all paths below "${start}"`
  return `Write a rule for each old path${folder}.`
}

/** Some hosts would also redirect the files that a build writes in addition to pages. */
function findBroadIssue([first = '', ...others]: string[]): string | undefined {
  if (!isSign(first)) return undefined
  if (others[0] !== undefined && !isSign(others[0])) return undefined
  const rest = (others.length > 0 ? others : [first]).map((part) => `/${part}`).join('')
  return `Write text first: "/old${rest}". It would also match files of the site itself, such as "/robots.txt" or "/assets/…".`
}
