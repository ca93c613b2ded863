/** The number of fallback fonts for a web font, most likely first. */
const FALLBACK_FONTS = 3

/** The families of a web font's fallback fonts; see `node/build/assets/fonts/fonts.ts`. */
export function listFallbackFonts(family: string): string[] {
  return Array.from(
    { length: FALLBACK_FONTS },
    (_, index) => `${family} fallback${index === 0 ? '' : ` ${index + 1}`}`,
  )
}

/** Marks the style element with the fonts for characters that do not occur in the site's text. */
export const REST_FONTS = 'data-rest-fonts'
