/**
 * Terms: what the lists of the index in pieces are about.
 *
 * A *run* is a word or number as it stands between spaces and signs. Whether a character belongs to
 * one does not depend on its neighbours. So where a text contains a query, every run of the query
 * is within a run of the text, and is all of it where the query has something before and after.
 */
import { WORD } from '../../text/words'

/** Scripts without spaces between words: whole sentences are runs. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u
/** A lone surrogate: its character is unknown. */
const BROKEN = /\p{Cs}/u
/** The longest run that is listed as a word. */
const MAX_WORD = 32

/** A run of a query. */
export interface Run {
  text: string
  /** Its place among the runs of the query. */
  at: number
  /** Whether a word must begin with it. */
  isStart: boolean
  /** Whether a word must end with it. */
  isEnd: boolean
}

/** The runs of a query; undefined when they say nothing about the texts that contain it. */
export function splitQuery(wanted: string): Run[] | undefined {
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

/** Whether a run is listed as a word, below all its trigrams. Others are listed by their grams. */
export function isWord(run: string): boolean {
  return run.length <= MAX_WORD && !isUnspaced(run)
}

/** The different strings of some length in a text. */
export function listGrams(text: string, length: number): string[] {
  const count = text.length - length + 1
  if (count <= 1) return count === 1 ? [text] : []
  return [...new Set(Array.from({ length: count }, (_, at) => text.slice(at, at + length)))]
}

/** The grams below which a run is found, each by itself; none for a run that is too short. */
export function listKeys(run: string): string[] {
  if (isUnspaced(run)) return run.length === 1 ? [run] : listGrams(run, 2)
  return run.length === 2 ? [run] : listGrams(run, 3)
}

/** The grams that have lists of their own, for a run of a text. */
export function listOwnGrams(run: string): string[] {
  const pairs = listGrams(run, 2)
  if (isWord(run)) return pairs
  const single = [...new Set(run)].filter((char) => char.length === 1 && isUnspaced(char))
  const parts = listGrams(run, 3).filter((gram) => !isUnspaced(gram))
  return [...single, ...pairs, ...parts]
}
