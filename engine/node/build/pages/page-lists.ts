/** What pages show of other files than their own: lists of pages, and who wrote them. */
import type { LinkItem, Page, PageQuery, Person } from '../../../../schemas/generated/types'
import { basePathOf, withBase } from '../../../core/addresses/base'
import type { HeadTag, PageArticle } from '../../../core/page/data'
import { listFeedForms } from '../../../core/page/feed-forms'
import type { ListedPage, Listing, ListPlace, SelectablePage } from '../../../core/page/listing'
import { completeQuery, createPageSelector, readQuery } from '../../../core/page/listing'
import { buildSelectable } from '../../../core/page/selectable-page'
import { buildTrail, nameHome } from '../../../core/page/trail'
import { resolveTokens } from '../../../core/text/tokens'
import type { SitePage, TagPage } from '../../check/run/site'
import type { Reference } from '../../check/schema/validate'
import type { Collection } from '../../sources/compose/collections'
import { isDerived } from '../../sources/files/site-files'
import type { FindVersions } from './page-versions'

/** Only what a page has is there. */
export interface PageShows {
  /** Key of a query → what it selects. */
  lists?: Record<string, Listing>
  /** Id → the person, for those whom blocks show. */
  persons?: Record<string, Person>
  article?: PageArticle
  /** The pages above it, where it has not written them. */
  trail?: LinkItem[]
  /**
   * Links to the parts of its list before and after, to the feeds of its folder, and to what it is
   * in other languages.
   */
  links?: HeadTag[]
  /** Path of a language → the address of the page in it, for others than its own. */
  versions?: Record<string, string>
  /** The pictures of listed pages and of people, as they are written. */
  assets: string[]
}

export interface PageListsOptions {
  /** Those that lists can show. */
  pages: Pick<SitePage, 'route' | 'head' | 'made'>[]
  /** Those in other languages, which lists show that name them. */
  others: Pick<SitePage, 'route' | 'head'>[]
  /** The home page. */
  home: string
  /** The page for unknown addresses. */
  notFound: string
  /** The versions of a page in other languages. */
  versionsOf: FindVersions
  /** Those with something in common. */
  folders: Collection[]
  tagPages: TagPage[]
  /** The address of the site, without a slash at its end. */
  url: string
  /** The name of the site. */
  brand: string
  people: Person[]
  /** The year among them. */
  tokens: Record<string, string>
  language: string
}

/** What is read of a page to find what it shows. */
export type ShowingPage = Pick<SitePage, 'route' | 'head' | 'summary' | 'made'>

const NOTHING: PageShows = { assets: [] }

/** Finds what pages show of others. Lists are looked for only where one is asked for. */
export class PageLists {
  readonly #options: PageListsOptions
  readonly #persons: Map<string, Person>
  #select: ((query: PageQuery, here: ListPlace) => Listing) | undefined
  #titles: Map<string, string> | undefined
  /** Tag → its pages. */
  readonly #tagPages = new Map<string, TagPage[]>()

  constructor(options: PageListsOptions) {
    const { people, tokens, tagPages } = options
    this.#options = options
    this.#persons = new Map(people.map((person) => [person.id, resolveTokens(person, tokens)]))
    for (const page of tagPages) {
      this.#tagPages.set(page.tag, [...(this.#tagPages.get(page.tag) ?? []), page])
    }
  }

  /** The pages that a query selects, wherever it stands. */
  list(query: PageQuery): ListedPage[] {
    return this.#find(query, {}).pages
  }

  /** What the lists among references show, wherever they stand, and whom else they name. */
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

  /** What a page shows of other files. */
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
  return titles.set(home, nameHome(written, { brand, home }))
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

/** Each page is made to what lists show of it once. */
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
    return resolveTokens(listed, tokens)
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

/** The meanings of what names that which other files say. */
const OF_OTHERS = ['pages', 'person']

/** The author of the page is a part of its article, and those of a query of its lists. */
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

/** What a page says of itself for its readers; nothing where it says none of it. */
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
