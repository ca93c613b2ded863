import type { RedirectRule } from '../../../../schemas/generated/types'
import { basePathOf, withBase } from '../../../core/addresses/base'
import { encodeHref } from '../../../core/addresses/urls'
import type { Header } from '../../../core/page/security-policy'
import { decodeOldPath, formatChecks } from '../../schemas/value-formats'
import { parseRules } from './rules-for-hosts'

/** Path of a file → its media type, of those whose endings do not tell it: the feeds. */
export type MediaTypes = Record<string, string>

/** What is the same for all hosts. */
export interface HostingOptions {
  /** The address at which the site is published. */
  url: string
  /** The security policy. */
  headers: Header[]
  /** With `from` as it is looked up, without escapes; patterns too. */
  redirects: RedirectRule[]
  /**
   * The addresses of pages that are gone for good, which hosts that can answer with 410.
   * https://httpwg.org/specs/rfc9110.html#status.410
   */
  gone?: string[]
  /** The addresses of HTML files that are no pages, and keep their endings. */
  documents?: string[]
  types?: MediaTypes
  /** Whether files of text have compressed forms beside them. */
  precompressed: boolean
  /** The paths of the further languages that have a 404 page of their own. */
  locales?: string[]
}

/** What a host is told: paths are as they are asked for, below the base. */
export interface PlacedOptions
  extends Omit<HostingOptions, 'documents' | 'types' | 'gone' | 'locales'> {
  locales: string[]
  /** The base of the site; empty at the root of a host. */
  base: string
  /** Those for one path, which come before all patterns. */
  redirects: RedirectRule[]
  /** Those by pattern, in the order in which they apply. */
  patterns: RedirectRule[]
  documents: string[]
  gone: string[]
  /** The feeds and their media types. */
  types: [path: string, type: string][]
}

/** Puts the paths of a site below its base. */
export function placeHosting(options: HostingOptions): PlacedOptions {
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

/** A kind of server, and what it needs to serve a site as the preview does. */
export interface Host {
  /** The name of its folder. */
  name: string
  /** What its owner does with the files, in Markdown. */
  use: string
  /** The same for a site that is below a base, where it differs. */
  below?: (base: string) => string
  renderFiles: (options: PlacedOptions) => HostFile[]
  /** What its files ask of it that it cannot do, in sentences. */
  listWarnings?: (files: HostFile[]) => string[]
}

/** Hashed files never change. */
export const CACHED_FOR_EVER = 'public, max-age=31536000, immutable'
/** Everything else is asked for again, with the ETag of what is known. */
export const ASKED_AGAIN = 'no-cache'

/**
 * The path of a compressed form after its first slash, as a regular expression; the first group is
 * that of the file. It has no address of its own where there is the file.
 */
export const COMPRESSED_FORM = '(.*\\.(?:css|html|js|json|md|svg|txt|xml))\\.(?:br|gz)$'

/** What every host can be told of: no braces or backslashes, of which no host reads all. */
const HEADER_VALUE = /^[ !-[\]-_a-z|~]*$/

/**
 * Looks whether values are what the settings of a server can say. The check has found what is
 * not; this is for what it may have missed, because a server would run it.
 * @throws on a value that is not.
 */
export function verifyHosting(options: HostingOptions): void {
  const { url, headers, redirects, documents = [], gone = [], types = {} } = options
  const issue = formatChecks['site-address']?.(url)
  if (issue) throw new Error(`The site cannot be at "${url}". ${issue}`)
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

/** An old address as it is asked for: with and without a slash at its end. */
export function spellings({ from }: RedirectRule): string[] {
  return [from, `${from}/`]
}

/** The same in percent, as browsers ask for it. */
export function encodedSpellings(rule: RedirectRule): string[] {
  return spellings(rule).map(encodeURI)
}

/**
 * A new address for a host that reads a colon and a name in it as a part of the old one: all but
 * the colons of a scheme and a port are written in percent.
 */
export function encodeDestination(to: string): string {
  const href = encodeHref(to)
  const origin = /^https?:\/\/[^/?#]*/.exec(href)?.[0] ?? ''
  return origin + href.slice(origin.length).replaceAll(':', '%3A')
}

/** A base as a part of a name, which differs for each: letters, digits and underscores. */
export function nameBase(base: string): string {
  return base.replace(/[^A-Za-z0-9]/g, (character) =>
    character === '/' ? '__' : `_${character.charCodeAt(0).toString(16)}`,
  )
}

/** A text with every line but empty ones further in. */
export function indent(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by)
}

export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
