const readPairs = (pairs: string) =>
  new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]))

/** Latin letters whose accent cannot be removed, each followed by its replacement. */
const LATIN = readPairs(
  'ßss æae œoe øo łl đd ðd þth ħh ŧt ŋn ĸk ıi əe ǝe ɛe ɔo ɵo ɓb ƀb ɖd ɗd ƒf ɠg ǥg ɣg ƙk ɲn ƥp ƭt ʋv ƴy ɨi ʉu ƶz ʒz',
)
/**
 * Letter variants: the final Greek sigma, apostrophes, and letters that differ between Arabic and
 * Persian keyboards.
 */
const VARIANTS = readPairs("ςσ ’' ‘' ʼ' ىي یي کك ةه")
const LETTERS = new Map([...LATIN, ...VARIANTS])
const matchKeys = (letters: Map<string, string>) =>
  new RegExp(`[${[...letters.keys()].join('')}]`, 'gu')
const LETTER = matchKeys(LETTERS)
const LATIN_LETTER = matchKeys(LATIN)
const MARKED_LATIN = /(\p{sc=Latin})\p{M}+/gu
/** Accents and vowel points in scripts that are usually read without them. */
const ACCENTED = /([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}])\p{M}+/gu
/** The Cyrillic й, decomposed: it is a separate letter, not a variant of и. */
const SHORT_I = '\u0438\u0306'
/** Soft hyphens, joiners and other invisible characters, and the Arabic kashida. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u0640]/gu
const IS_ASCII = /^\p{ASCII}*$/u

/**
 * Folds text for comparison with visitors' input: in lower case, without accents, and in one
 * Unicode form, so that `cafe` matches `Café` and `strasse` matches `Straße`. Marks that change a
 * sound or a word are kept: vowel signs in Indic and Southeast Asian scripts, and voiced kana.
 */
export function foldText(text: string): string {
  // A shortcut for most strings; the rest takes ten times as long.
  if (IS_ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(ACCENTED, (accented, letter) => (accented.startsWith(SHORT_I) ? SHORT_I : letter))
    .replace(LETTER, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFC')
}

/**
 * Folds Latin letters for ids and file names: in lower case, from a to z. In other scripts, only
 * the case changes.
 */
export function foldLatin(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(INVISIBLE, '')
    .replace(MARKED_LATIN, '$1')
    .replace(LATIN_LETTER, (letter) => LATIN.get(letter) ?? letter)
    .normalize('NFC')
}
