/** Names that look the same and are not: https://www.unicode.org/reports/tr39/#Confusable_Detection */

/** Letters of Cyrillic and Greek that look like the Latin ones below them. */
const OTHERS = 'аеорсухіјѕԁһԛԝАВЕКМНОРСТУХІЈЅοινΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const LATIN = 'aeopcyxijsdhqwABEKMHOPCTYXIJSoivABEZHIKMNOPTYX'
const INVISIBLE = /[\p{Cf}\p{Cc}\u115F\u1160\u3164]|[\uFE00-\uFE0F]/u
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu')

/** Returns `true` if two different names look the same. */
export function looksLike(written: string, meant: string): boolean {
  return written !== meant && getSkeleton(written) === getSkeleton(meant)
}

function getSkeleton(text: string): string {
  const visible = text.normalize('NFC').replace(ALL_INVISIBLE, '').replaceAll('\u00A0', ' ')
  return Array.from(visible, (letter) => {
    const index = OTHERS.indexOf(letter)
    return index < 0 ? letter : LATIN.charAt(index)
  }).join('')
}

/** The sentence that explains the difference between names that look the same. */
export function explainLook(written: string, meant: string): string {
  if (written.normalize('NFC') === meant.normalize('NFC')) {
    return `Write "${meant}" with --fix: the names look the same, but have their accents in another form.`
  }
  const write = `Write "${meant}" again by hand: the name looks the same, but has`
  const other = Array.from(written).find((letter) => !meant.includes(letter)) ?? ''
  const code = other.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  const what = INVISIBLE.test(other) ? 'an invisible character' : 'a letter of another alphabet'
  return `${write} ${what}${code ? ` (U+${code})` : ''}.`
}
