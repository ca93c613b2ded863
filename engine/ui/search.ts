import { useEffect, useState } from 'react'
import { loadSearchIndex } from '../browser/search-index'
import { searchEntries } from '../core/search'
import type { SearchIndexEntry } from '../core/search-index'

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

function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // In a tab in the background nothing is painted.
    if (document.hidden) resolve()
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
