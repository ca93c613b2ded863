/** Resolves the content from other files that pages show: lists of pages, and people. */
import type { LinkItem, Page, PageQuery, Person } from '../../../../schemas/generated/types'
import { basePathOf, withBase } from '../../../core/addresses/base'
import type { HeadTag, PageArticle } from '../../../core/page/data'
import { listFeedForms } from '../../../core/page/feed-forms'
import type { ListedPage, Listing, ListPlace, SelectablePage } from '../../../core/page/listing'
import { completeQuery, createPageSelector, readQuery } from '../../../core/page/listing'
import { buildSelectable } from '../../../core/page/selectable-page'
import { buildTrail, findHomeLabel } from '../../../core/page/trail'
import { isolatePhonesIn } from '../../../core/text/isolate-phones'
import { resolveTokens } from '../../../core/text/tokens'
import type { SitePage, TagPage } from '../../check/run/site'
import type { Reference } from '../../check/schema/validate'
import type { Collection } from '../../sources/compose/collections'
import { isDerived } from '../../sources/files/site-files'
import type { FindVersions } from './page-versions'

/** Properties that the page does not use are omitted. */
export interface PageShows {
  /** Query key → the pages that it selects. */
  lists?: Record<string, Listing>
  /** Id → person, for people shown in blocks. */
  persons?: Record<string, Person>
  article?: PageArticle
  /** The page's ancestors. Undefined if the page defines its breadcrumbs itself. */
  trail?: LinkItem[]
  /**
   * Links to the previous and next part of the page's list, to its folder's feeds, and to its
   * translations.
   */
  links?: HeadTag[]
  /** Base path → the page's path in that language, for the other languages. */
  versions?: Record<string, string>
  /** The pictures of listed pages and of people, by their paths in the JSON. */
  assets: string[]
}

export interface PageListsOptions {
  /** The pages that lists can show. */
  pages: Pick<SitePage, 'route' | 'head' | 'made'>[]
  /** The pages in other languages, for lists that name such pages. */
  others: Pick<SitePage, 'route' | 'head'>[]
  /** The home page. */
  home: string
  /** The 404 page. */
  notFound: string
  /** Returns the versions of a page in other languages. */
  versionsOf: FindVersions
  /** Returns the pages that share tags with a page. */
  folders: Collection[]
  tagPages: TagPage[]
  /** The site's URL, without a trailing slash. */
  url: string
  /** The site's name. */
  brand: string
  /** Their tokens are resolved. */
  people: Person[]
  /** The site's tokens, including the year. */
  tokens: Record<string, string>
  language: string
}

/** The page properties that determine what it shows. */
export type ShowingPage = Pick<SitePage, 'route' | 'head' | 'summary' | 'made'>

const NOTHING: PageShows = { assets: [] }

/** Resolves the content that pages show from other pages. */
export class PageLists {
  readonly #options: PageListsOptions
  readonly #persons: Map<string, Person>
  #select: ((query: PageQuery, here: ListPlace) => Listing) | undefined
  #titles: Map<string, string> | undefined
  /** Tag → its pages. */
  readonly #tagPages = new Map<string, TagPage[]>()

  constructor(options: PageListsOptions) {
    const { people, tagPages } = options
    this.#options = options
    this.#persons = new Map(people.map((person) => [person.id, person]))
    for (const page of tagPages) {
      this.#tagPages.set(page.tag, [...(this.#tagPages.get(page.tag) ?? []), page])
    }
  }

  /** The pages that a query selects, wherever the query is. */
  list(query: PageQuery): ListedPage[] {
    return this.#find(query, {}).pages
  }

  /** The results of all queries among the references, and the people that these pages name. */
  listsOf(
    references: Reference[],
    here: ListPlace,
  ): Pick<PageShows, 'lists' | 'persons' | 'assets'> {
    if (!references.some(({ meaning }) => OF_OTHERS.includes(meaning))) return NOTHING
    const keys = references.flatMap(({ meaning, value }) => (meaning === 'pages' ? [value] : []))
    const named = findPeople(references, this.#persons)
    if (keys.length === 0 && named.length === 0) return NOTHING
    const lists: Record<string, Listing> = {}
    for (const key of keys) {
      lists[key] = this.#find(completeQuery(readQuery(key), here, this.#options.folders), here)
    }
    return {
      ...(keys.length > 0 && { lists }),
      ...(named.length > 0 && { persons: Object.fromEntries(named.map((one) => [one.id, one])) }),
      assets: [
        ...Object.values(lists).flatMap(listPictures),
        ...named.flatMap(({ picture }) => sourceOf(picture)),
      ],
    }
  }

  /** The content of other files that a page shows. */
  showsOf({ route, head, summary, made }: ShowingPage): PageShows {
    const { of = route, number = 1 } = made?.part ?? {}
    const place = { route: of, page: number }
    const listed = this.listsOf(summary.references, place)
    const { versions, links: inLanguages } = this.#options.versionsOf({ route, head })
    const parts = buildPartLinks(listed, place, this.#options.url)
    const links = [...parts, ...this.#buildFeedLinks(of), ...inLanguages]
    const shown = {
      ...listed,
      ...(versions && { versions }),
      ...(summary.derivesTrail && { trail: buildTrail(route, (above) => this.#titleOf(above)) }),
      ...(links.length > 0 && { links }),
    }
    const article = buildArticle(head, this.#persons, (tag) => this.#findTagPage(route, tag))
    if (!article) return shown
    const portrait = article.author?.picture
    const assets = portrait ? [...shown.assets, portrait.src] : shown.assets
    return { ...shown, article: resolveTokens(article, this.#options.tokens), assets }
  }

  #find(query: PageQuery, here: ListPlace): Listing {
    this.#select ??= createSelector(this.#options, this.#persons)
    return this.#select(query, here)
  }

  #titleOf(route: string): string | undefined {
    this.#titles ??= readTitles(this.#options)
    const title = this.#titles.get(route)
    return title && resolveTokens(title, this.#options.tokens)
  }

  #findTagPage(route: string, tag: string): string | undefined {
    return this.#tagPages.get(tag)?.find(({ folder }) => isBelow(route, folder))?.route
  }

  #buildFeedLinks(route: string): HeadTag[] {
    const { folders, tokens, url } = this.#options
    const base = basePathOf(url)
    return folders.flatMap(({ route: folder, feed }) => {
      if (!feed || !isBelow(route, folder)) return []
      const title = resolveTokens(feed.title, tokens)
      return listFeedForms(folder).map(({ type, path }): HeadTag => {
        const href = withBase(base, path)
        return { tag: 'link', attributes: { rel: 'alternate', type, title, href } }
      })
    })
  }
}

function readTitles({ pages, brand, home }: PageListsOptions): Map<string, string> {
  const titles = new Map(pages.map(({ route, head }) => [route, head.title]))
  const written = pages.map(({ head }) => head.breadcrumbs)
  return titles.set(home, findHomeLabel(written, { brand, home }))
}

function isBelow(route: string, folder: string): boolean {
  return folder === '/' || route === folder || route.startsWith(`${folder}/`)
}

/** https://html.spec.whatwg.org/multipage/links.html#sequential-link-types */
function buildPartLinks(
  { lists = {} }: Pick<PageShows, 'lists'>,
  { route: of = '/', page = 1 }: ListPlace,
  url: string,
): HeadTag[] {
  const count = Math.max(1, ...Object.values(lists).map((list) => list.count))
  const link = (rel: string, number: number): HeadTag[] => {
    const path = number === 1 ? of : `${of === '/' ? '' : of}/page/${number}`
    const isThere = number >= 1 && number <= count
    return isThere ? [{ tag: 'link', attributes: { rel, href: url + path } }] : []
  }
  return [...link('prev', page - 1), ...link('next', page + 1)]
}

/** The list entry of each page is computed once. */
function createSelector(
  { pages, others, notFound, tokens, language }: PageListsOptions,
  persons: Map<string, Person>,
): (query: PageQuery, here: ListPlace) => Listing {
  const heads = new Map([...others, ...pages].map((page) => [page.route, page.head]))
  const made = new Map<string, ListedPage>()
  const build = ({ route, title, date, tags, author }: SelectablePage): ListedPage => {
    const { description = '', summary = description, updated, picture } = heads.get(route) ?? {}
    const person = persons.get(author ?? '')
    const listed = { route, title, summary, date, updated, tags, author: person, picture }
    const resolved = resolveTokens(listed, tokens)
    const isolate = (text: string) => isolatePhonesIn(language, text)
    return { ...resolved, title: isolate(resolved.title), summary: isolate(resolved.summary) }
  }
  const selectOnce = (page: SelectablePage): ListedPage => {
    const known = made.get(page.route) ?? build(page)
    made.set(page.route, known)
    return known
  }
  const own = pages.map(({ route, head, made }) => {
    const page = { route, head, notFound, isDerived: isDerived({ made }) }
    return resolveTokens(buildSelectable(page), tokens)
  })
  const foreign = others.map(({ route, head }) => buildSelectable({ route, head, isDerived: true }))
  const select = createPageSelector([...own, ...foreign], language)
  return (query, here) => {
    const { pages: found, ...part } = select(query, here)
    const listed = found.map(({ page, rel }) =>
      rel ? { ...selectOnce(page), rel } : selectOnce(page),
    )
    return { pages: listed, ...part }
  }
}

/** The meanings of values that refer to content of other files. */
const OF_OTHERS = ['pages', 'person']

/** The author of a page belongs to its article, and the authors that a query names to its lists. */
function findPeople(references: Reference[], persons: Map<string, Person>): Person[] {
  const queries = references.filter(({ meaning }) => meaning === 'pages')
  const elsewhere = new Set(['', ...queries.map(({ pointer }) => pointer)])
  const ids = references.flatMap(({ meaning, value, pointer }) => {
    const isShown = meaning === 'person' && !elsewhere.has(pointer.replace(/\/[^/]*$/, ''))
    return isShown ? [value] : []
  })
  return [...new Set(ids)].flatMap((id) => persons.get(id) ?? [])
}

function listPictures({ pages }: Listing): string[] {
  return pages.flatMap(({ picture, author }) => [picture, author?.picture].flatMap(sourceOf))
}

function sourceOf(picture: { src: string } | undefined): string[] {
  return picture ? [picture.src] : []
}

/** The page's metadata for readers. Undefined if it has none. */
function buildArticle(
  { date, updated, author, tags }: Pick<Page, 'date' | 'updated' | 'author' | 'tags'>,
  persons: Map<string, Person>,
  findTag: (tag: string) => string | undefined,
): PageArticle | undefined {
  const person = persons.get(author ?? '')
  if (date === undefined && updated === undefined && !person && tags.length === 0) return undefined
  const links = tags.map((name) => {
    const href = findTag(name)
    return href === undefined ? { name } : { name, href }
  })
  return { date, updated, author: person, tags: links }
}
