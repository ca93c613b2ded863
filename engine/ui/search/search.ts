import { useEffect, useState } from 'react'
import { loadSearch } from '../../browser/search/search-client'
import { afterPaint } from '../../browser/timing'
import { createRateLimiter, type RateLimiter } from '../../core/rate-limit'
import type { SearchIndexEntry } from '../../core/search/search-index'
import { useSite } from '../context/context'
import { useStore } from '../context/use-store'
import { useToast } from '../context/use-toast'
import { repeats } from './search-box'

export type SearchState =
  | { phase: 'idle' | 'limited' }
  /** `first` contains preliminary results, which are also shown after an error. */
  | { phase: 'searching' | 'failed'; first?: FirstResults }
  | FinishedSearch

interface FirstResults {
  /** The total number of results. Undefined while it is unknown. */
  count: number | undefined
  /** The best results. */
  results: SearchIndexEntry[]
}

interface FinishedSearch extends FirstResults {
  phase: 'done'
  query: string
  count: number
  /** If there are no results, the pages that contain all words in the query. */
  withAllWords: SearchIndexEntry[]
  suggestion?: string
}

/** The number of results shown at first, and added on each request. */
const RESULTS = 50

/** Searches are counted in page memory, which survives navigation in the app. */
const limiters = new Map<number, RateLimiter>()

function findLimiter(limit: number): RateLimiter {
  const limiter = limiters.get(limit) ?? createRateLimiter({ limit, now: Date.now })
  limiters.set(limit, limiter)
  return limiter
}

const IDLE: SearchState = { phase: 'idle' }
const SEARCHING: SearchState = { phase: 'searching' }

export interface SearchResultsState {
  state: SearchState
  /** Shows more results, if there are more. */
  showMore: () => void
}

/**
 * The results of the site search. The latest query wins. Each search shows its progress as soon as
 * its query is known.
 */
export function useSearchResults(query: string): SearchResultsState {
  const [known, setKnown] = useState<{ query: string; state: SearchState }>({
    query,
    state: SEARCHING,
  })
  const { searchesPerMinute } = useSite()
  const repeat = useStore(repeats)
  const showToast = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies(repeat): searches again.
  useEffect(() => {
    if (!query) return
    let wanted = true
    const settle = (state: SearchState) => {
      if (wanted) setKnown({ query, state })
    }
    if (!findLimiter(searchesPerMinute).attempt('search').allowed) {
      settle({ phase: 'limited' })
      showToast('searchLimited')
      return
    }
    settle(SEARCHING)
    runSearch(query, settle).catch(() => settle({ phase: 'failed' }))
    return () => {
      wanted = false
    }
  }, [query, repeat, searchesPerMinute, showToast])
  // The previous query's state does not apply to this query.
  const begun = known.query === query ? known.state : SEARCHING
  const state = query === '' ? IDLE : begun
  const showMore = async () => {
    if (state.phase !== 'done') return
    const next = await findEntries(query, state.results.length + RESULTS).catch(
      (): SearchState => ({ phase: 'failed', first: state }),
    )
    setKnown((present) => (present.state === state ? { query, state: next } : present))
  }
  return { state, showMore }
}

async function findEntries(query: string, limit: number): Promise<FinishedSearch> {
  const { search } = await loadSearch()
  const { count, entries } = await search(query, limit)
  return { phase: 'done', query, count, results: entries, withAllWords: [] }
}

/** Searches, and shows the first results if the others take longer. */
async function runSearch(query: string, settle: (state: SearchState) => void): Promise<void> {
  const { searchFirst } = await loadSearch()
  const [{ count, entries }] = await Promise.all([searchFirst(query, RESULTS), afterPaint()])
  if (count !== undefined && entries.length >= Math.min(count, RESULTS)) {
    return finish({ phase: 'done', query, count, results: entries, withAllWords: [] }, settle)
  }
  const first = { count, results: entries }
  settle({ phase: 'searching', first })
  const done = await findEntries(query, RESULTS).catch(() => undefined)
  if (done) await finish(done, settle)
  else settle({ phase: 'failed', first })
}

/** Adds suggestions if there are no results. An error affects only the suggestions. */
async function finish(found: FinishedSearch, settle: (state: SearchState) => void): Promise<void> {
  settle(found)
  if (found.count > 0) return
  const { searchByWords, suggest } = await loadSearch()
  const withAllWords = await searchByWords(found.query, RESULTS).catch(() => [])
  const done = { ...found, withAllWords }
  if (withAllWords.length > 0) settle(done)
  // The suggestion is added later, because its code is loaded on demand.
  const suggestion = await suggest(found.query).catch(() => undefined)
  if (suggestion !== undefined) settle({ ...done, suggestion })
}

/** The pages whose paths are similar to a missing path. Empty until they are known. */
export function useNearPages(path: string): SearchIndexEntry[] {
  const [pages, setPages] = useState<SearchIndexEntry[]>([])
  useEffect(() => {
    let wanted = true
    loadSearch()
      .then(({ findNear }) => findNear(path))
      .then(
        (near) => {
          if (wanted) setPages(near)
        },
        // Without the index, there are no suggestions.
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [path])
  return pages
}
