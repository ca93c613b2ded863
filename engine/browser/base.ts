import type { ThirdPartyScripts } from '../core/page/data'

/**
 * The base of the site, which its documents say; see `core/addresses/base.ts`. The bundle is the
 * same for all bases, and a document the same at all addresses: so is the 404 page.
 */
export function readBase(): string {
  return readData().base ?? ''
}

/** The path of the document's language; empty for the site's own. */
export function readLocale(): string {
  return readData().locale ?? ''
}

/** What runs beside the pages of the site. */
export function readThirdParty(): ThirdPartyScripts {
  return JSON.parse(readData().thirdPartySettings ?? '{}')
}

/** Whether a page is in another language than the document: its layout and words are others. */
export function isForeign(route: string): boolean {
  const { locales, locale = '' } = readData()
  const [, first = ''] = route.split('/', 2)
  // As `localeOfRoute` does it, without a file of its own for all pages.
  return locales !== undefined && (locales.split(' ').includes(first) ? first : '') !== locale
}

/** What the document says of its site. */
function readData(): DOMStringMap {
  return document.getElementById('quire-page')?.dataset ?? {}
}
