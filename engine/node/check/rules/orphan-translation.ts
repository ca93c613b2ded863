import { fileInLocale, listWritten, readOriginal } from '../languages/translations'
import type { SiteRule } from './rule'

/** A page that is recorded as a translation has an original. */
export const orphanTranslation: SiteRule = {
  name: 'orphan-translation',
  severity: 'warning',
  scope: 'language',
  check({ locale, pages, whole }) {
    const [own] = whole.languages
    const originals = listWritten(own?.pages.values() ?? [])
    return [...listWritten(pages.values())].flatMap(([file, page]) => {
      if (readOriginal(page) === undefined) return []
      const from = fileInLocale(file, locale, '')
      if (locale !== '' && originals.has(from)) return []
      const message =
        locale === ''
          ? "This page is in the site's own language, so it is not a translation."
          : `This page translates ${from}, which does not exist.`
      const hint = 'Remove "original", or move the page to the path of its original.'
      return [
        {
          file,
          pointer: '/original',
          message,
          hint: locale === '' ? 'Remove "original".' : hint,
          fixes: [{ kind: 'remove' }],
        },
      ]
    })
  },
}
