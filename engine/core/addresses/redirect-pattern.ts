/**
 * Patterns for old paths: `/blog/:year/:slug` and `/2024/*`. A placeholder is always a whole
 * segment, so that every host can express it. Pattern libraries (path-to-regexp, URLPattern) match
 * encoded paths, do not match `/2024` with `/2024/*`, insert visitors' input unchanged, and are
 * each larger than all navigation code.
 */
import { splitHref, tryDecode } from './paths'
import { encodeHref } from './urls'

/** The placeholder for the rest of a path. It matches any number of segments, including none. */
export const REST = '*'

const SIGN = /^(?::[A-Za-z][A-Za-z0-9]*|\*)$/

/** Placeholder → value: `:slug` → `spring%20sale`, `*` → `a/b`. */
export type Captures = Map<string, string>

/** Returns `true` if a segment is a placeholder. */
export function isSign(segment: string): boolean {
  return SIGN.test(segment)
}

/** Returns `true` if a decoded old path is a pattern. No other path contains these characters. */
export function isPattern(from: string): boolean {
  return /\/[:*]/.test(from)
}

/**
 * The values that a path gives to a pattern's placeholders. Undefined if it does not match.
 * Visitors' input becomes part of a URL, so it is decoded, checked and encoded again: no segment
 * may be empty, `.` or `..`, or contain a slash or a control character.
 */
export function matchPattern(from: string, pathname: string): Captures | undefined {
  const wanted = from.split('/')
  const sent = pathname.split('/')
  const given = sent.map(tryDecode)
  const hasRest = wanted.at(-1) === REST
  if (hasRest) wanted.pop()
  if (hasRest ? given.length < wanted.length : given.length !== wanted.length) return undefined
  const found: Captures = new Map()
  const rest: string[] = []
  for (const [index, text] of given.entries()) {
    const sign = wanted[index] ?? REST
    if (text === sign && !isSign(sign)) continue
    if (text === undefined || !isSign(sign) || !isFit(text, index)) return undefined
    const encoded = encodeSegment(sent[index] ?? '')
    if (sign === REST) rest.push(encoded)
    else found.set(sign, encoded)
  }
  return hasRest ? found.set(REST, rest.join('/')) : found
}

/** Encodes a decodable segment again. As on servers, delimiters stay as they were sent. */
function encodeSegment(sent: string): string {
  return sent.replace(/[^$&+,:;=@]+/g, (text) => encodeURIComponent(tryDecode(text) ?? text))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNFIT = /^\.{0,2}$|[\u0000-\u001f\u007f/\\\p{Cs}]/u

/** Paths in the site's own folders are never redirected. */
function isFit(text: string, index: number): boolean {
  return !UNFIT.test(text) && !(index === 1 && ['assets', '_data'].includes(text))
}

/** A target with its placeholders filled in. */
export function fillTarget(to: string, captures: Captures): string {
  const { path, search, hash } = splitHref(to)
  const segments = path.split('/').flatMap((segment) => {
    const text = captures.get(segment) ?? segment
    // An empty value leaves no empty segment: a URL that starts with two slashes would name a host.
    return text === '' && isSign(segment) ? [] : [text]
  })
  return (segments.join('/') || '/') + search + hash
}

/** A target whose literal parts are encoded for a header. */
export function encodeTarget(to: string): string {
  const { path, search, hash } = splitHref(to)
  const segments = path.split('/').map((text) => (isSign(text) ? text : encodeHref(text)))
  return segments.join('/') + encodeHref(search + hash)
}
