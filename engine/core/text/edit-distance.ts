import { distance } from 'fastest-levenshtein'
import { foldText } from './fold-text'

/** The edit distance between two strings, ignoring case and accents. */
export function countEdits(text: string, other: string): number {
  const [one, two] = [foldText(text), foldText(other)]
  return isSwapped(one, two) ? 1 : distance(one, two)
}

/** A transposition of two letters counts as one edit. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [first, second] = [one.charAt(at), one.charAt(at + 1)]
  return (
    second !== '' &&
    other.slice(at, at + 2) === second + first &&
    one.slice(at + 2) === other.slice(at + 2)
  )
}
