import { trimEnd } from '../text/trim-end'

/** The path of the 404 page. It is not one of the site's URLs. */
export const NOT_FOUND = '/404'

/** The path of a page file: `pages/about.json` → `/about`, `pages/index.json` → `/`. */
export function routeOfFile(file: string): string {
  const path = file.replace(/^pages\//, '').replace(/\.json$/, '')
  return path === 'index' ? '/' : `/${path}`
}

/** The file of a page: `/about` → `pages/about.json`. */
export function fileOfRoute(route: string): string {
  return `pages${route === '/' ? '/index' : route}.json`
}

/** The path of a page's data: `/about` → `/_data/about.json`. */
export function dataPathOf(route: string): string {
  return `/_data${route === '/' ? '/index' : route}.json`
}

/** The file of a page's HTML within the output: `/about` → `about.html`. */
export function htmlPathOf(route: string): string {
  return `${route === '/' ? 'index' : route.slice(1)}.html`
}

/** A page's path as Markdown: `/about` → `/about.md`. */
export function markdownPathOf(route: string): string {
  return `${route === '/' ? '/index' : route}.md`
}

/**
 * A path with one leading slash and no trailing slash; `/` does not change. A path that starts with
 * two slashes would name a host.
 */
export function canonicalPath(pathname: string): string {
  let start = 0
  while (pathname[start] === '/' && pathname[start + 1] === '/') start += 1
  const first = pathname.slice(start, start + 1)
  return first + trimEnd(pathname.slice(start + 1), (character) => character === '/')
}

/**
 * A decoded path for comparisons: `/caf%C3%A9` → `/café`. A path that cannot be decoded does not
 * change.
 */
export function decodePath(pathname: string): string {
  return tryDecode(pathname) ?? pathname
}

/** Decodes the escapes (`%…`) in a string. Returns undefined if they are not UTF-8. */
export function tryDecode(text: string): string | undefined {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

export interface HrefParts {
  path: string
  /** The query, including the `?`, or an empty string. */
  search: string
  /** The hash, including the `#`, or an empty string. */
  hash: string
}

/** Splits an `href` without resolving it. */
export function splitHref(href: string): HrefParts {
  const hashAt = href.indexOf('#')
  const beforeHash = hashAt < 0 ? href : href.slice(0, hashAt)
  const searchAt = beforeHash.indexOf('?')
  return {
    path: searchAt < 0 ? beforeHash : beforeHash.slice(0, searchAt),
    search: searchAt < 0 ? '' : beforeHash.slice(searchAt),
    hash: hashAt < 0 ? '' : href.slice(hashAt),
  }
}

/** The standard path of the security contact: https://www.rfc-editor.org/rfc/rfc9116#section-3 */
export const SECURITY_PATH = '/.well-known/security.txt'
