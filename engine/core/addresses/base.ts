/**
 * A site may be published below a path of its host: `https://example.org/docs`. That path is its
 * base. The engine and the site's JSON write addresses without it (`/about`); it is added where an
 * address leaves the engine: for a document, a request, the history, the settings of a server.
 */
import { trimEnd } from '../text/trim-end'

/** The address of a site without a slash at its end. */
export function tidySiteUrl(url: string): string {
  return trimEnd(url, (character) => character === '/')
}

/** The base of a site by its address: `/docs`, or empty at the root of a host. */
export function basePathOf(siteUrl: string): string {
  return tidySiteUrl(new URL(siteUrl).pathname)
}

/** An address as it is in a document: a path of the site is below the base, others stay. */
export function withBase(base: string, href: string): string {
  return href.startsWith('/') ? base + href : href
}

/** A path as the engine knows it; undefined when it is not below the base. */
export function withoutBase(base: string, pathname: string): string | undefined {
  if (pathname === base) return '/'
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}

/** The whole address of what a link leads to, percent-encoded; `siteUrl` ends without a slash. */
export function absoluteUrl(siteUrl: string, href: string): string {
  return new URL(withBase(basePathOf(siteUrl), href), siteUrl).href
}
