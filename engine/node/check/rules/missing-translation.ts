import { withLocale } from '../../../core/addresses/locales'
import { renderInvocation } from '../../lib/files/invocation'
import { SETTINGS_FILE } from '../facts/context'
import type { PageHead } from '../facts/page-summary'
import { fileInLocale, listWritten } from '../languages/translations'
import type { SiteRule } from './rule'

/** The maximum number of pages to list. The others appear once the first are translated. */
const MOST_NAMED = 20

/** Every page exists in every language, unless the language's entry says otherwise. */
export const missingTranslation: SiteRule = {
  name: 'missing-translation',
  severity: 'warning',
  after: 'missing-home',
  scope: 'language',
  check({ locale, locales, pages, whole }) {
    const entry = locales.find(({ path }) => path === locale)
    const [own] = whole.languages
    if (!entry || entry.partial === true || !own) return []
    const translated = listWritten(pages.values())
    const missing = [...listWritten(own.pages.values())].filter(([file, { data }]) => {
      const { redirectTo } = (data ?? {}) as Partial<PageHead>
      return redirectTo === undefined && !translated.has(fileInLocale(file, '', locale))
    })
    if (missing.length === 0) return []
    const named = missing.slice(0, MOST_NAMED).map(([file]) => file)
    const rest = missing.length - named.length
    const count = missing.length === 1 ? '1 page is' : `${missing.length} pages are`
    const list = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
    const start = missing.find(([, { made }]) => !made)?.[1].route
    const command = start && renderInvocation('new', `page ${withLocale(locale, start)}`)
    const partial = 'Write "partial": true if only some pages are meant to be translated.'
    return [
      {
        file: SETTINGS_FILE,
        pointer: entry.pointer,
        about: entry.language,
        message: `${count} not translated into "${entry.language}": ${list}.`,
        fixes: [{ kind: 'property', name: 'partial', value: true }],
        hint: command ? `Run \`${command}\`, which starts a translation. ${partial}` : partial,
      },
    ]
  },
}
