import { navigate, useSearch } from 'wouter/use-browser-location'

/** A value from the URL's query, trimmed. Empty on the server. */
export function useQuery(name: string): string {
  return useQueries([name])[0] ?? ''
}

/**
 * The values of these names in the URL's query, in their order, trimmed. Empty on the server. They
 * are decoded once: `wouter`'s search hook already decodes them, and decoding twice would turn a
 * typed `%3C` into `<`.
 */
export function useQueries(names: string[]): string[] {
  const query = new URLSearchParams(useSearch({ ssrSearch: '' }))
  return names.map((name) => query.get(name)?.trim() ?? '')
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
