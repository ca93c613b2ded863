import type { ListedFolder, SelectablePage } from '../page/listing'
import { createSorter, listFolders } from '../page/listing'
import { isolatePhonesIn } from '../text/isolate-phones'
import { resolveTokens } from '../text/tokens'
import type { SearchedHead } from './search-entry'
import { resolveSearchEntry } from './search-entry'

/** The path of the default language's index. */
export const SEARCH_INDEX_PATH = '/_data/search-index.json'

/**
 * The path of the index for a language, given its base path. No page's path contains a dot, so no
 * page data has this path.
 */
export function pathOfIndex(locale: string): string {
  return locale === '' ? SEARCH_INDEX_PATH : `/_data/search-index.${locale}.json`
}

/** A page in the search index. */
export interface SearchIndexEntry {
  title: string
  description: string
  url: string
  type: string
  keywords: string[]
  /** Words that match only as whole words of the query. */
  wholeWords?: string[]
}

/** An entry with its position in the results. */
export interface OrderedEntry {
  order: number
  entry: SearchIndexEntry
}

interface SearchedPage {
  route: string
  head: SearchedHead
}

export interface SearchIndexOptions {
  /** The tokens to replace in titles and other text. */
  tokens?: Record<string, string>
  /** The site's collections, which sort their pages. */
  folders?: ListedFolder[]
  language?: string
}

/** The index of all pages with a `search` entry, sorted by `order`. */
export function buildSearchIndex(
  pages: SearchedPage[],
  options?: SearchIndexOptions,
): SearchIndexEntry[] {
  return listOrdered(pages, options).map(({ entry }) => entry)
}

/**
 * The index's entries, each with its `order`. Pages that set an `order` come first. Then come the
 * collections by path, with the pages in each collection's order, and then pages without a
 * collection, by path.
 */
export function listOrdered(
  pages: SearchedPage[],
  { tokens = {}, folders = [], language = 'en' }: SearchIndexOptions = {},
): OrderedEntry[] {
  const found = pages.flatMap(({ route, head }) => {
    const entry = resolveSearchEntry(head)
    return entry ? [{ route, head, entry }] : []
  })
  const last = found.reduce((most, { entry: { order = 0 } }) => Math.max(most, order), 0)
  const derived = sortDerived(
    found.filter(({ entry }) => entry.order === undefined),
    folders,
    language,
  )
  const places = new Map(derived.map(({ route }, index) => [route, last + 1 + index]))
  return found
    .map(({ route, entry: { title, description, type, keywords, wholeWords, order } }) => ({
      order: order ?? places.get(route) ?? 0,
      entry: isolateIn(
        language,
        resolveTokens(
          { title, description, url: route, type, keywords, ...(wholeWords && { wholeWords }) },
          tokens,
        ),
      ),
    }))
    .sort((a, b) => a.order - b.order)
}

function isolateIn(language: string, entry: SearchIndexEntry): SearchIndexEntry {
  const isolate = (text: string) => isolatePhonesIn(language, text)
  return { ...entry, title: isolate(entry.title), description: isolate(entry.description) }
}

function sortDerived(
  pages: SearchedPage[],
  folders: ListedFolder[],
  language: string,
): { route: string }[] {
  const sort = createSorter(language)
  const byPath = new Map(folders.map((folder) => [folder.route, folder]))
  const groups = new Map<ListedFolder | undefined, SelectablePage[]>()
  for (const { route, head } of pages) {
    const { title = '', date, tags = [] } = head
    const folder = findFolder(byPath, route)
    const group = groups.get(folder) ?? []
    groups.set(folder, group)
    group.push({ route, title, date, tags, isListed: true })
  }
  const inOrder = [...folders].sort((a, b) => (a.route < b.route ? -1 : 1))
  // Sorts by date, newest first, if there are dates; otherwise by title.
  const sorted = inOrder.flatMap((folder) =>
    sort(groups.get(folder) ?? [], folder.sort ?? 'newest'),
  )
  return [...sorted, ...sort(groups.get(undefined) ?? [], 'path')]
}

/** A page's collection: the collection of its nearest ancestor folder. */
function findFolder(byPath: Map<string, ListedFolder>, route: string): ListedFolder | undefined {
  const nearest = byPath.size === 0 ? undefined : listFolders(route).find((at) => byPath.has(at))
  return nearest === undefined ? undefined : byPath.get(nearest)
}
