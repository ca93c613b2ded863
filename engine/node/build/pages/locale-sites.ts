import { localeOfRoute } from '../../../core/addresses/locales'
import type { Site, SitePage } from '../../check/run/site'

/** A site in one of its languages, with only the pages in that language. */
export interface LocaleSite extends Site {
  /** The base path of the language. Empty for the default language. */
  path: string
}

/** Returns a function that maps a path to its language's base path. */
export function createLocaleFinder({ locales }: Pick<Site, 'locales'>): (route: string) => string {
  const paths = [...locales.keys()]
  return (route) => localeOfRoute(paths, route)
}

/** The site in each of its languages, starting with the default language. */
export function splitSite(site: Site): [LocaleSite, ...LocaleSite[]] {
  const { locales, pages, collections, tagPages } = site
  if (locales.size === 0) return [{ ...site, path: '' }]
  const find = createLocaleFinder(site)
  const split = (path: string): LocaleSite => ({
    ...site,
    ...locales.get(path),
    path,
    pages: pages.filter(({ route }) => find(route) === path),
    collections: collections.filter(({ route }) => find(route) === path),
    tagPages: tagPages.filter(({ route }) => find(route) === path),
  })
  return [split(''), ...[...locales.keys()].map(split)]
}

/** Separates the pages in one language from the others. */
export function partPages(
  pages: SitePage[],
  find: (route: string) => string,
  path: string,
): { own: SitePage[]; others: SitePage[] } {
  const own = pages.filter(({ route }) => find(route) === path)
  const others = own.length === pages.length ? [] : pages.filter((page) => !own.includes(page))
  return { own, others }
}

/**
 * Returns `true` if a site's fonts can contain a language's letters: another script needs other
 * fonts.
 */
export function hasFonts(own: LocaleSite, site: Site): boolean {
  const scriptOf = (language: string) => new Intl.Locale(language).maximize().script
  const isSameScript = scriptOf(own.settings.language) === scriptOf(site.settings.language)
  return isSameScript || own.settings.theme !== site.settings.theme
}
