import { useSearch } from 'wouter/use-browser-location'

/**
 * A value of the URL's query, trimmed. Empty on the server. It is decoded once: `wouter`'s search
 * hook already decodes it, and decoding twice would turn a typed `%3C` into `<`.
 */
export function useQuery(name: string): string {
  return new URLSearchParams(useSearch({ ssrSearch: '' })).get(name)?.trim() ?? ''
}
