import { parseUrl } from './parse-url'

/** The reason why a URL cannot be used as a link. */
export type UrlIssue =
  | 'control-character'
  | 'protocol-relative'
  | 'relative'
  | 'scheme'
  | 'malformed'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const SAFE_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:']

/**
 * The error in a link's URL, if any. A link points to a path within the site, to an anchor, or to a
 * URL with `https:`, `http:`, `mailto:` or `tel:`.
 */
export function validateUrl(href: string): UrlIssue | undefined {
  if (CONTROL.test(href)) return 'control-character'
  // Browsers read a backslash as a slash.
  if (/^[/\\]{2}/.test(href)) return 'protocol-relative'
  if (href.includes('\\')) return 'malformed'
  const scheme = SCHEME.exec(href)?.[0].toLowerCase()
  if (scheme !== undefined) return findSchemeIssue(href, scheme)
  if (href.startsWith('/')) return undefined
  if (href.startsWith('#')) return href.length > 1 ? undefined : 'malformed'
  return 'relative'
}

function findSchemeIssue(href: string, scheme: string): UrlIssue | undefined {
  if (!SAFE_SCHEMES.includes(scheme)) return 'scheme'
  const rest = href.slice(scheme.length)
  if (!scheme.startsWith('http')) return rest === '' ? 'malformed' : undefined
  return rest.startsWith('//') && parseUrl(href) ? undefined : 'malformed'
}

/**
 * Encodes a URL for a header: percent-encodes non-ASCII characters and characters with a special
 * meaning in server settings. Existing escapes do not change.
 */
export function encodeHref(href: string): string {
  return href.replace(/%(?![0-9A-Fa-f]{2})|[^\w\-./~:?#@!&+,;=%]/gu, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  )
}

/** Returns `true` if a valid URL is on another site. */
export function isExternal(href: string): boolean {
  return SCHEME.test(href)
}
