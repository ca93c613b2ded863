import type { RedirectRule } from '../../../../schemas/generated/types'
import { basePathOf, withBase } from '../../../core/addresses/base'
import { encodeHref } from '../../../core/addresses/urls'
import type { Header } from '../../../core/page/security-policy'
import { decodeOldPath, formatChecks } from '../../schemas/value-formats'
import { parseRules } from './rules-for-hosts'

/** File path → media type, for files whose extension does not determine it: the feeds. */
export type MediaTypes = Record<string, string>

/** The data that all hosts share. */
export interface HostingOptions {
  /** The URL at which the site is published. */
  url: string
  /** The security policy. */
  headers: Header[]
  /** `from` is decoded, as in look-ups. Includes patterns. */
  redirects: RedirectRule[]
  /**
   * The paths of pages that were removed permanently, for hosts that can answer with 410:
   * https://httpwg.org/specs/rfc9110.html#status.410
   */
  gone?: string[]
  /** The paths of HTML files that are not pages, and keep their extension. */
  documents?: string[]
  types?: MediaTypes
  /** If `true`, text files have compressed versions next to them. */
  precompressed: boolean
  /** The base paths of additional languages that have their own 404 page. */
  locales?: string[]
}

/** The input of a host. Paths are as requested, below the base. */
export interface PlacedOptions
  extends Omit<HostingOptions, 'documents' | 'types' | 'gone' | 'locales'> {
  locales: string[]
  /** The base of the site. Empty at a host's root. */
  base: string
  /** The redirects of single paths, which take precedence over patterns. */
  redirects: RedirectRule[]
  /** The redirects by pattern, in the order in which they apply. */
  patterns: RedirectRule[]
  documents: string[]
  gone: string[]
  /** The feeds and their media types. */
  types: [path: string, type: string][]
}

/** Prefixes the paths of a site with its base. */
export function addBase(options: HostingOptions): PlacedOptions {
  const { url, redirects, documents = [], gone = [], types = {}, locales = [] } = options
  const base = basePathOf(url)
  const place = (rule: RedirectRule) => ({
    ...rule,
    from: base + rule.from,
    to: withBase(base, rule.to),
  })
  const rules = parseRules(redirects)
  return {
    ...options,
    base,
    locales,
    redirects: rules.redirects.map(place),
    patterns: rules.patterns.map(place),
    documents: documents.map((path) => base + path),
    gone: gone.map((path) => base + path),
    types: Object.entries(types).map(([path, type]) => [base + path, type]),
  }
}

export interface HostFile {
  /** Its path within the host's folder. */
  path: string
  text: string
}

/** A kind of server, and the files that make it serve a site as the preview does. */
export interface Host {
  /** The name of its folder. */
  name: string
  /** Instructions for the owner, in Markdown. */
  use: string
  /** The instructions for a site below a base, if they differ. */
  below?: (base: string) => string
  renderFiles: (options: PlacedOptions) => HostFile[]
  /** The functions that this host cannot provide, in sentences. */
  listWarnings?: (files: HostFile[]) => string[]
}

/** Files with a hash in their path never change. */
export const CACHED_FOR_EVER = 'public, max-age=31536000, immutable'
/** All other files are revalidated by their ETag. */
export const ASKED_AGAIN = 'no-cache'

/**
 * The path of a compressed version after its first slash, as a regular expression whose first group
 * is the path of the file. If the file exists, the compressed version has no URL of its own.
 */
export const COMPRESSED_FORM = '(.*\\.(?:css|html|js|json|md|svg|txt|xml))\\.(?:br|gz)$'

/**
 * The paths that every host can express: without braces and backslashes, which hosts read
 * differently.
 */
const HEADER_VALUE = /^[ !-[\]-_a-z|~]*$/

/**
 * Verifies that the settings of a server can express these values. The check reports all others;
 * this is a second barrier, because a server would execute them.
 * @throws on an unsafe value.
 */
export function verifyHosting(options: HostingOptions): void {
  const { url, headers, redirects, documents = [], gone = [], types = {} } = options
  const issue = formatChecks['site-address']?.(url)
  if (issue) throw new Error(`The site cannot be published at "${url}". ${issue}`)
  for (const [name, value] of headers) {
    if (HEADER_VALUE.test(value)) continue
    throw new Error(`The header ${name} cannot have the value ${JSON.stringify(value)}.`)
  }
  for (const { from } of redirects) decodeOldPath(from)
  const paths = [...documents, ...gone, ...Object.keys(types)]
  const unfit = paths.find((path) => !/^[\w./~@+-]*$/.test(path))
  if (unfit)
    throw new Error(`${JSON.stringify(unfit)} cannot be written into the settings of a server.`)
}

/** The requested forms of an old path: with and without a trailing slash. */
export function spellings({ from }: RedirectRule): string[] {
  return [from, `${from}/`]
}

/** The same, percent-encoded as browsers send it. */
export function encodedSpellings(rule: RedirectRule): string[] {
  return spellings(rule).map(encodeURI)
}

/**
 * A target for a host that reads a colon and a name as a placeholder: percent-encodes all colons
 * except those of a scheme and a port.
 */
export function encodeDestination(to: string): string {
  const href = encodeHref(to)
  const origin = /^https?:\/\/[^/?#]*/.exec(href)?.[0] ?? ''
  return origin + href.slice(origin.length).replaceAll(':', '%3A')
}

/** A base as part of an identifier, unique per base: letters, digits and underscores. */
export function encodeBase(base: string): string {
  return base.replace(/[^A-Za-z0-9]/g, (character) =>
    character === '/' ? '__' : `_${character.charCodeAt(0).toString(16)}`,
  )
}

/** Indents every line of a text except empty ones. */
export function indent(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by)
}

export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
