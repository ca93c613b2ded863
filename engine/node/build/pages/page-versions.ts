/**
 * The versions of a page in the other languages of its site: the pages at the same path under the
 * base path of their language.
 */
import type { Settings } from '../../../../schemas/generated/types'
import { notFoundOfLocale, withLocale, withoutLocale } from '../../../core/addresses/locales'
import type { HeadTag } from '../../../core/page/data'
import type { SitePage } from '../../check/run/site'

interface PageVersions {
  /** Base path of a language → the page's path in it. Absent if it is not translated. */
  versions?: Record<string, string>
  /** Links to it in all languages, for search engines. */
  links: HeadTag[]
}

export type FindVersions = (page: Pick<SitePage, 'route' | 'head'>) => PageVersions

export interface VersionsOptions {
  /**
   * Base path of a language → its tag. The default language, whose base path is empty, is first.
   */
  languages: Map<string, string>
  /** Returns the base path of the language that a path belongs to. */
  localeOf: (route: string) => string
  settings: Pick<Settings, 'url' | 'robots'>
  /** Returns the summary of a page. Undefined if it does not exist. */
  findHead: (route: string) => SitePage['head'] | undefined
}

const NOTHING: PageVersions = { links: [] }

/** The links for search engines and browsers. */
export interface VersionLink {
  /** The tag of the language, or `x-default`. */
  hreflang: string
  href: string
}

/** Returns `true` if search engines should index the page and it has content of its own. */
export function isFound(
  { robots, redirectTo }: Pick<SitePage['head'], 'robots' | 'redirectTo'>,
  usual: string,
): boolean {
  return redirectTo === undefined && !(robots ?? usual).includes('noindex')
}

/**
 * The indexed versions of a page, including itself: each links to all of them with absolute URLs,
 * and the version in the default language is for all other readers.
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

/** Returns a function from a page to its versions. Empty on a site in one language. */
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
