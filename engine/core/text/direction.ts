/**
 * The scripts in use that are written from right to left.
 * https://github.com/unicode-org/cldr/blob/main/common/properties/scriptMetadata.txt
 */
const RIGHT_TO_LEFT = [
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]

/** How a language is written, by its BCP 47 tag: `ar` and `az-Arab` from right to left. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    const { script = '' } = new Intl.Locale(language).maximize()
    return RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
