import { countEdits } from '../text/edit-distance'
import { foldText } from '../text/fold-text'
import { findWords } from '../text/words'

/** One typo is allowed per four letters: `nope` does not match `notes`, but `report` matches `reports`. */
const LETTERS_PER_EDIT = 4
/** The length from which a word's longer forms count as similar: `farm` and `farming`. */
const MIN_STEM = 4
/** Words up to this length, such as `a` and `of`, are ignored. */
const FILLER = /^[a-z]{1,2}$/

/** The significant words in a string, folded. */
export function splitWords(text: string): string[] {
  return findWords(foldText(text)).filter((word) => !FILLER.test(word))
}

/**
 * The similarity of two words: 1 for the same word, less for a typo, even less for another form, 0
 * for different words. Whole words are compared: `nope` does not match `notepads`.
 */
export function compareWords(asked: string, word: string): number {
  if (asked === word) return 1
  const [shorter, longer] = asked.length < word.length ? [asked, word] : [word, asked]
  const most = Math.floor(shorter.length / LETTERS_PER_EDIT)
  if (longer.length - shorter.length <= most && countEdits(asked, word) <= most) return 0.9
  return shorter.length >= MIN_STEM && longer.startsWith(shorter) ? 0.8 : 0
}

/** The similarity of a word to the most similar of several words. */
export function compareToAny(asked: string, words: string[]): number {
  return Math.max(0, ...words.map((word) => compareWords(asked, word)))
}
