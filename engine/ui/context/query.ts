import { useSearch } from 'wouter/use-browser-location'

/**
 * A value of the address's query, without spaces around it; empty on the server. It is decoded
 * once: `wouter`'s search hook already decodes it, and decoding twice would turn `%3C` typed into a
 * search into `<`.
 */
export function useQuery(name: string): string {
  return new URLSearchParams(useSearch({ ssrSearch: '' })).get(name)?.trim() ?? ''
}
