/**
 * Lists of pages: which pages a query selects, in which order, and how they are parted into pages.
 * A query is known by its key, which is the same wherever it is written.
 */
import type { PageQuery, Person, Thumbnail } from '../../../schemas/generated/types'

/** A page as lists show it. */
export interface ListedPage {
  route: string
  title: string
  summary: string
  date?: string
  updated?: string
  tags: string[]
  author?: Person
  picture?: Thumbnail
  /** Among the neighbours of a page: whether it stands before that page or after it. */
  rel?: 'prev' | 'next'
}

/** What a query selects: the part of it that one page shows. */
export interface Listing {
  pages: ListedPage[]
  /** How many pages the query selects in all. */
  total: number
  /** Which part this is, from 1. */
  page: number
  /** How many parts there are. */
  count: number
}

export const EMPTY_LISTING: Listing = { pages: [], total: 0, page: 1, count: 1 }

/** What selecting and sorting look at. */
export interface SelectablePage {
  route: string
  title: string
  date?: string
  tags: string[]
  author?: string
  /** Whether it is found in its folder; a page that is named by hand is listed anyway. */
  isListed: boolean
}

/** The page that has the list, and which part of the list it shows. */
export interface ListPlace {
  /** Absent in what all pages share. */
  route?: string
  /** From 1. */
  page?: number
}

/** What a query selects, of any kind of page. */
export interface Selection<P> extends Omit<Listing, 'pages'> {
  pages: { page: P; rel?: ListedPage['rel'] }[]
}

const QUERY_PROPERTIES = [
  ...['from', 'deep', 'pages', 'neighbours'],
  ...['tag', 'author', 'sort', 'limit', 'perPage'],
]

/** The name of a query: what selects the same has the same, in whichever order it is written. */
export function keyOfQuery(query: Partial<PageQuery>): string {
  return JSON.stringify(query, QUERY_PROPERTIES)
}

/** The query of a key. */
export function readQuery(key: string): PageQuery {
  return JSON.parse(key)
}

/** What a folder says of the lists of its pages. */
export interface ListedFolder extends Pick<PageQuery, 'sort' | 'perPage'> {
  /** The address of the folder. */
  route: string
}

/**
 * The query with what its folder says where it does not say that itself. How many pages stand on
 * one counts for lists below the folder's own address, such as that of a tag, and not for lists
 * elsewhere that show a part of it.
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

/** The folder of a page: `/news/opening` → `/news`, `/news` → `/`. */
function folderOf(route: string): string {
  return route.slice(0, Math.max(1, route.lastIndexOf('/')))
}

/** `/news/2026/opening` → `/news/2026`, `/news`, `/`; the home page is in none. */
export function listFolders(route: string): string[] {
  const folders: string[] = []
  for (let at = route; at !== '/'; at = folderOf(at)) folders.push(folderOf(at))
  return folders
}

/** Whether a query can show the page at an address: all that it shows is among such pages. */
export function canShow(query: PageQuery, here: ListPlace, route: string): boolean {
  const { from = '/', pages, neighbours } = query
  if (pages) return pages.includes(route)
  if (!neighbours) return listFolders(route).includes(from)
  return here.route !== undefined && folderOf(here.route) === folderOf(route)
}

/** Returns a comparison of texts as a language sorts them, numbers by their value. */
function createTextOrder(language: string): (a: string, b: string) => number {
  return new Intl.Collator(language, { numeric: true }).compare
}

type Order = NonNullable<PageQuery['sort']>

/** Returns a function that sorts pages; without a date, they come after those with one. */
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

/** Pages in their order, and where each is among them. */
interface Sorted<P> {
  pages: P[]
  places: Map<string, number>
}

/**
 * Returns a function from a query and the page that has it to what the query selects: never that
 * page itself. Folders are looked up, and what many pages ask for is sorted once.
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

/** The part of a list that a page shows; takes as long as that part is. */
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

/** The keys of the queries within blocks, as far as there are lists for them. */
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
