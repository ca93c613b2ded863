import { trimEnd } from '../text/trim-end'

/** The address of the page that an unknown one shows; it is no address of the site itself. */
export const NOT_FOUND = '/404'

/** The address of a page file: `pages/about.json` → `/about`, `pages/index.json` → `/`. */
export function routeOfFile(file: string): string {
  const path = file.replace(/^pages\//, '').replace(/\.json$/, '')
  return path === 'index' ? '/' : `/${path}`
}

/** The file of a page, by its address: `/about` → `pages/about.json`. */
export function fileOfRoute(route: string): string {
  return `pages${route === '/' ? '/index' : route}.json`
}

/** Where the data of a page is served: `/about` → `/_data/about.json`. */
export function dataPathOf(route: string): string {
  return `/_data${route === '/' ? '/index' : route}.json`
}

/** The file of a page's HTML within the output: `/about` → `about.html`. */
export function htmlPathOf(route: string): string {
  return `${route === '/' ? 'index' : route.slice(1)}.html`
}

/** Where a page is served as Markdown: `/about` → `/about.md`. */
export function markdownPathOf(route: string): string {
  return `${route === '/' ? '/index' : route}.md`
}

/**
 * The path with one slash at its beginning and none at its end; `/` stays. An address that began
 * with two would name another host.
 */
export function canonicalPath(pathname: string): string {
  let start = 0
  while (pathname[start] === '/' && pathname[start + 1] === '/') start += 1
  const first = pathname.slice(start, start + 1)
  return first + trimEnd(pathname.slice(start + 1), (character) => character === '/')
}

/** A path as files are looked up by it: `/caf%C3%A9` → `/café`. One that cannot be read stays. */
export function decodePath(pathname: string): string {
  return tryDecode(pathname) ?? pathname
}

/** A text with its escapes (`%…`) read; undefined where they are no UTF-8. */
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
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
}

/** The parts of an `href`, without resolving it. */
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

/** Where security researchers look for the contact: https://www.rfc-editor.org/rfc/rfc9116#section-3 */
export const SECURITY_PATH = '/.well-known/security.txt'
