import { useSearch } from 'wouter/use-browser-location'

/**
 * A value of the address's query, without spaces around it; empty on the server. It is decoded
 * once: the hook of the same name from `wouter` itself does so already, and `%3C` typed into a
 * search would become `<`.
 */
export function useQuery(name: string): string {
  return new URLSearchParams(useSearch({ ssrSearch: '' })).get(name)?.trim() ?? ''
}
