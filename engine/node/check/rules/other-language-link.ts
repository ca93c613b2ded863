import {
  homeOfLocale,
  localeOfRoute,
  withLocale,
  withoutLocale,
} from '../../../core/addresses/locales'
import { replaceText } from '../../lib/problems/proposed-fixes'
import { LOCALES_FOLDER, localeOfFile } from '../../sources/files/locale-files'
import type { CheckContext } from '../facts/context'
import { REDIRECTS_FILE, SETTINGS_FILE } from '../facts/context'
import type { Link } from '../facts/link'
import { fixLinks, getLinkPart, hintAt, listInternalLinks } from '../facts/links'
import type { SiteRule } from './rule'

/** Links point to pages in the same language, if such pages exist. */
export const otherLanguageLink: SiteRule = {
  name: 'other-language-link',
  severity: 'warning',
  scope: 'language',
  check(context) {
    const { locale, locales, pages, readLinks } = context
    if (locales.length === 0) return []
    const paths = locales.map(({ path }) => path)
    const isOwn = createOwnFiles(context)
    return listInternalLinks(readLinks()).flatMap((link) => {
      const { file, pointer, path, search, hash } = link
      if (path === '' || !isOwn(link)) return []
      const other = localeOfRoute(paths, path)
      const own = withLocale(locale, withoutLocale(other, path))
      // A link to the page's own translation is intentional.
      if (other === locale || !pages.has(own) || own === link.route) return []
      // A sentence may refer to the whole site in the other language.
      const isReported = locale === '' || link.isRich
      if (isReported && path === homeOfLocale(other)) return []
      const message = `"${path}" is in another language, but the page also exists in this one.`
      const meant = `${own}${search}${hash}`
      const hint = hintAt(link, `Write "${meant}".`)
      const fixes = fixLinks(link, { fixes: replaceText(link.href, [meant]) })
      return [{ file, pointer, message, hint, ...fixes, ...getLinkPart(link) }]
    })
  },
}

/**
 * Returns `true` if a link is in a file that belongs to the language. Other files belong to all
 * languages.
 */
function createOwnFiles({ locale, locales, whole }: CheckContext): (link: Link) => boolean {
  const paths = locales.map(({ path }) => path)
  const files = new Set(whole.documents.map(({ file }) => file))
  return ({ file }) => {
    if (file === SETTINGS_FILE || file === REDIRECTS_FILE) return false
    if (locale === '') return true
    return localeOfFile(paths, file) === locale || files.has(`${LOCALES_FOLDER}/${locale}/${file}`)
  }
}
