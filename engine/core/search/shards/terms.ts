/**
 * Terms: the keys of the sharded index's lists. A *token* is a word or number between spaces and
 * punctuation. Whether a character belongs to a token does not depend on its neighbours. So if a
 * string contains a query, every token in the query is part of a token in the string, and equals it
 * if the query has other characters on both sides.
 */
import { WORD } from '../../text/words'

/** Scripts without spaces between words: a whole sentence is one token. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u
/** A lone surrogate, whose full character is unknown. */
const BROKEN = /\p{Cs}/u
/** The maximum length of a token that is listed as a word. */
const MAX_WORD = 32

/** A token in a query. */
export interface Token {
  text: string
  /** The token's index among the query's tokens. */
  at: number
  /** If `true`, a matching word must start with the token. */
  isStart: boolean
  /** If `true`, a matching word must end with the token. */
  isEnd: boolean
}

/** A query's tokens. Undefined if they do not narrow down the entries. */
export function splitQuery(wanted: string): Token[] | undefined {
  if (BROKEN.test(wanted)) return undefined
  return [...wanted.matchAll(WORD)].map(({ 0: text, index }, at) => ({
    text,
    at,
    isStart: index > 0,
    isEnd: index + text.length < wanted.length,
  }))
}

export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text)
}

/**
 * Returns `true` if a token is listed as a word, under all its trigrams. Other tokens are listed by
 * their n-grams.
 */
export function isWord(token: string): boolean {
  return token.length <= MAX_WORD && !isUnspaced(token)
}

/** The distinct substrings with the given length. */
export function listNgrams(text: string, length: number): string[] {
  const count = text.length - length + 1
  if (count <= 1) return count === 1 ? [text] : []
  return [...new Set(Array.from({ length: count }, (_, at) => text.slice(at, at + length)))]
}

/** A token's n-grams. Any one is enough to find the token. Empty if the token is too short. */
export function listKeys(token: string): string[] {
  if (isUnspaced(token)) return token.length === 1 ? [token] : listNgrams(token, 2)
  return token.length === 2 ? [token] : listNgrams(token, 3)
}

/** The n-grams of a token for which the index has lists. */
export function listOwnNgrams(token: string): string[] {
  const pairs = listNgrams(token, 2)
  if (isWord(token)) return pairs
  const single = [...new Set(token)].filter((char) => char.length === 1 && isUnspaced(char))
  const parts = listNgrams(token, 3).filter((ngram) => !isUnspaced(ngram))
  return [...single, ...pairs, ...parts]
}
