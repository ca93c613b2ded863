import { navigate, useSearch } from 'wouter/use-browser-location'

/**
 * A value from the URL's query, trimmed. Empty on the server. It is decoded once: `wouter`'s search
 * hook already decodes it, and decoding twice would turn a typed `%3C` into `<`.
 */
export function useQuery(name: string): string {
  return new URLSearchParams(useSearch({ ssrSearch: '' })).get(name)?.trim() ?? ''
}

/**
 * Writes a value to the URL's query, so that a reload or a shared link shows the same content. An
 * empty value is removed from the query. The history entry is replaced, and `useQuery` returns the
 * new value. Browsers limit how often this is allowed (Safari: 100 times in 30 seconds), so wait
 * until the visitor has finished typing.
 */
export function setQuery(name: string, value: string): void {
  const url = new URL(location.href)
  if (value === '') url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  navigate(url.pathname + url.search + url.hash, { replace: true, state: history.state })
}
