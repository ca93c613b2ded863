import type { OutsideRedirect, RedirectRule } from '../../../../schemas/generated/types'
import { basePathOf, withBase } from '../../../core/addresses/base'
import { encodeHref } from '../../../core/addresses/urls'
import type { Header } from '../../../core/page/security-policy'
import { decodeOldPath, verifyOldAddress } from '../../schemas/redirects/old-path'
import { formatChecks } from '../../schemas/value-formats'
import type { OutsideRule } from './outside'
import { readRequests } from './outside'
import { parseRules } from './rules-for-hosts'

/** File path → media type, for files whose extension does not determine it: the feeds. */
export type MediaTypes = Record<string, string>

/** The data that all hosts share. */
export interface HostingOptions {
  /** The URL at which the site is published. */
  url: string
  /** The security policy. */
  headers: Header[]
  /** The redirects, including patterns. `from` is decoded. */
  redirects: RedirectRule[]
  /** The redirects that only a server can answer. `from` is the request as written. */
  outside?: OutsideRedirect[]
  /**
   * The paths of pages that were removed permanently, for hosts that can answer with 410:
   * https://httpwg.org/specs/rfc9110.html#status.410
   */
  gone?: string[]
  /** The paths of HTML files that are not pages. They keep their extension. */
  documents?: string[]
  types?: MediaTypes
  /** If `true`, there are compressed versions next to text files. */
  precompressed: boolean
  /** The base paths of additional languages with a separate 404 page. */
  locales?: string[]
}

/** A host's input. Paths are as requested, under the base. */
export interface PlacedOptions
  extends Omit<HostingOptions, 'documents' | 'types' | 'gone' | 'locales' | 'outside'> {
  locales: string[]
  /** The site's base. Empty at the root of a host. */
  base: string
  /** The redirects from single paths, which take precedence over patterns. */
  redirects: RedirectRule[]
  /** The redirects by pattern, in the order in which they apply. */
  patterns: RedirectRule[]
  outside: OutsideRule[]
  documents: string[]
  gone: string[]
  /** The feeds and their media types. */
  types: [path: string, type: string][]
}

/** Prefixes a site's paths with its base. */
export function addBase(options: HostingOptions): PlacedOptions {
  const { url, redirects, documents = [], gone = [], types = {}, locales = [] } = options
  const { outside = [] } = options
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
    outside: outside.flatMap((rule) => readRequests(rule, base)),
    documents: documents.map((path) => base + path),
    gone: gone.map((path) => base + path),
    types: Object.entries(types).map(([path, type]) => [base + path, type]),
  }
}

export interface HostFile {
  /** The file's path, relative to the host's folder. */
  path: string
  text: string
}

/** A kind of server, and the files that make it serve a site just as the preview does. */
export interface Host {
  /** The name of the host's folder. */
  name: string
  /** Instructions for the site's owner, in Markdown. */
  use: string
  /** The instructions for a site under a base, if they differ. */
  below?: (base: string) => string
  renderFiles: (options: PlacedOptions) => HostFile[]
  /** The features that this host cannot provide, as sentences. */
  listWarnings?: (files: HostFile[]) => string[]
}

/** Files with a hash in their path never change. */
export const CACHED_FOR_EVER = 'public, max-age=31536000, immutable'
/** All other files are revalidated by their ETag. */
export const ASKED_AGAIN = 'no-cache'

/**
 * A regular expression for a compressed version's path after its first slash. The first group is
 * the original file's path. If the original exists, the compressed version has no separate URL.
 */
export const COMPRESSED_FORM = '(.*\\.(?:css|html|js|json|md|svg|txt|xml))\\.(?:br|gz)$'

/**
 * The paths that every host can express: without braces and backslashes, which hosts interpret
 * differently.
 */
const HEADER_VALUE = /^[ !-[\]-_a-z|~]*$/

/**
 * Verifies that a server's settings can express these values. The check reports all others; this is
 * a second barrier, because a server would execute them.
 * @throws if a value is unsafe.
 */
export function verifyHosting(options: HostingOptions): void {
  const { url, headers, redirects, documents = [], gone = [], types = {}, outside = [] } = options
  const issue = formatChecks['site-address']?.(url)
  if (issue) throw new Error(`The site cannot be published at "${url}". ${issue}`)
  for (const [name, value] of headers) {
    if (HEADER_VALUE.test(value)) continue
    throw new Error(`The header ${name} cannot have the value ${JSON.stringify(value)}.`)
  }
  for (const { from } of redirects) decodeOldPath(from)
  for (const { from } of outside) verifyOldAddress(from)
  const paths = [...documents, ...gone, ...Object.keys(types)]
  const unfit = paths.find((path) => !/^[\w./~@+-]*$/.test(path))
  if (unfit)
    throw new Error(`${JSON.stringify(unfit)} cannot be written into the settings of a server.`)
}

/** The forms in which an old path is requested: with and without a trailing slash. */
export function spellings({ from }: RedirectRule): string[] {
  return [from, `${from}/`]
}

/** The same forms, percent-encoded as browsers send them. */
export function encodedSpellings(rule: RedirectRule): string[] {
  return spellings(rule).map(encodeURI)
}

/**
 * A target for hosts that interpret a colon and a name as a placeholder: percent-encodes all colons
 * except those after a scheme and before a port.
 */
export function encodeDestination(to: string): string {
  const href = encodeHref(to)
  const origin = /^https?:\/\/[^/?#]*/.exec(href)?.[0] ?? ''
  return origin + href.slice(origin.length).replaceAll(':', '%3A')
}

/** A base as part of an identifier, different for each base: letters, digits and underscores. */
export function encodeBase(base: string): string {
  return base.replace(/[^A-Za-z0-9]/g, (character) =>
    character === '/' ? '__' : `_${character.charCodeAt(0).toString(16)}`,
  )
}

/** Indents every line of a string except empty lines. */
export function indent(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by)
}

export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
