/**
 * A site may be published under a subpath of its host: `https://example.org/docs`. That path is the
 * site's base. The engine and the site's JSON use paths without the base (`/about`); it is added
 * where a URL leaves the engine: in a document, a request, the history, or a server's settings.
 */
import { trimEnd } from '../text/trim-end'

/** The site's URL, without a trailing slash. */
export function tidySiteUrl(url: string): string {
  return trimEnd(url, (character) => character === '/')
}

/** The base of a site, from its URL: `/docs`, or empty at a host's root. */
export function basePathOf(siteUrl: string): string {
  return tidySiteUrl(new URL(siteUrl).pathname)
}

/** A URL for a document: the base is added to a path within the site; other URLs do not change. */
export function withBase(base: string, href: string): string {
  return href.startsWith('/') ? base + href : href
}

/** A path without the base. Undefined if the path is not under the base. */
export function withoutBase(base: string, pathname: string): string | undefined {
  if (pathname === base) return '/'
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}

/** The absolute, percent-encoded URL of a link's target. `siteUrl` has no trailing slash. */
export function absoluteUrl(siteUrl: string, href: string): string {
  return new URL(withBase(basePathOf(siteUrl), href), siteUrl).href
}
