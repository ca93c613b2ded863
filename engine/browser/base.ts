import type { ThirdPartyScripts } from '../core/page/data'

/**
 * The base of the site, from the document; see `core/addresses/base.ts`. One bundle serves all
 * bases, and one document all paths, as the 404 page does.
 */
export function readBase(): string {
  return readData().base ?? ''
}

/** The base path of the document's language. Empty for the default language. */
export function readLocale(): string {
  return readData().locale ?? ''
}

/** The third-party scripts of the site. */
export function readThirdParty(): ThirdPartyScripts {
  return JSON.parse(readData().thirdPartySettings ?? '{}')
}

/** Returns `true` if a page is in another language than the document, and so has another layout. */
export function isForeign(route: string): boolean {
  const { locales, locale = '' } = readData()
  const [, first = ''] = route.split('/', 2)
  // Like `localeOfRoute`, without a module that all pages would load.
  return locales !== undefined && (locales.split(' ').includes(first) ? first : '') !== locale
}

/** The attributes of the document that describe its site. */
function readData(): DOMStringMap {
  return document.getElementById('quire-page')?.dataset ?? {}
}
