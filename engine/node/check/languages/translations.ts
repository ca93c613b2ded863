/** Pages and their translations, by file. */

import { withLocale, withoutLocale } from '../../../core/addresses/locales'
import { fileOfRoute, routeOfFile } from '../../../core/addresses/paths'
import type { CheckContext, CheckedFile } from '../facts/context'
import type { PageHead } from '../facts/page-summary'

/** File → page. For a file that generates several pages, any of them. */
export function listWritten(pages: Iterable<CheckedFile>): Map<string, CheckedFile> {
  const written = new Map<string, CheckedFile>()
  for (const page of pages) {
    const file = page.made?.by ?? page.file
    if (!page.made || !written.has(file)) written.set(file, page)
  }
  return written
}

/** The file for a page in another language: `pages/about.json` → `pages/de/about.json`. */
export function fileInLocale(file: string, from: string, to: string): string {
  return fileOfRoute(withLocale(to, withoutLocale(from, routeOfFile(file))))
}

/** The hash of the original that a translation has recorded. */
export function readOriginal({ data }: Pick<CheckedFile, 'data'>): string | undefined {
  const { original } = (data ?? {}) as Partial<PageHead>
  return typeof original === 'string' ? original : undefined
}

/** A page in an additional language. */
export interface WrittenTranslation {
  file: string
  page: CheckedFile
  /** The original. Undefined if it does not exist. */
  original: { file: string; page: CheckedFile } | undefined
}

/** The pages in a context's language. Empty for the default language. */
export function listTranslations({ locale, pages, whole }: CheckContext): WrittenTranslation[] {
  const [own] = whole.languages
  if (locale === '' || !own) return []
  const originals = listWritten(own.pages.values())
  return [...listWritten(pages.values())].map(([file, page]) => {
    const from = fileInLocale(file, locale, '')
    const original = originals.get(from)
    return { file, page, original: original && { file: from, page: original } }
  })
}
