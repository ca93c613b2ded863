import type { SubmitEvent } from 'react'
import { readBase } from '../../browser/base'
import { withBase } from '../../core/addresses/base'
import { createStore } from '../../core/store'
import { navigateTo } from '../navigation/navigation'

/** The number of times that the query in the current URL was resubmitted. */
export const repeats = createStore(0)

/** Prefetches the search index. */
export function prefetchSearch(): void {
  // Ignored: the search itself retries, and reports an error.
  import('../../browser/search/search-client')
    .then(({ loadSearch }) => loadSearch())
    .then(({ load }) => load())
    .catch(() => {})
}

/**
 * Submits the `q` of a search form to the results page at `href`, which is as in the site's JSON.
 * Returns `false` for an empty query, which is not submitted.
 */
export function submitSearch(event: SubmitEvent<HTMLFormElement>, href: string): boolean {
  event.preventDefault()
  const query = String(new FormData(event.currentTarget).get('q')).trim()
  if (!query) return false
  const asked = new URLSearchParams(location.search).get('q')?.trim()
  const address = withBase(readBase(), href)
  const isRepeated = address === location.pathname && query === asked
  navigateTo(`${address}?q=${encodeURIComponent(query)}`)
  if (isRepeated) repeats.set(repeats.get() + 1)
  return true
}
