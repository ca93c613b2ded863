/**
 * Redirects that only a server can answer: from a query, or from a path outside the site. They
 * match the request as sent, so that every server compares the same text.
 */
import type { OutsideRedirect } from '../../../schemas/generated/types'
import { splitHref, tryDecode } from './paths'

/**
 * Regular expressions for requests, without anchors. They mean the same in JavaScript, PCRE and
 * RE2, and contain no character that is special in the settings of a server.
 */
export interface RequestForms {
  /** The request as written. */
  plain: string
  /** The request with more parameters, which are the only group. */
  withMore: string
}

/** Printable characters only, so that a visitor cannot add a header line. */
const MORE = String.raw`([\x21\x22\x24-\x7e]+)`

export function renderRequest(from: string): RequestForms {
  const { path, search } = splitHref(from)
  const encoded = encodeURI(tryDecode(path) ?? path).replace(/\/$/, '')
  const query = search.replace(/[^!-~]+/gu, encodeURIComponent)
  const address = `${escapeSent(encoded)}/?${escapeSent(query)}`
  const next = escapeSent(search ? '&' : '?')
  return { plain: `${address}(?:${next})?`, withMore: address + next + MORE }
}

/** Escapes (`%C3`) match in both cases, because browsers and old links differ. */
function escapeSent(text: string): string {
  return text.replace(/%([0-9A-Fa-f]{2})|[^A-Za-z0-9/]/g, (character, hex?: string) =>
    hex === undefined
      ? `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`
      : `%${hex.replace(/[A-Fa-f]/g, (one) => `[${one.toUpperCase()}${one.toLowerCase()}]`)}`,
  )
}

/** A redirect and the visitor's further parameters, as a query. */
export interface FoundOutside<R> {
  rule: R
  search: string
}

/** Returns a function that finds the first redirect for a request: a path with its query. */
export function createOutside<R extends Pick<OutsideRedirect, 'from'>>(
  rules: readonly R[],
): (request: string) => FoundOutside<R> | undefined {
  const tests = rules.map((rule) => {
    const { plain, withMore } = renderRequest(rule.from)
    return { rule, regex: new RegExp(`^(?:${plain}|${withMore})$`) }
  })
  return (request) => {
    for (const { rule, regex } of tests) {
      const match = regex.exec(request)
      if (match) return { rule, search: match[1] ? `?${match[1]}` : '' }
    }
    return undefined
  }
}
