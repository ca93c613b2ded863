import type { SubmitEvent } from 'react'
import { readBase } from '../../browser/base'
import { withBase } from '../../core/addresses/base'
import { createStore } from '../../core/store'
import { navigateTo } from '../navigation/navigation'

/** How often the current URL's query was submitted again. */
export const repeats = createStore(0)

/** Prefetches the search index. */
export function prefetchSearch(): void {
  // The error is ignored: the search itself retries, and reports it.
  import('../../browser/search/search-client')
    .then(({ loadSearch }) => loadSearch())
    .then(({ load }) => load())
    .catch(() => {})
}

/**
 * Submits a search form's `q` to the results page at `href`, which is as in the site's JSON. An
 * empty query is not submitted, and the function returns `false`.
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
