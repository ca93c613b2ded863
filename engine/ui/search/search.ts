import { useEffect, useState } from 'react'
import { loadSearch } from '../../browser/search-client'
import { createRateLimiter } from '../../core/rate-limit'
import type { SearchIndexEntry } from '../../core/search/search-index'
import { useToast } from '../context/toasts'
import { useStore } from '../context/use-store'
import { repeats } from './search-box'

export type SearchState = { phase: 'idle' | 'searching' | 'limited' | 'failed' } | FinishedSearch

interface FinishedSearch {
  phase: 'done'
  query: string
  /** How many entries were found. */
  count: number
  /** The best of them. */
  results: SearchIndexEntry[]
  suggestion?: string
}

/** How many results are shown at first, and how many more each time. */
const RESULTS = 50

// 20 searches a minute, in the page's memory (D24).
const limiter = createRateLimiter({ limit: 20, now: Date.now })

export interface SearchResultsState {
  state: SearchState
  /** Shows more results, if there are more. */
  showMore: () => void
}

/**
 * The results of the site's search. The latest query wins; each search visibly runs (D47) from the
 * moment that its query is known.
 */
export function useSearchResults(query: string): SearchResultsState {
  const [state, setState] = useState<SearchState>({ phase: 'idle' })
  const repeat = useStore(repeats)
  const showToast = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies(repeat): searches anew.
  useEffect(() => {
    if (!query) {
      setState({ phase: 'idle' })
      return
    }
    if (!limiter.attempt('search').allowed) {
      setState({ phase: 'limited' })
      showToast('searchLimited')
      return
    }
    let wanted = true
    const settle = (next: SearchState) => {
      if (wanted) setState(next)
    }
    setState({ phase: 'searching' })
    runSearch(query, settle).catch(() => settle({ phase: 'failed' }))
    return () => {
      wanted = false
    }
  }, [query, repeat, showToast])
  const showMore = async () => {
    if (state.phase !== 'done') return
    const next = await findEntries(state.query, state.results.length + RESULTS).catch(() => state)
    setState((present) => (present === state ? next : present))
  }
  const isDue = query !== '' && state.phase === 'idle'
  return { state: isDue ? { phase: 'searching' } : state, showMore }
}

async function findEntries(query: string, limit: number): Promise<FinishedSearch> {
  const { search } = await loadSearch()
  const { count, entries } = await search(query, limit)
  return { phase: 'done', query, count, results: entries }
}

/** Searches; a suggestion comes after the results, because its code is fetched for it. */
async function runSearch(query: string, settle: (state: SearchState) => void): Promise<void> {
  const [done] = await Promise.all([findEntries(query, RESULTS), afterPaint()])
  settle(done)
  if (done.count > 0) return
  const { suggest } = await loadSearch()
  // A page without guesses lacks them and nothing else.
  const suggestion = await suggest(query).catch(() => undefined)
  if (suggestion !== undefined) settle({ ...done, suggestion })
}

/** The pages with addresses similar to one that does not exist; empty until they are known. */
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
        // Without the index there is nothing to suggest.
        () => {},
      )
    return () => {
      wanted = false
    }
  }, [path])
  return pages
}

function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // In a tab in the background nothing is painted.
    if (document.hidden) resolve()
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
