import { notFoundOfLocale } from '../../../core/addresses/locales'
import { listFolders } from '../../../core/page/listing'
import { buildSelectable } from '../../../core/page/selectable-page'
import { isDerived } from '../../sources/files/site-files'
import type { PageHead } from '../facts/page-summary'
import type { DocumentRule } from './rule'

/**
 * The pages in a feed have dates. Feeds do not include folders' index pages, or pages that lists
 * omit.
 */
export const missingDate: DocumentRule = {
  name: 'missing-date',
  scope: 'document',
  check({ documents, collections, locale }) {
    const fed = collections.filter(({ feed }) => feed)
    if (fed.length === 0) return []
    const folders = new Set(collections.map(({ route }) => route))
    return documents.flatMap((document) => {
      const { file, route, data, valid } = document
      if (route === undefined || !valid || folders.has(route)) return []
      const head = data as PageHead
      const notFound = notFoundOfLocale(locale)
      const page = buildSelectable({ route, head, notFound, isDerived: isDerived(document) })
      if (!page.isListed || page.date !== undefined) return []
      const above = listFolders(route)
      const found = fed.find((folder) => above.includes(folder.route))
      if (!found) return []
      const message = `The page has no date, but ${found.file} includes it in a feed.`
      const hint = 'Write the day on which it was published, such as "date": "2026-03-01".'
      return [{ file, pointer: '', message, hint }]
    })
  },
}
