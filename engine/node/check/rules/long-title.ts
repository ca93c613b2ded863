import { buildDocumentTitle } from '../../../core/page/head'
import { resolveTokens } from '../../../core/text/tokens'
import type { DocumentRule } from './rule'

/** The approximate limit of search engines and browser tabs. */
const LONGEST = 60

/** Search engines show a page's whole title, including the site's name. */
export const longTitle: DocumentRule = {
  name: 'long-title',
  severity: 'warning',
  scope: 'document',
  check: ({ documents, tokens }) =>
    documents.flatMap(({ file, route, data }) => {
      const { title: written } = (data ?? {}) as { title?: unknown }
      if (route === undefined || typeof written !== 'string') return []
      const title = buildDocumentTitle(
        { title: resolveTokens(written, tokens) },
        tokens.brand ?? '',
      )
      if (title.length <= LONGEST) return []
      const message = `With the site's name, the title is ${title.length} characters long: "${title}".`
      const hint = `Shorten it: search engines cut titles off after about ${LONGEST}. The page's heading can say more.`
      return [{ file, pointer: '/title', message, hint }]
    }),
}
