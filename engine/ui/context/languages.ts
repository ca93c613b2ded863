import { usePage, useSite } from './context'

/** The page in one of the site's languages. */
export interface LanguageVersion {
  /** The BCP 47 tag of the language. */
  language: string
  /** The name of the language in that language. */
  name: string
  /** As in the site's JSON. For a page that is not translated, the home page in that language. */
  href: string
  /** The name of the target in that language, if it is not the same page. */
  note?: string
  isCurrent: boolean
}

export interface LanguageChoice {
  /** The label of the choice, in the page's language. */
  label: string
  /** The default language is the first. */
  versions: LanguageVersion[]
}

/** The current page in the languages of the site. Undefined on a site in one language. */
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
