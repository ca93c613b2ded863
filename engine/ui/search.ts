import type { SubmitEvent } from 'react'
import { useEffect, useState } from 'react'
import { loadSearchIndex } from '../browser/search-index'
import { searchEntries } from '../core/search'
import type { SearchIndexEntry } from '../core/search-index'
import { navigateTo } from './navigation'

export type SearchState =
  | { phase: 'idle' | 'searching' | 'failed' }
  | { phase: 'done'; query: string; results: SearchIndexEntry[] }

/** What the site's search finds. The latest query wins; each search is seen to run (D47). */
export function useSearchResults(query: string): SearchState {
  const [state, setState] = useState<SearchState>({ phase: 'idle' })
  useEffect(() => {
    if (!query) {
      setState({ phase: 'idle' })
      return
    }
    let wanted = true
    const settle = (next: SearchState) => {
      if (wanted) setState(next)
    }
    setState({ phase: 'searching' })
    Promise.all([loadSearchIndex(), afterPaint()]).then(
      ([entries]) => settle({ phase: 'done', query, results: searchEntries(entries, query) }),
      () => settle({ phase: 'failed' }),
    )
    return () => {
      wanted = false
    }
  }, [query])
  return state
}

/**
 * Sends the `q` of a search form to the results page at `href`. An empty one goes nowhere;
 * returns whether it went.
 */
export function submitSearch(event: SubmitEvent<HTMLFormElement>, href: string): boolean {
  event.preventDefault()
  const query = String(new FormData(event.currentTarget).get('q')).trim()
  if (query) navigateTo(`${href}?q=${encodeURIComponent(query)}`)
  return query !== ''
}

function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // In a tab in the background nothing is painted.
    if (document.hidden) resolve()
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
