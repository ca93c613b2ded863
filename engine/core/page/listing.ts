/**
 * Lists of pages: selects and sorts pages by a query, and paginates them. A query's key identifies
 * it, regardless of how the query is written.
 */
import type { PageQuery, Person, Thumbnail } from '../../../schemas/generated/types'

/** A page in a list. */
export interface ListedPage {
  route: string
  title: string
  summary: string
  date?: string
  updated?: string
  tags: string[]
  author?: Person
  picture?: Thumbnail
  /** For a page's neighbours: whether this is the previous or the next page. */
  rel?: 'prev' | 'next'
}

/** A query's result: the part of the list that one page shows. */
export interface Listing {
  pages: ListedPage[]
  /** The total number of pages in the list. */
  total: number
  /** This part's number, starting at 1. */
  page: number
  /** The total number of parts. */
  count: number
}

export const EMPTY_LISTING: Listing = { pages: [], total: 0, page: 1, count: 1 }

/** The properties used to select and sort pages. */
export interface SelectablePage {
  route: string
  title: string
  date?: string
  tags: string[]
  author?: string
  /**
   * If `true`, the page is listed in its folder. A page that a list names by its path is always
   * shown.
   */
  isListed: boolean
}

/** The page that contains the list, and the part that it shows. */
export interface ListPlace {
  /** The page's path. Undefined in content that all pages share. */
  route?: string
  /** The part's number, starting at 1. */
  page?: number
}

/** A query's result, for any type of page. */
export interface Selection<P> extends Omit<Listing, 'pages'> {
  pages: { page: P; rel?: ListedPage['rel'] }[]
}

const QUERY_PROPERTIES = [
  ...['from', 'deep', 'pages', 'neighbours'],
  ...['tag', 'author', 'sort', 'limit', 'perPage'],
]

/** A query's key. Equal queries have equal keys, whatever the order of their properties. */
export function keyOfQuery(query: Partial<PageQuery>): string {
  return JSON.stringify(query, QUERY_PROPERTIES)
}

/** The query that a key identifies. */
export function readQuery(key: string): PageQuery {
  return JSON.parse(key)
}

/** A folder's settings for lists of its pages. */
export interface ListedFolder extends Pick<PageQuery, 'sort' | 'perPage'> {
  /** The folder's path. */
  route: string
}

/**
 * The query, completed from its folder's settings. The number of pages per part applies to lists
 * under the folder's path, such as lists by tag, but not to lists elsewhere that show an excerpt.
 */
export function completeQuery(
  query: PageQuery,
  here: ListPlace,
  folders: ListedFolder[],
): PageQuery {
  const from = query.neighbours ? folderOf(here.route ?? '/') : query.from
  const folder = folders.find(({ route }) => route === from)
  if (!folder || query.pages) return query
  const { sort = folder.sort, perPage = folder.perPage } = query
  const stem = from === '/' ? '' : from
  const isOfTag = query.tag !== undefined && here.route?.startsWith(`${stem}/`)
  const isOwn = here.route === from || isOfTag
  const isWhole = query.limit === undefined && !query.neighbours
  return { ...query, sort, ...(isWhole && isOwn ? { perPage } : {}) }
}

/** A page's folder: `/news/opening` → `/news`, `/news` → `/`. */
function folderOf(route: string): string {
  return route.slice(0, Math.max(1, route.lastIndexOf('/')))
}

/**
 * A page's ancestor folders: `/news/2026/opening` → `/news/2026`, `/news`, `/`. The home page has
 * none.
 */
export function listFolders(route: string): string[] {
  const folders: string[] = []
  for (let at = route; at !== '/'; at = folderOf(at)) folders.push(folderOf(at))
  return folders
}

/**
 * Returns `true` if a query can select the page at a path. This holds for every page that the query
 * selects.
 */
export function canShow(query: PageQuery, here: ListPlace, route: string): boolean {
  const { from = '/', pages, neighbours } = query
  if (pages) return pages.includes(route)
  if (!neighbours) return listFolders(route).includes(from)
  return here.route !== undefined && folderOf(here.route) === folderOf(route)
}

/** Returns a comparison function for a language that compares numbers by value. */
function createTextOrder(language: string): (a: string, b: string) => number {
  return new Intl.Collator(language, { numeric: true }).compare
}

type Order = NonNullable<PageQuery['sort']>

/** Returns a function that sorts pages. Pages without a date come last. */
export function createSorter(
  language: string,
): <P extends SelectablePage>(pages: P[], order: Order) => P[] {
  const compareTexts = createTextOrder(language)
  const byPath = (a: SelectablePage, b: SelectablePage) => compare(a.route, b.route)
  const byTitle = (a: SelectablePage, b: SelectablePage) =>
    compareTexts(a.title, b.title) || byPath(a, b)
  const byDate = (sign: number) => (a: SelectablePage, b: SelectablePage) =>
    Number(a.date === undefined) - Number(b.date === undefined) ||
    sign * compare(a.date ?? '', b.date ?? '') ||
    byTitle(a, b)
  const orders = { path: byPath, title: byTitle, oldest: byDate(1), newest: byDate(-1) }
  return (pages, order) => [...pages].sort(orders[order])
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Sorted pages, with each page's index. */
interface Sorted<P> {
  pages: P[]
  places: Map<string, number>
}

/**
 * Returns a function that takes a query and the page that contains it, and returns the query's
 * result, which never includes that page. Folders are indexed, and results that many pages need are
 * sorted once.
 */
export function createPageSelector<P extends SelectablePage>(
  pages: P[],
  language: string,
): (query: PageQuery, here: ListPlace) => Selection<P> {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const byFolder = groupByFolder(pages)
  const sort = createSorter(language)
  const known = new Map<string, Sorted<P>>()

  function sortOnce(query: PageQuery, usual: Order): Sorted<P> {
    const { limit: _, perPage: __, ...wanted } = query
    const key = keyOfQuery(wanted) + usual
    const sorted = known.get(key) ?? sortPages(select(wanted), wanted, usual)
    known.set(key, sorted)
    return sorted
  }

  function select({ from = '/', deep = true, pages: named, tag, author }: PageQuery): P[] {
    const found = named
      ? named.flatMap((route) => byRoute.get(route) ?? [])
      : (byFolder.get(from) ?? []).filter(({ route }) => deep || folderOf(route) === from)
    return found.filter(
      (page) =>
        (tag === undefined || page.tags.includes(tag)) &&
        (author === undefined || page.author === author),
    )
  }

  function sortPages(found: P[], query: PageQuery, usual: Order): Sorted<P> {
    const hasDates = found.some(({ date }) => date !== undefined)
    const order = query.sort ?? (query.pages ? undefined : hasDates ? usual : 'title')
    const sorted = order ? sort(found, order) : found
    return { pages: sorted, places: new Map(sorted.map(({ route }, index) => [route, index])) }
  }

  return (query, here) => {
    if (!query.neighbours) return takePart(sortOnce(query, 'newest'), query, here)
    if (here.route === undefined) return takePart({ pages: [], places: new Map() }, query, here)
    const from = folderOf(here.route)
    const { sort } = query
    const inTime = sort === 'newest' ? 'oldest' : sort
    const around = sortOnce({ ...query, from, deep: false, sort: inTime }, 'oldest')
    return takeNeighbours(around, here.route)
  }
}

function groupByFolder<P extends SelectablePage>(pages: P[]): Map<string, P[]> {
  const byFolder = new Map<string, P[]>()
  for (const page of pages) {
    if (!page.isListed) continue
    for (const folder of listFolders(page.route)) {
      const known = byFolder.get(folder)
      if (known) known.push(page)
      else byFolder.set(folder, [page])
    }
  }
  return byFolder
}

/** The part of a list that a page shows. Takes time proportional to the part's length. */
function takePart<P extends SelectablePage>(
  { pages, places }: Sorted<P>,
  { limit = Number.POSITIVE_INFINITY, perPage }: PageQuery,
  { route = '', page = 1 }: ListPlace,
): Selection<P> {
  const own = places.get(route)
  const total = Math.min(limit, pages.length - (own === undefined ? 0 : 1))
  const size = perPage ?? total
  const start = (page - 1) * size
  const length = Math.max(0, Math.min(size, total - start))
  const first = own !== undefined && own <= start ? start + 1 : start
  const part = pages.slice(first, first + length + 1).filter((one) => one.route !== route)
  const count = perPage === undefined ? 1 : Math.max(1, Math.ceil(total / perPage))
  return { pages: part.slice(0, length).map((one) => ({ page: one })), total, page, count }
}

function takeNeighbours<P>({ pages, places }: Sorted<P>, route: string): Selection<P> {
  const own = places.get(route)
  const before = own === undefined ? undefined : pages[own - 1]
  const after = own === undefined ? undefined : pages[own + 1]
  const found: Selection<P>['pages'] = []
  if (before) found.push({ page: before, rel: 'prev' })
  if (after) found.push({ page: after, rel: 'next' })
  return { pages: found, total: found.length, page: 1, count: 1 }
}

/** The keys of the queries within blocks, if they have results. */
export function listUsedLists(blocks: unknown, lists: Record<string, Listing>): string[] {
  const used = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (!Array.isArray(node)) {
      const key = keyOfQuery(node as PageQuery)
      if (Object.hasOwn(lists, key)) used.add(key)
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(blocks)
  return [...used]
}
