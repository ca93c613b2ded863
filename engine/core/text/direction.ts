/**
 * The right-to-left scripts in use:
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

/** The direction of a language, from its BCP 47 tag: `ar` and `az-Arab` are right-to-left. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    const { script = '' } = new Intl.Locale(language).maximize()
    return RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
