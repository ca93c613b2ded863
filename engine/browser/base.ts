import type { ThirdPartyScripts } from '../core/page/data'

/**
 * The site's base, read from the document; see `core/addresses/base.ts`. One bundle works under
 * every base, and a document such as the 404 page works at every path.
 */
export function readBase(): string {
  return readData().base ?? ''
}

/** The base path of the document's language. Empty for the default language. */
export function readLocale(): string {
  return readData().locale ?? ''
}

/** The site's third-party scripts. */
export function readThirdParty(): ThirdPartyScripts {
  return JSON.parse(readData().thirdPartySettings ?? '{}')
}

/**
 * Returns `true` if a page is in a different language than the document, and therefore has a
 * different layout.
 */
export function isForeign(route: string): boolean {
  const { locales, locale = '' } = readData()
  const [, first = ''] = route.split('/', 2)
  // Like `localeOfRoute`, but without a module that every page would have to load.
  return locales !== undefined && (locales.split(' ').includes(first) ? first : '') !== locale
}

/** The document's attributes that describe its site. */
function readData(): DOMStringMap {
  return document.getElementById('quire-page')?.dataset ?? {}
}
