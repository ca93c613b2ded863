import type { SubmitEvent } from 'react'
import { readBase } from '../../browser/base'
import { withBase } from '../../core/addresses/base'
import { createStore } from '../../core/store'
import { navigateTo } from '../navigation/navigation'

/** How often a query was sent that the address had already. */
export const repeats = createStore(0)

/** Fetches the search index ahead of a search. */
export function prefetchSearch(): void {
  // A search that is made then tries again, and says so when it fails.
  import('../../browser/search/search-client')
    .then(({ loadSearch }) => loadSearch())
    .then(({ load }) => load())
    .catch(() => {})
}

/**
 * Sends the `q` of a search form to the results page at `href`, which is as in the site's JSON. An empty query is not sent;
 * returns whether it was sent.
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
