import { foldText } from '../text/fold-text'
import { splitWords } from './likeness'
import { foldQuery } from './search'

/** Matches a character with its combining marks. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu

/** A part of a text, and `true` if the query matched it. */
export interface MatchedPart {
  text: string
  isMatch: boolean
}

/**
 * Splits a text into the parts that match a query and the parts between them: all places that
 * contain the query or, without such a place, its words. It ignores case and accents, as the search
 * does. The joined parts are the text.
 */
export function splitMatches(text: string, query: string): MatchedPart[] {
  const characters = text.match(CHARACTER) ?? []
  // The folded text, and the index of the character for each of its code units.
  const folded = characters.map(foldText)
  const owners = folded.flatMap((part, index) => Array.from({ length: part.length }, () => index))
  const isMatched = findMatched(folded.join(''), query)
  const matched = new Set(owners.filter((_, unit) => isMatched[unit]))
  const parts: MatchedPart[] = []
  for (const [index, character] of characters.entries()) {
    const isMatch = matched.has(index)
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += character
    else parts.push({ text: character, isMatch })
  }
  return parts
}

/** For each code unit of a folded text, `true` if it is in a match. */
function findMatched(folded: string, query: string): boolean[] {
  const whole = foldQuery(query)
  const wanted = folded.includes(whole) ? [whole] : splitWords(query)
  const isMatched = Array.from({ length: folded.length }, () => false)
  for (const term of wanted.filter(Boolean)) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length))
      isMatched.fill(true, at, at + term.length)
  }
  return isMatched
}
