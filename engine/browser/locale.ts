import { localeOfRoute } from '../core/addresses/locales'

/** The path of the document's language; empty for the site's own. */
export function readLocale(): string {
  return readData().locale ?? ''
}

/** Whether a page is in another language than the document: its layout and words are others. */
export function isForeign(route: string): boolean {
  const { locales, locale = '' } = readData()
  return locales !== undefined && localeOfRoute(locales.split(' '), route) !== locale
}

function readData(): DOMStringMap {
  return document.getElementById('quire-page')?.dataset ?? {}
}
