/** What a page is in the other languages of its site: the pages with the same rest of an address. */
import type { Settings } from '../../../../schemas/generated/types'
import { notFoundOfLocale, withLocale, withoutLocale } from '../../../core/addresses/locales'
import type { HeadTag } from '../../../core/page/data'
import type { SitePage } from '../../check/run/site'

interface PageVersions {
  /** Path of a language → the address of the page in it; absent where it is in none. */
  versions?: Record<string, string>
  /** Links to it in all languages, for search engines. */
  links: HeadTag[]
}

export type FindVersions = (page: Pick<SitePage, 'route' | 'head'>) => PageVersions

export interface VersionsOptions {
  /** Path of a language → its tag; the site's own, whose path is empty, is the first. */
  languages: Map<string, string>
  /** The path of the language that an address is in. */
  localeOf: (route: string) => string
  settings: Pick<Settings, 'url' | 'robots'>
  /** What a page says of itself; undefined where there is none. */
  findHead: (route: string) => SitePage['head'] | undefined
}

const NOTHING: PageVersions = { links: [] }

/** The links that search engines and browsers want: */
export interface VersionLink {
  /** The tag of the language, or `x-default`. */
  hreflang: string
  href: string
}

/** Whether a page may be found, and shows something of its own. */
export function isFound(
  { robots, redirectTo }: Pick<SitePage['head'], 'robots' | 'redirectTo'>,
  usual: string,
): boolean {
  return redirectTo === undefined && !(robots ?? usual).includes('noindex')
}

/**
 * The versions of a page that search engines may show, itself included: each names all of them, with
 * whole addresses, and the one in the site's own language is for readers of any other.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function listVersionLinks(
  { route, head }: Pick<SitePage, 'route' | 'head'>,
  { languages, localeOf, settings, findHead }: VersionsOptions,
): VersionLink[] {
  const path = localeOf(route)
  const rest = withoutLocale(path, route)
  if (!isFound(head, settings.robots) || rest === notFoundOfLocale('')) return []
  const found = [...languages].flatMap(([other, language]) => {
    const address = withLocale(other, rest)
    const shown = other === path ? head : findHead(address)
    if (!shown || !isFound(shown, settings.robots)) return []
    return [{ path: other, hreflang: language, href: settings.url + address }]
  })
  if (found.length < 2) return []
  const usual = found.flatMap(({ path, href }) =>
    path === '' ? [{ hreflang: 'x-default', href }] : [],
  )
  return [...found.map(({ hreflang, href }) => ({ hreflang, href })), ...usual]
}

/** Returns a function from a page to its versions; of a site in one language, none has any. */
export function createVersions(options: VersionsOptions): FindVersions {
  const { languages, localeOf, findHead } = options
  if (languages.size < 2) return () => NOTHING
  return (page) => {
    const path = localeOf(page.route)
    const rest = withoutLocale(path, page.route)
    const others = [...languages.keys()].flatMap((other) => {
      const address = withLocale(other, rest)
      const isThere = other !== path && rest !== notFoundOfLocale('') && findHead(address)
      return isThere ? [[other, address] as const] : []
    })
    // https://html.spec.whatwg.org/multipage/links.html#rel-alternate
    const links = listVersionLinks(page, options).map(
      ({ hreflang, href }): HeadTag => ({
        tag: 'link',
        attributes: { rel: 'alternate', hreflang, href },
      }),
    )
    return { ...(others.length > 0 && { versions: Object.fromEntries(others) }), links }
  }
}
