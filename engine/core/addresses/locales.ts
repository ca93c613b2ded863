/**
 * The languages of a site, by their paths. The pages of the site's own language are at its root,
 * and its path is empty; those of a further one are below its path: `/de/about` for `de`. Pages that
 * have the same rest of an address say the same.
 */
import { NOT_FOUND } from './paths'

/** The home page of a language: `/de`. */
export function homeOfLocale(path: string): string {
  return `/${path}`
}

/** The page that visitors of a language see where there is none: `/de/404`. */
export function notFoundOfLocale(path: string): string {
  return path === '' ? NOT_FOUND : `/${path}${NOT_FOUND}`
}

/** The path of the language that an address is in; empty for the site's own. */
export function localeOfRoute(paths: readonly string[], route: string): string {
  if (paths.length === 0) return ''
  const [, first = ''] = route.split('/', 2)
  return paths.includes(first) ? first : ''
}

/** The address without its language: `/de/about` → `/about`, `/de` → `/`. */
export function withoutLocale(path: string, route: string): string {
  return path === '' ? route : route.slice(path.length + 1) || '/'
}

/** The address in a language: `/about` → `/de/about`, `/` → `/de`. */
export function withLocale(path: string, route: string): string {
  if (path === '') return route
  return route === '/' ? homeOfLocale(path) : `/${path}${route}`
}
