import { usePage, useSite } from './context'

/** The page in one of the site's languages. */
export interface LanguageVersion {
  /** The BCP 47 tag of the language. */
  language: string
  /** What the language calls itself. */
  name: string
  /** As in the site's JSON: of a page that is not translated, the home page in that language. */
  href: string
  /** Where it leads, in the words of that language, where that is not the same page. */
  note?: string
  isCurrent: boolean
}

export interface LanguageChoice {
  /** What the choice is called, in the language of the page. */
  label: string
  /** The site's own language is the first. */
  versions: LanguageVersion[]
}

/** The current page in the languages of the site; undefined on a site in one language. */
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
