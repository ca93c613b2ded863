import { splitMatches } from '../../core/search/find-matches'

/** A text in which the parts that match a query are highlighted. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map(({ text: part, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
    isMatch ? <mark key={index}>{part}</mark> : part,
  )
}
