/**
 * The languages of a site, identified by base path. The default language's pages are at the root,
 * and its base path is empty. An additional language's pages are under its base path: `/de/about`
 * for `de`. Pages whose paths are otherwise equal are translations of each other.
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

/** The path without the language's base path: `/de/about` → `/about`, `/de` → `/`. */
export function withoutLocale(path: string, route: string): string {
  return path === '' ? route : route.slice(path.length + 1) || '/'
}

/** The path of a page in another language: `/about` → `/de/about`, `/` → `/de`. */
export function withLocale(path: string, route: string): string {
  if (path === '') return route
  return route === '/' ? homeOfLocale(path) : `/${path}${route}`
}
