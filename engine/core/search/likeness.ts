import { foldText } from '../text/fold-text'
import { countSlips } from '../text/slips'
import { findWords } from '../text/words'

/** One typo is allowed per four letters: `nope` does not match `notes`, but `report` matches `reports`. */
const LETTERS_PER_SLIP = 4
/** The shortest word whose longer forms are like it: `farm` is like `farming`. */
const MIN_STEM = 4
/** So short a word, such as `a` and `of`, says nothing about what somebody looks for. */
const FILLER = /^[a-z]{1,2}$/

/** The words of a text that say something, folded. */
export function splitWords(text: string): string[] {
  return findWords(foldText(text)).filter((word) => !FILLER.test(word))
}

/**
 * How like two words are: 1 for the same word, less for one misspelt, less again for another form
 * of it, 0 for two different words. Whole words are compared: `nope` is in no `notepads`.
 */
export function compareWords(asked: string, word: string): number {
  if (asked === word) return 1
  const [shorter, longer] = asked.length < word.length ? [asked, word] : [word, asked]
  const most = Math.floor(shorter.length / LETTERS_PER_SLIP)
  if (longer.length - shorter.length <= most && countSlips(asked, word) <= most) return 0.9
  return shorter.length >= MIN_STEM && longer.startsWith(shorter) ? 0.8 : 0
}

/** How like a word is to the likest of some words. */
export function compareToAny(asked: string, words: string[]): number {
  return Math.max(0, ...words.map((word) => compareWords(asked, word)))
}
