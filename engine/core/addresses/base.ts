/**
 * A site may be published under a path of its host: `https://example.org/docs`. That path is its
 * base. The engine and the site's JSON use paths without it (`/about`); it is added where a URL
 * leaves the engine: to a document, a request, the history, the settings of a server.
 */
import { trimEnd } from '../text/trim-end'

/** A site's URL without a trailing slash. */
export function tidySiteUrl(url: string): string {
  return trimEnd(url, (character) => character === '/')
}

/** The base of a site, from its URL: `/docs`, or empty at a host's root. */
export function basePathOf(siteUrl: string): string {
  return tidySiteUrl(new URL(siteUrl).pathname)
}

/** A URL for a document: the base is added to a path of the site; other URLs do not change. */
export function withBase(base: string, href: string): string {
  return href.startsWith('/') ? base + href : href
}

/** A path without the base. Undefined if it is not below the base. */
export function withoutBase(base: string, pathname: string): string | undefined {
  if (pathname === base) return '/'
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}

/** The absolute, percent-encoded URL of a link's target. `siteUrl` has no trailing slash. */
export function absoluteUrl(siteUrl: string, href: string): string {
  return new URL(withBase(basePathOf(siteUrl), href), siteUrl).href
}
