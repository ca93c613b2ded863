/**
 * Old paths by pattern: `/blog/:year/:slug` and `/2024/*`. A sign is always a whole segment, so
 * that every host can express them. The libraries for this (path-to-regexp, URLPattern) match
 * escaped paths, do not take `/2024` for `/2024/*`, pass on what a visitor wrote as it is, and are
 * each larger than all that browsers load for the navigation.
 */
import { splitHref, tryDecode } from './paths'
import { encodeHref } from './urls'

/** The sign for the rest of a path, of any depth, also of none. */
export const REST = '*'

const SIGN = /^(?::[A-Za-z][A-Za-z0-9]*|\*)$/

/** What a path has in the places of the signs: `:slug` → `spring%20sale`, `*` → `a/b`. */
export type Captures = Map<string, string>

/** Whether a segment stands for others. */
export function isSign(segment: string): boolean {
  return SIGN.test(segment)
}

/** Whether an old path, as it is looked up, is a pattern: no other path has these characters. */
export function isPattern(from: string): boolean {
  return /\/[:*]/.test(from)
}

/**
 * What a path has in the places of a pattern's signs, or undefined where they do not match. What
 * visitors write becomes part of an address: it is decoded, judged and escaped anew, so that no
 * segment is empty, leads upwards, or holds a slash or a control character.
 */
export function matchPattern(from: string, pathname: string): Captures | undefined {
  const wanted = from.split('/')
  const given = pathname.split('/').map(tryDecode)
  const hasRest = wanted.at(-1) === REST
  if (hasRest) wanted.pop()
  if (hasRest ? given.length < wanted.length : given.length !== wanted.length) return undefined
  const found: Captures = new Map()
  const rest: string[] = []
  for (const [index, text] of given.entries()) {
    const sign = wanted[index] ?? REST
    if (text === sign && !isSign(sign)) continue
    if (text === undefined || !isSign(sign) || !isFit(text, index)) return undefined
    if (sign === REST) rest.push(encodeURIComponent(text))
    else found.set(sign, encodeURIComponent(text))
  }
  return hasRest ? found.set(REST, rest.join('/')) : found
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNFIT = /^\.{0,2}$|[\u0000-\u001f\u007f/\\\p{Cs}]/u

/** Folders of the site itself are no old paths. */
function isFit(text: string, index: number): boolean {
  return !UNFIT.test(text) && !(index === 1 && ['assets', '_data'].includes(text))
}

/** A new address with what a path had in the places of the signs. */
export function fillTarget(to: string, captures: Captures): string {
  const { path, search, hash } = splitHref(to)
  const segments = path.split('/').flatMap((segment) => {
    const text = captures.get(segment) ?? segment
    // Nothing, rather than an empty segment: an address that began with two slashes would name a host.
    return text === '' && isSign(segment) ? [] : [text]
  })
  return (segments.join('/') || '/') + search + hash
}

/** A new address with what is no sign as it is in a header. */
export function encodeTarget(to: string): string {
  const { path, search, hash } = splitHref(to)
  const segments = path.split('/').map((text) => (isSign(text) ? text : encodeHref(text)))
  return segments.join('/') + encodeHref(search + hash)
}
