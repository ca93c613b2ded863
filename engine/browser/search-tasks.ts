/** What is done with the search index: in a worker, or where there is none in the page itself. */
import { createSearch } from '../core/search/search'
import type { SearchIndexEntry } from '../core/search/search-index'
import { fetchPatiently } from './patience'

export interface SearchTasks {
  /** Says where the index is; answers as soon as the code runs. */
  start: (indexUrl: string) => Promise<void>
  /** Fetches the index. */
  load: () => Promise<void>
  /** The best entries for a query, at most `limit` of them, and how many there are. */
  search: (query: string, limit: number) => Promise<Found>
  /** What may have been meant by a query that finds nothing. */
  suggest: (query: string) => Promise<string | undefined>
  /** The pages near an address that leads nowhere. */
  findNear: (path: string) => Promise<SearchIndexEntry[]>
}

export interface Found {
  count: number
  entries: SearchIndexEntry[]
}

interface Index {
  entries: SearchIndexEntry[]
  search: ReturnType<typeof createSearch>
}

let address = ''
let index: Promise<Index> | undefined

/** The index; fetched when first asked for, and again after a failure. */
function loadIndex(): Promise<Index> {
  index ??= fetchIndex().catch((reason) => {
    index = undefined
    throw reason
  })
  return index
}

/** @throws when the index cannot be had. */
async function fetchIndex(): Promise<Index> {
  const response = await fetchPatiently(address)
  if (!response.ok) throw new Error(`The search index: HTTP ${response.status}`)
  const entries: SearchIndexEntry[] = await response.json()
  return { entries, search: createSearch(entries) }
}

export const searchTasks: SearchTasks = {
  async start(indexUrl) {
    address = indexUrl
  },
  async load() {
    await loadIndex()
  },
  async search(query, limit) {
    const { search } = await loadIndex()
    const entries = search(query)
    return { count: entries.length, entries: entries.slice(0, limit) }
  },
  async suggest(query) {
    const [{ entries }, { suggestQuery }] = await Promise.all([loadIndex(), loadSuggest()])
    return suggestQuery(entries, query)
  },
  async findNear(path) {
    const [{ entries }, { suggestPages }] = await Promise.all([loadIndex(), loadSuggest()])
    return suggestPages(entries, path)
  },
}

function loadSuggest() {
  return import('../core/search/suggest')
}
