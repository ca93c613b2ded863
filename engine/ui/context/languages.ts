import { usePage, useSite } from './context'

/** The page in one of the site's languages. */
export interface LanguageVersion {
  /** The language's BCP 47 tag. */
  language: string
  /** The language's name in that language. */
  name: string
  /**
   * The link's `href`, as in the site's JSON. If the page is not translated, the home page in that
   * language.
   */
  href: string
  /** The target's name in that language, if the target is not the same page. */
  note?: string
  isCurrent: boolean
}

export interface LanguageChoice {
  /** The language switch's label, in the page's language. */
  label: string
  /** The languages, starting with the default language. */
  versions: LanguageVersion[]
}

/** The current page in each of the site's languages. Undefined on a site in one language. */
export function useLanguages(): LanguageChoice | undefined {
  const { languages } = useSite()
  const { path: here, versions: translated = {} } = usePage()
  if (!languages) return undefined
  const { label, path: current, list } = languages
  const versions = list.map(({ path, language, name, route, home }): LanguageVersion => {
    const isCurrent = path === current
    const href = isCurrent ? here : translated[path]
    const note = href === undefined ? home : undefined
    return { language, name, href: href ?? route, note, isCurrent }
  })
  return { label, versions }
}
