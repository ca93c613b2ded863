/** Which words of a link or a heading say something, and whether two of them are forms of one. */

/** Words that say only that there is a link. */
const POINTING = listOf(
  'click continue details discover explore here learn link more read see view',
)

/** Words that ask for something to be done, whatever the page that is for it is called. */
const ASKING = listOf(
  'apply book buy call download find follow join open order register request send start subscribe visit write',
)

const SMALL = listOf(
  'a about all also an and at back because before both by does each for from have home how in into it most my now of on other our out over page pages same section show site some such than that their them the then there these they this those through to under until us very website were what when where which while whom whose will with would you your',
)

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Languages that put no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const LEAST = 4

/** Whether words can be told apart in a text. */
export function hasSpacedWords(text: string): boolean {
  return !UNSPACED.test(text)
}

/** Whether words name something, rather than only ask the reader to do something. */
export function namesSomething(words: string[]): boolean {
  return words.some((word) => !ASKING.has(word))
}

/** Whether a text says only that there is a link. */
export function isPointing(text: string): boolean {
  const words = listWords(text).map((word) => word.toLowerCase())
  return (
    words.some((word) => POINTING.has(word)) &&
    words.every((word) => POINTING.has(word) || SMALL.has(word))
  )
}

/** Whether one word is a form of one of the others, as far as letters show it. */
export function shareWord(words: string[], others: string[]): boolean {
  return words.some((word) => others.some((one) => isSameStem(word, one)))
}

/** Whether words have every word of a phrase: "market" alone is not yet "money market". */
export function hasPhrase(words: string[], phrase: string[]): boolean {
  return phrase.length > 0 && phrase.every((word) => shareWord([word], words))
}

/** The words of a text that name something: the longer ones, and abbreviations in capitals. */
export function listTellingWords(text: string): string[] {
  return listWords(text)
    .filter((word) => word.length >= LEAST || /^(?:\p{Lu}{2,}|\p{L}*\p{N}.*)$/u.test(word))
    .map((word) => word.toLowerCase())
    .filter((word) => !POINTING.has(word) && !SMALL.has(word))
}

function isSameStem(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < LEAST) return false
  if (long.includes(short)) return true
  let common = 0
  while (common < short.length && short[common] === long[common]) common += 1
  return common >= Math.max(LEAST, short.length - 2)
}

function listWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
