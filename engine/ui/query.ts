import { useSearch } from 'wouter'

/** A value of the address's query, without spaces around it; empty on the server. */
export function useQuery(name: string): string {
  return new URLSearchParams(useSearch()).get(name)?.trim() ?? ''
}
