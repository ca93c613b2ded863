import type { SubmitEvent } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadSearchIndex } from '../browser/search-index'
import { createRateLimiter } from '../core/rate-limit'
import { searchEntries } from '../core/search'
import type { SearchIndexEntry } from '../core/search-index'
import { navigateTo } from './navigation'
import { useNotice } from './notices'
import { createStore } from './store'

export type SearchState =
  | { phase: 'idle' | 'searching' | 'limited' | 'failed' }
  | { phase: 'done'; query: string; results: SearchIndexEntry[]; suggestion?: string }

// 20 searches a minute, in the page's memory (D24).
const limiter = createRateLimiter({ limit: 20 })

/** How often a query was sent that the address had already. */
const repeats = createStore(0)

/** What the site's search finds. The latest query wins; each search is seen to run (D47). */
export function useSearchResults(query: string): SearchState {
  const [state, setState] = useState<SearchState>({ phase: 'idle' })
  const repeat = useSyncExternalStore(repeats.subscribe, repeats.get, repeats.getInitial)
  const showNotice = useNotice()
  // biome-ignore lint/correctness/useExhaustiveDependencies(repeat): searches anew.
  useEffect(() => {
    if (!query) {
      setState({ phase: 'idle' })
      return
    }
    if (!limiter.attempt('search').allowed) {
      setState({ phase: 'limited' })
      showNotice('searchLimited')
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
  }, [query, repeat, showNotice])
  return state
}

/** Searches; a suggestion comes after the results, because its code is fetched for it. */
async function runSearch(query: string, settle: (state: SearchState) => void): Promise<void> {
  const [entries] = await Promise.all([loadSearchIndex(), afterPaint()])
  const done = { phase: 'done', query, results: searchEntries(entries, query) } as const
  settle(done)
  if (done.results.length > 0) return
  const suggest = await loadSuggest()
  settle({ ...done, suggestion: suggest?.suggestQuery(entries, query) })
}

/** The code that guesses what was meant; a page without it lacks its guesses, and nothing else. */
function loadSuggest() {
  return import('../core/suggest').catch(() => undefined)
}

/** The pages near an address that leads nowhere; none until they are known. */
export function useNearPages(path: string): SearchIndexEntry[] {
  const [pages, setPages] = useState<SearchIndexEntry[]>([])
  useEffect(() => {
    let wanted = true
    Promise.all([loadSearchIndex(), loadSuggest()]).then(
      ([entries, suggest]) => {
        if (wanted) setPages(suggest?.suggestPages(entries, path) ?? [])
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

/** Fetches the index ahead of a search that is about to be made. */
export function prefetchSearch(): void {
  // A search that is made then tries again, and says so when it fails.
  loadSearchIndex().catch(() => {})
}

/**
 * Sends the `q` of a search form to the results page at `href`. An empty one goes nowhere;
 * returns whether it went.
 */
export function submitSearch(event: SubmitEvent<HTMLFormElement>, href: string): boolean {
  event.preventDefault()
  const query = String(new FormData(event.currentTarget).get('q')).trim()
  if (!query) return false
  const asked = new URLSearchParams(location.search).get('q')?.trim()
  const isRepeated = href === location.pathname && query === asked
  navigateTo(`${href}?q=${encodeURIComponent(query)}`)
  if (isRepeated) repeats.set(repeats.get() + 1)
  return true
}

function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // In a tab in the background nothing is painted.
    if (document.hidden) resolve()
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
