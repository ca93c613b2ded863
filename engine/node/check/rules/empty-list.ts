import type { PageQuery } from '../../../../schemas/generated/types'
import {
  localeOfRoute,
  notFoundOfLocale,
  withLocale,
  withoutLocale,
} from '../../../core/addresses/locales'
import type { SelectablePage } from '../../../core/page/listing'
import { createPageSelector, listFolders, readQuery } from '../../../core/page/listing'
import { buildSelectable } from '../../../core/page/selectable-page'
import { renderInvocation } from '../../lib/files/invocation'
import { createNearest, proposeNearest, renderSuggestion } from '../../lib/problems/nearest'
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
      const query = readQuery(value)
      const found = check(query, routes.get(file))
      return [...(found ? [found] : []), ...findForeign(context, query)].map(
        ({ at, ...issue }) => ({ file, pointer: at ? `${pointer}/${at}` : pointer, ...issue }),
      )
    })
  },
}

/** A query's issue, and the property that it concerns. */
type QueryIssue = IssueText & { at?: keyof PageQuery | `pages/${number}` }

/**
 * The pages in other languages that a list names. If such a page has a translation, another rule
 * reports it.
 */
function findForeign({ locale, locales, pages, whole }: CheckContext, query: PageQuery) {
  return (query.pages ?? []).flatMap((path, index): QueryIssue[] => {
    const own = translatePath(path, locale, locales)
    if (own === path || pages.has(own) || !whole.pages.has(path)) return []
    const message = `The list cannot show "${path}": lists show only pages in their own language.`
    const command = renderInvocation('new', `page ${own}`)
    return [
      {
        at: `pages/${index}`,
        message,
        hint: `Remove it, or start "${own}" with \`${command}\`.`,
        fixes: [{ kind: 'remove' }],
      },
    ]
  })
}

/** The corresponding path in a language: `/news` → `/de/news`. */
function translatePath(path: string, locale: string, locales: CheckContext['locales']): string {
  const other = localeOfRoute(
    locales.map((one) => one.path),
    path,
  )
  return withLocale(locale, withoutLocale(other, path))
}

/** The valid pages of a language that lists can select. */
export function listSelectable(context: Pick<CheckContext, 'pages' | 'locale'>): SelectablePage[] {
  const notFound = notFoundOfLocale(context.locale)
  return [...context.pages].flatMap(([route, page]) => {
    const head = page.data as PageHead
    const read = { route, head, notFound, isDerived: isDerived(page) }
    return page.valid ? [buildSelectable(read)] : []
  })
}

function createQueryCheck(context: CheckContext) {
  const pages = listSelectable(context)
  // The order of the results does not matter here.
  const select = createPageSelector(pages, 'en')
  const listed = pages.filter(({ isListed }) => isListed)
  const nearFolder = createNearest(new Set(listed.flatMap(({ route }) => listFolders(route))))
  const nearTag = createNearest(new Set(pages.flatMap(({ tags }) => tags)))
  const people = listPeople(context).map(({ id }) => id)
  const finds = (query: PageQuery, route?: string) => select(query, { route }).total > 0
  return (query: PageQuery, route: string | undefined): QueryIssue | undefined => {
    // The only page of a folder has no neighbours yet. Pages that are listed by path are reported
    // one by one.
    const { from, deep, tag, author } = query
    if (from === undefined || query.neighbours || query.pages) return undefined
    if (finds(query, route)) return undefined
    if (!finds({ from, deep })) {
      const own = translatePath(from, context.locale, context.locales)
      if (own !== from) return explainLanguage({ from, own, isKnown: finds({ from: own, deep }) })
      const near = nearFolder(from).filter((folder) => folder !== from)
      const hint = renderSuggestion(near)
      const create = `Create a page in pages${from === '/' ? '' : from}/, or change "from".`
      const message = `There is no page below "${from}" that the list could show.`
      return { at: 'from', message, hint: hint ?? create, ...proposeNearest(from, near) }
    }
    if (tag !== undefined && !finds({ from, deep, tag }, route)) {
      const near = nearTag(tag).filter((other) => other !== tag)
      const hint = renderSuggestion(near) ?? 'Add the tag to the "tags" of a page.'
      const message = `No page below "${from}" has the tag "${tag}".`
      return { at: 'tag', message, hint, ...proposeNearest(tag, near) }
    }
    // Another rule reports an unknown person.
    if (author !== undefined && !people.includes(author)) return undefined
    return {
      message: `No other page below "${from}" matches the list.`,
      hint: 'Loosen the conditions, or remove the block.',
    }
  }
}

/** The issue with a list that names a folder in another language. */
function explainLanguage(named: { from: string; own: string; isKnown: boolean }): QueryIssue {
  const { from, own, isKnown } = named
  const message = `There is no page below "${from}" in the language of the list.`
  const hint = isKnown ? `Write "${own}".` : `Write "${own}", and create a page in pages${own}/.`
  return { at: 'from', message, hint, ...proposeNearest(from, [own]) }
}
