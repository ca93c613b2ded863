import { homeOfLocale } from '../../../core/addresses/locales'
import { fileOfRoute } from '../../../core/addresses/paths'
import { SETTINGS_FILE } from '../facts/context'
import type { SiteRule } from './rule'

/** Each additional language has a home page, to which the language switch links. */
export const missingHome: SiteRule = {
  name: 'missing-home',
  after: 'locale-clash',
  scope: 'language',
  check({ locale, locales, pages }) {
    const entry = locales.find(({ path }) => path === locale)
    const home = homeOfLocale(locale)
    if (!entry || pages.has(home)) return []
    const message = `The language "${entry.language}" has no home page.`
    const hint = `Create ${fileOfRoute(home)}, or remove the entry until there is a translation.`
    return [{ file: SETTINGS_FILE, pointer: entry.pointer, message, hint, about: locale }]
  },
}
