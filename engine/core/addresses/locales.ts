/**
 * The languages of a site, by base path. The pages of the default language are at the root, and its
 * base path is empty; those of an additional language are under its base path: `/de/about` for
 * `de`. Pages with the same rest of the path are translations of each other.
 */
import { NOT_FOUND } from './paths'

/** The home page of a language: `/de`. */
export function homeOfLocale(path: string): string {
  return `/${path}`
}

/** The 404 page of a language: `/de/404`. */
export function notFoundOfLocale(path: string): string {
  return path === '' ? NOT_FOUND : `/${path}${NOT_FOUND}`
}

/** The base path of a path's language. Empty for the default language. */
export function localeOfRoute(paths: readonly string[], route: string): string {
  if (paths.length === 0) return ''
  const [, first = ''] = route.split('/', 2)
  return paths.includes(first) ? first : ''
}

/** The path without its language: `/de/about` → `/about`, `/de` → `/`. */
export function withoutLocale(path: string, route: string): string {
  return path === '' ? route : route.slice(path.length + 1) || '/'
}

/** The path in a language: `/about` → `/de/about`, `/` → `/de`. */
export function withLocale(path: string, route: string): string {
  if (path === '') return route
  return route === '/' ? homeOfLocale(path) : `/${path}${route}`
}
