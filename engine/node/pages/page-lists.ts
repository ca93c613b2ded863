/** What pages show of other files than their own: lists of pages, and who wrote them. */
import type { Page, PageQuery, Person } from '../../../schemas/generated/types'
import type { PageArticle } from '../../core/page/data'
import type { ListedPage, Listing, ListPlace, SelectablePage } from '../../core/page/listing'
import { createPageSelector, readQuery } from '../../core/page/listing'
import { buildSelectable } from '../../core/page/selectable-page'
import { resolveTokens } from '../../core/text/tokens'
import type { SitePage } from '../check/run/check-site'
import type { Reference } from '../check/schema/validate'

/** Only what a page has is there. */
export interface PageShows {
  /** Key of a query → what it selects. */
  lists?: Record<string, Listing>
  article?: PageArticle
  /** The pictures of listed pages and of people, as they are written. */
  assets: string[]
}

export interface PageListsOptions {
  /** Those that lists can show. */
  pages: Pick<SitePage, 'route' | 'head'>[]
  people: Person[]
  /** The year among them. */
  tokens: Record<string, string>
  language: string
}

export interface PageLists {
  /** What a page shows of other files. */
  showsOf: (page: Pick<SitePage, 'route' | 'head' | 'digest'>) => PageShows
  /** What the lists among references show, wherever they stand. */
  listsOf: (references: Reference[], here: ListPlace) => Pick<PageShows, 'lists' | 'assets'>
}

const NOTHING: PageShows = { assets: [] }

export function createPageLists(options: PageListsOptions): PageLists {
  const { people, tokens } = options
  const persons = new Map(people.map((person) => [person.id, resolveTokens(person, tokens)]))
  let select: ((query: PageQuery, here: ListPlace) => Listing) | undefined

  const listsOf = (references: Reference[], here: ListPlace) => {
    const keys = references.flatMap(({ meaning, value }) => (meaning === 'pages' ? [value] : []))
    if (keys.length === 0) return NOTHING
    // A site without lists is not looked through for any.
    select ??= createSelector(options, persons)
    const lists: Record<string, Listing> = {}
    for (const key of keys) lists[key] = select(readQuery(key), here)
    return { lists, assets: Object.values(lists).flatMap(listPictures) }
  }

  return {
    listsOf,
    showsOf({ route, head, digest }) {
      const shown = listsOf(digest.references, { route })
      const article = buildArticle(head, persons)
      if (!article) return shown
      const portrait = article.author?.picture
      const assets = portrait ? [...shown.assets, portrait.src] : shown.assets
      return { ...shown, article: resolveTokens(article, tokens), assets }
    },
  }
}

/** Each page is made to what lists show of it once. */
function createSelector(
  { pages, tokens, language }: PageListsOptions,
  persons: Map<string, Person>,
): (query: PageQuery, here: ListPlace) => Listing {
  const heads = new Map(pages.map((page) => [page.route, page.head]))
  const made = new Map<string, ListedPage>()
  const build = ({ route, title, date, tags, author }: SelectablePage): ListedPage => {
    const { description = '', summary = description, updated, picture } = heads.get(route) ?? {}
    const person = persons.get(author ?? '')
    const listed = { route, title, summary, date, updated, tags, author: person, picture }
    return resolveTokens(listed, tokens)
  }
  const selectOnce = (page: SelectablePage): ListedPage => {
    const known = made.get(page.route) ?? build(page)
    made.set(page.route, known)
    return known
  }
  const all = pages.map((page) => resolveTokens(buildSelectable(page), tokens))
  const select = createPageSelector(all, language)
  return (query, here) => {
    const { pages: found, ...part } = select(query, here)
    const listed = found.map(({ page, rel }) =>
      rel ? { ...selectOnce(page), rel } : selectOnce(page),
    )
    return { pages: listed, ...part }
  }
}

function listPictures({ pages }: Listing): string[] {
  return pages.flatMap(({ picture, author }) => [picture, author?.picture].flatMap(sourceOf))
}

function sourceOf(picture: { src: string } | undefined): string[] {
  return picture ? [picture.src] : []
}

/** What a page says of itself for its readers; nothing where it says none of it. */
function buildArticle(
  { date, updated, author, tags }: Pick<Page, 'date' | 'updated' | 'author' | 'tags'>,
  persons: Map<string, Person>,
): PageArticle | undefined {
  const person = persons.get(author ?? '')
  if (date === undefined && updated === undefined && !person && tags.length === 0) return undefined
  return { date, updated, author: person, tags: tags.map((name) => ({ name })) }
}
