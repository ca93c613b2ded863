import type { PageQuery } from '../../../../schemas/generated/types'
import { notFoundOfLocale } from '../../../core/addresses/locales'
import { createPageSelector, listFolders, readQuery } from '../../../core/page/listing'
import { buildSelectable } from '../../../core/page/selectable-page'
import { createNearest, renderSuggestion } from '../../lib/problems/nearest'
import type { IssueText } from '../../lib/problems/problem'
import { isDerived } from '../../sources/files/site-files'
import type { CheckContext } from '../facts/context'
import { listPeople } from '../facts/context'
import { findMeaning } from '../facts/find-references'
import type { PageHead } from '../facts/page-summary'
import type { SiteRule } from './rule'

/** A list of pages is not empty. */
export const emptyList: SiteRule = {
  name: 'empty-list',
  severity: 'warning',
  scope: 'language',
  check(context) {
    const queries = findMeaning(context.documents, 'pages')
    if (queries.length === 0) return []
    const check = createQueryCheck(context)
    const routes = new Map(context.documents.map(({ file, route }) => [file, route]))
    return queries.flatMap(({ file, pointer, value }) => {
      const found = check(readQuery(value), routes.get(file))
      if (!found) return []
      const { at, ...issue } = found
      return [{ file, pointer: at ? `${pointer}/${at}` : pointer, ...issue }]
    })
  },
}

/** The issue of a query, and the property that it concerns. */
type QueryIssue = IssueText & { at?: keyof PageQuery }

function createQueryCheck(context: CheckContext) {
  const notFound = notFoundOfLocale(context.locale)
  const pages = [...context.pages].flatMap(([route, page]) => {
    const head = page.data as PageHead
    const read = { route, head, notFound, isDerived: isDerived(page) }
    return page.valid ? [buildSelectable(read)] : []
  })
  // The order of the results does not matter here.
  const select = createPageSelector(pages, 'en')
  const listed = pages.filter(({ isListed }) => isListed)
  const nearFolder = createNearest(new Set(listed.flatMap(({ route }) => listFolders(route))))
  const nearTag = createNearest(new Set(pages.flatMap(({ tags }) => tags)))
  const people = listPeople(context)
  const finds = (query: PageQuery, route?: string) => select(query, { route }).total > 0
  return (query: PageQuery, route: string | undefined): QueryIssue | undefined => {
    // The only page of a folder has no neighbours yet. Pages that are listed by path are reported
    // one by one.
    const { from, deep, tag, author } = query
    if (from === undefined || query.neighbours || query.pages) return undefined
    if (finds(query, route)) return undefined
    if (!finds({ from, deep })) {
      const hint = renderSuggestion(nearFolder(from).find((folder) => folder !== from))
      const create = `Create a page in pages${from === '/' ? '' : from}/, or change "from".`
      const message = `There is no page below "${from}" that the list could show.`
      return { at: 'from', message, hint: hint ?? create }
    }
    if (tag !== undefined && !finds({ from, deep, tag }, route)) {
      const hint = renderSuggestion(nearTag(tag).find((near) => near !== tag))
      const message = `No page below "${from}" has the tag "${tag}".`
      return { at: 'tag', message, hint: hint ?? 'Add the tag to the "tags" of a page.' }
    }
    // Another rule reports an unknown person.
    if (author !== undefined && !people.includes(author)) return undefined
    return {
      message: `No other page below "${from}" matches the list.`,
      hint: 'Loosen the conditions, or remove the block.',
    }
  }
}
